import type { Mistake } from '../problem/mistake.ts'
import type { Fields } from '../schema/schema.ts'

/** The folders beside each other that hold files of JSON, with what a file in each of them is called. */
const kinds = { pages: 'a page', forms: 'a form', blocks: 'a block' } as const

type Kind = keyof typeof kinds

/** What a file says it is: a form has fields, a block and a page have sections, and a page has a name and a description too. */
function kindOf({ fields, sections, name, description, $schema }: Fields): Kind | undefined {
  if (Array.isArray(fields)) return sections === undefined ? 'forms' : undefined
  if (!Array.isArray(sections)) return undefined
  if (name !== undefined && description !== undefined) return 'pages'
  const isBlock = typeof $schema === 'string' && $schema.endsWith('block.schema.json')
  return isBlock && name === undefined && description === undefined ? 'blocks' : undefined
}

/**
 * A file of another kind than its folder holds, such as a form among the pages: one mistake in place of one for each field.
 *
 * @param folder the folder in which the file lies
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
