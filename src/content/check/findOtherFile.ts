import type { Mistake } from '../problem/mistake.ts'
import type { Fields } from '../schema/schema.ts'

/** The sibling folders with JSON files, and the name of a file in each. */
const kinds = { pages: 'a page', forms: 'a form', blocks: 'a block' } as const

type Kind = keyof typeof kinds

/**
 * Determines the kind of a file by its content: a form has fields, a block and a page have sections, and a page also
 * has a name and a description.
 */
function kindOf({ fields, sections, name, description, $schema }: Fields): Kind | undefined {
  if (Array.isArray(fields)) return sections === undefined ? 'forms' : undefined
  if (!Array.isArray(sections)) return undefined
  if (name !== undefined && description !== undefined) return 'pages'
  const isBlock = typeof $schema === 'string' && $schema.endsWith('block.schema.json')
  return isBlock && name === undefined && description === undefined ? 'blocks' : undefined
}

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
    fix: `Move the file into the folder ${kind}/.`,
  }
}
