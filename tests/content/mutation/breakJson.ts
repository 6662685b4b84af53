import type { Source } from '../../../src/content/problem/source.ts'
import { nodesOf, textOf, type Variant } from './variant.ts'

/** Every way to break JSON that people know, at every place of a page file where it can happen. */
export function breakJson(source: Source): Variant[] {
  const root = source.root()
  if (!root) return []
  const { text } = source
  const variants: Variant[] = []
  const add = (kind: string, start: number, end: number, replacement: string, more: number[] = [], word?: string) =>
    variants.push({ kind, start, end, text: replacement, near: [start, ...more], ...(word !== undefined && { word }) })

  for (const { node, member, around } of nodesOf(root)) {
    const whole = textOf(source, node)
    const inner = whole.slice(1, -1)
    const after = text.slice(node.end)
    const comma = /^\s*,/.exec(after)?.[0].length
    if (member) {
      const { key, keyStart, keyEnd } = member
      const colon = keyEnd + text.slice(keyEnd).indexOf(':')
      add('name without quotes', keyStart, keyEnd, key, [], key)
      add('name in single quotes', keyStart, keyEnd, `'${key}'`, [], key)
      add('name in curly quotes', keyStart, keyEnd, `“${key}”`, [], key)
      add('name without its first quote', keyStart, keyStart + 1, '', [], key)
      add('name without its last quote', keyEnd - 1, keyEnd, '', [keyStart], key)
      add('colon missing', colon, colon + 1, '', [keyStart])
      add('equals sign for colon', colon, colon + 1, ' =', [keyStart])
      add('value missing', node.start, node.end, '', [keyStart, colon])
    }
    if (comma !== undefined) {
      const at = node.end + comma
      add('comma missing', at - 1, at, '', [node.start, node.end - 1])
      add('comma twice', at, at, ',')
      add('semicolon for comma', at - 1, at, ';')
    } else if (node !== root) add('comma after the last', node.end, node.end, ',')
    if (node.members || node.items) {
      const close = node.end - 1
      const near = [close, node.start, node.end, text.slice(0, close).trimEnd().length - 1]
      const next = node.end + (text.slice(node.end).search(/\S/) + 1 || 1)
      const outer = around.at(-1)
      const [open] = node.members?.map(({ keyStart }) => keyStart) ?? node.items?.map(({ start }) => start) ?? []
      add('opening bracket missing', node.start, node.start + 1, '', [...near, open ?? close])
      add('closing bracket missing', close, close + 1, '', [...near, next, outer?.start ?? 0, (outer?.end ?? 1) - 1])
      add('closing bracket twice', node.end, node.end, whole.at(-1) ?? '', [close, next, (outer?.end ?? 1) - 1])
    }
    if (node.kind === 'string') {
      if (!inner.includes('\\') && !inner.includes("'"))
        add('text in single quotes', node.start, node.end, `'${inner}'`, [], whole)
      add('text in curly quotes', node.start, node.end, `“${inner}”`, [], whole)
      add('curly quote at the end', node.end - 1, node.end, '”', [node.start], whole)
      add('text without its first quote', node.start, node.start + 1, '', [], whole)
      add('text without its last quote', node.end - 1, node.end, '', [node.start], whole)
      if (/^[A-Za-z][\w &.-]*$/.test(inner)) add('text without quotes', node.start, node.end, inner, [], whole)
      const space = inner.indexOf(' ')
      const second = inner.indexOf(' ', space + 1)
      if (space > 0 && second > 0) {
        const [from, to] = [node.start + 1 + space + 1, node.start + 1 + second]
        add('quotes inside a text', from, to, `"${text.slice(from, to)}"`, [node.start])
        add('line break in a text', from - 1, from, '\n', [node.start])
        add('tab in a text', from - 1, from, '\t', [node.start])
        add('stray backslash', from, from, '\\-', [node.start])
      }
    }
    if (node.kind === 'word' && whole !== 'null')
      add(
        'True for true',
        node.start,
        node.end,
        whole.replace(/^./, (letter) => letter.toUpperCase()),
        [],
        whole,
      )
    if (node.kind === 'number') {
      add('number with a plus', node.start, node.start, '+', [], whole)
      add('number in words', node.start, node.end, 'ten')
    }
    if (node.kind !== 'string' || around.length > 1) add('None for a value', node.start, node.end, 'None')
    add('stray character', node.start, node.start, '@ ')
  }
  for (const { index } of text.matchAll(/(?<=\S)(?=\r?\n)/g)) {
    add('comment', index, index, ' // see above', [])
    add('comment', index, index, '\n  # see above', [index + 1])
    add('comment', index, index, ' /* see above */')
  }
  add('words after the end', text.length, text.length, 'See also: towson\n', [text.length - 1])
  for (const end of [0.2, 0.5, 0.8]) {
    const at = Math.floor(text.length * end)
    add('broken off', at, text.length, '', [text.slice(0, at).trimEnd().length - 1])
  }
  return variants
}
