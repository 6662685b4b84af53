/** The files of a site's own section types. */
import type { OwnSectionType } from '../../../../schemas/index.ts'
import { ownPrefix, ownType } from '../../schema/sectionTypes.ts'

const folder = 'sections/'

/** Whether a file of a site is a part of an own section type. */
export const isOwnSectionFile = (file: string): boolean => file.startsWith(folder)

/** Whether it is another part than the example, so that it is no page and need not be JSON. */
export const isOwnCode = (file: string): boolean => isOwnSectionFile(file) && typeOfExample(file) === undefined

/** Whether it is read: code, an example, a note, and no picture. */
export const isOwnText = (file: string): boolean =>
  isOwnSectionFile(file) && /^(?!.*\/node_modules\/).*\.(?:[cm]?[jt]sx?|json|md|css)$/i.test(file)

/** The own section type that a file is code of; undefined for all others. */
export function typeOfCode(file: string): OwnSectionType | undefined {
  const [, name = '', inner = ''] = file.split('/')
  return isOwnCode(file) && inner !== '' && !inner.endsWith('.md') ? ownType(name) : undefined
}

/** The section type whose example a file is: `sections/menuBoard/example.json` -> `our/menuBoard`; undefined for other files. */
export function typeOfExample(file: string): OwnSectionType | undefined {
  const [, name] = /^sections\/([^/]+)\/example\.json$/.exec(file) ?? []
  return name === undefined ? undefined : ownType(name)
}

/** The file of the example of an own section type. */
export const exampleOfType = (type: string): string => `${folderOfType(type)}example.json`

/** The file that draws an own section type. */
export const viewOfType = (type: string): string => `${folderOfType(type)}View.tsx`

/** The folder of an own section type: `our/menuBoard` -> `sections/menuBoard/`. */
const folderOfType = (type: string): string => `${folder}${type.slice(ownPrefix.length)}/`
