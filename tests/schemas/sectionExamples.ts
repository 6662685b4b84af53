import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../schemas/index.ts'

const folder = path.join(import.meta.dirname, '../../schemas/sections')

/** The folders of the section types, by name. */
export const sectionFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Returns the example file of a section type, relative to the repository. */
export const exampleFile = (type: string) => `schemas/sections/${type}/${type}.example.json`

/** Returns the text of the example of a section type. */
export const readExample = (type: string): string =>
  readFileSync(path.join(folder, type, `${type}.example.json`), 'utf8')

/** Returns the page file that is the example of a section type. */
export const examplePage = (type: string): Page => JSON.parse(readExample(type)) as Page

/** The block that the example of block sections uses. */
export const exampleBlock = {
  'blocks/book-now.json': JSON.stringify({
    sections: [{ type: 'ctaBand', heading: 'Book a Visit', actions: [{ call: true }] }],
  }),
}

/** Returns page files with the tag by which some lists of the examples select, in the folders that they list. */
export const tagged = (sources: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([file, text]) =>
      /^pages\/(?:services|locations)\//.test(file)
        ? [file, JSON.stringify({ ...(JSON.parse(text) as object), tags: ['Floors'] })]
        : [file, text],
    ),
  )
