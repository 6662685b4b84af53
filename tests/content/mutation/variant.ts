import type { JsonMember, JsonNode } from '../../../src/content/json/parseTree.ts'
import type { Source } from '../../../src/content/problem/source.ts'

/** One way to break a page file, as it is made: the change to its text and what an answer has to say. */
export interface Variant {
  /** What was done, such as `field misspelt`. */
  kind: string
  /** The characters that are replaced. */
  start: number
  end: number
  text: string
  /** Offsets in the right text on whose lines the problem may be shown. */
  near: number[]
  /** The word that was spoilt, where one was. */
  word?: string
}

/** Ways to write a word wrongly: neighbours swapped, a letter dropped, doubled, of another case, or another one. */
export function misspell(word: string): string[] {
  const at = word.length >> 1
  const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
  const letter = word.charAt(at)
  const other = letter === 'x' ? 'k' : 'x'
  const turned = /[a-z]/.test(word) ? word.replace(/[a-z]/, (small) => small.toUpperCase()) : word.toLowerCase()
  return [
    swapped,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    turned,
    word.slice(0, at) + other + word.slice(at + 1),
  ].filter((spoilt, index, all) => spoilt !== word && spoilt !== '' && all.indexOf(spoilt) === index)
}

/** Every node of a tree with the member whose value it is and the nodes around it, outermost first. */
export function* nodesOf(
  node: JsonNode,
  member?: JsonMember,
  around: readonly JsonNode[] = [],
): Generator<{ node: JsonNode; member: JsonMember | undefined; around: readonly JsonNode[] }> {
  yield { node, member, around }
  const inner = [...around, node]
  for (const each of node.members ?? []) yield* nodesOf(each.value, each, inner)
  for (const item of node.items ?? []) yield* nodesOf(item, undefined, inner)
}

export const textOf = (source: Source, { start, end }: { start: number; end: number }) => source.text.slice(start, end)
