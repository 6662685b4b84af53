import type { JsonNode } from '../../../content/json/parseTree.ts'
import type { Path, Source } from '../../../content/problem/source.ts'

/** The path of the innermost value or field name at an offset of a file; empty if there is none. */
export function pathAt(source: Source, offset: number): Path {
  const steps: (string | number)[] = []
  let node: JsonNode | undefined = source.root()
  while (node) {
    const member: { key: string; value: JsonNode } | undefined = node.members?.find(
      ({ keyStart, value }) => keyStart <= offset && offset < value.end,
    )
    const index: number = node.items?.findIndex(({ start, end }) => start <= offset && offset < end) ?? -1
    if (member) steps.push(member.key)
    else if (index >= 0) steps.push(index)
    node = member?.value ?? node.items?.[index]
  }
  return steps
}
