/** The files of a site's own section types. */
import type { OwnSectionType } from '../../../../schemas/index.ts'
import { ownPrefix, ownType } from '../../schema/sectionTypes.ts'

const folder = 'sections/'

/** Whether a file of a site is a part of an own section type. */
export const isOwnSectionFile = (file: string): boolean => file.startsWith(folder)

/** Whether it is a part other than the example, so that it is not a page and need not be JSON. */
export const isOwnCode = (file: string): boolean => isOwnSectionFile(file) && typeOfExample(file) === undefined

/** Whether its text is read: code, an example or a note, but not a picture. */
export const isOwnText = (file: string): boolean =>
  isOwnSectionFile(file) && /^(?!.*\/node_modules\/).*\.(?:[cm]?[jt]sx?|json|md|css)$/i.test(file)

/** Returns the own section type that a code file belongs to, or undefined for all other files. */
export function typeOfCode(file: string): OwnSectionType | undefined {
  const [, name = '', inner = ''] = file.split('/')
  return isOwnCode(file) && inner !== '' && !inner.endsWith('.md') ? ownType(name) : undefined
}

/**
 * Returns the section type of an example file: `sections/menuBoard/example.json` -> `our/menuBoard`; undefined for
 * other files.
 */
export function typeOfExample(file: string): OwnSectionType | undefined {
  const [, name] = /^sections\/([^/]+)\/example\.json$/.exec(file) ?? []
  return name === undefined ? undefined : ownType(name)
}

/** Returns the example file of an own section type. */
export const exampleOfType = (type: string): string => `${folderOfType(type)}example.json`

/** Returns the file with the component of an own section type. */
export const viewOfType = (type: string): string => `${folderOfType(type)}View.tsx`

/** Returns the folder of an own section type: `our/menuBoard` -> `sections/menuBoard/`. */
const folderOfType = (type: string): string => `${folder}${type.slice(ownPrefix.length)}/`
