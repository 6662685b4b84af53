import type { JsonMember, JsonNode, SyntaxFault } from '../json/parseTree.ts'

/** An open block or list, and its path. */
interface OpenPart {
  node: JsonNode
  path: (string | number)[]
}

/** Returns the blocks and lists that are open where a file stops being JSON, outermost first. */
export function openParts({ tree, open }: Pick<SyntaxFault, 'tree' | 'open'>): OpenPart[] {
  const parts: OpenPart[] = []
  let node = tree
  let path: (string | number)[] = []
  for (const offset of open) {
    if (!node || node.start !== offset) return []
    parts.push({ node, path })
    const index: number = (node.items?.length ?? 0) - 1
    const member: JsonMember | undefined = node.members?.at(-1)
    path = [...path, member ? member.key : index]
    node = member ? member.value : node.items?.[index]
  }
  return parts
}

/** Returns the closing bracket for an opening one. */
export const closingOf = (opening: string | undefined): '}' | ']' => (opening === '[' ? ']' : '}')
