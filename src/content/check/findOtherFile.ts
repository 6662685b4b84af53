import type { Mistake } from '../problem/mistake.ts'
import { type Fields, isFields } from '../schema/schema.ts'

/** The sibling folders with JSON files, and the name of a file in each. */
const kinds = { pages: 'a page', forms: 'a form', blocks: 'a block' } as const

type Kind = keyof typeof kinds

/**
 * Determines the kind of a file by its content: a form has fields, a block and a page have sections, and a page also
 * has a name and a description.
 */
function kindOf(value: Fields): Kind | undefined {
  const { fields, sections, name, description, $schema } = value
  if (Array.isArray(fields)) return sections === undefined ? 'forms' : undefined
  if (!Array.isArray(sections)) return undefined
  if (name !== undefined && description !== undefined) return 'pages'
  const isBlock = typeof $schema === 'string' && $schema.endsWith('block.schema.json')
  if (isBare(value)) return 'blocks'
  return isBlock && name === undefined && description === undefined ? 'blocks' : undefined
}

/** Whether a file only has sections, like a block. With a hero or without sections, it is an unfinished page. */
const isBare = (value: Fields) =>
  Array.isArray(value.sections) &&
  value.sections.length > 0 &&
  !value.sections.some((section) => isFields(section) && section.type === 'hero') &&
  Object.keys(value).every((name) => name === 'sections' || name === '$schema')

/**
 * Finds a file that belongs in another folder, such as a form among the pages. It gets one mistake instead of one per
 * field.
 *
 * @param folder the folder that contains the file
 */
export function findOtherFile(value: Fields, folder: Kind): Mistake | undefined {
  const kind = kindOf(value)
  if (kind === undefined || kind === folder) return undefined
  return {
    path: [kind === 'forms' ? 'fields' : 'sections'],
    part: 'key',
    code: 'file-of-other-folder',
    message: `This file is ${kinds[kind]}, and the folder ${folder}/ holds ${folder} alone.`,
    fix: `Move the file into the folder ${kind}/${kind === 'blocks' && value.$schema === undefined && folder === 'pages' ? ', or add "name", "title" and "description" if it is a page' : ''}.`,
  }
}
