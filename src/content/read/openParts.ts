import type { JsonMember, JsonNode, SyntaxFault } from '../json/parseTree.ts'

/** A block or list that is open, and the way to it. */
interface OpenPart {
  node: JsonNode
  path: (string | number)[]
}

/** The blocks and lists that are open where a file stops being JSON, from the outside in. */
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

/** The bracket that closes what another one opens. */
export const closingOf = (opening: string | undefined): '}' | ']' => (opening === '[' ? ']' : '}')
