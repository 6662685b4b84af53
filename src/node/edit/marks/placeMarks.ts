import { addAttribute, type HtmlElement, type HtmlNode, parseHtml, writeHtml } from './htmlTree.ts'
import { type Mark, type Marks, markPattern, numberOf, writeAt } from './marks.ts'

/** One of the two delimiters around marked content. */
interface Sign {
  kind: 'begin' | 'end'
  mark: Mark
}

type Part = HtmlNode | Sign

/** Elements that are allowed within a line of text. */
const inline = new Set('a b br em i small span strong sub sup wbr'.split(' '))

/**
 * Turns the delimiters of `marks` in the HTML of a page into attributes and removes them. An element that shows only
 * one marked text gets `data-at`; where it shows more, the marked part gets a wrapper element. Marks in attributes,
 * such as an accessible name, go into `data-names`. Pictures and icons are rendered. Each section and list entry gets
 * `data-at` if no text has it already.
 *
 * @param sections the location of each section of the page; undefined for a section that no file contains
 */
export function placeMarks(html: string, marks: Marks, sections: readonly (Mark | undefined)[]): string {
  const root = parseHtml(html)
  visit(root, marks)
  const main = findElement(root, ({ name, tag }) => name === 'main' && tag.includes(' id="main"'))
  const all = main?.children.filter((node) => node.kind === 'element' && node.name !== 'link') ?? []
  // The links to translations come before the sections of a page.
  const [first] = all
  const hasLanguages = all.length === sections.length + 1 && first?.kind === 'element' && first.name === 'nav'
  const roots = hasLanguages ? all.slice(1) : all
  for (const [element, written] of pairUp(roots, sections)) {
    if (!written || element.kind !== 'element') continue
    const at = writeAt(written)
    markEntries(element, at)
    addAttribute(element, 'data-at', at)
  }
  return writeHtml(root)
}

/**
 * Pairs each element with the section that it shows. A section that renders nothing, such as an empty list, has no
 * element: it is among those of which no text is shown.
 */
function pairUp(
  elements: readonly HtmlNode[],
  sections: readonly (Mark | undefined)[],
): (readonly [HtmlNode, Mark | undefined])[] {
  let left = sections.length - elements.length
  const html = left > 0 ? elements.map(writeHtml).join('') : ''
  const isShown = (section: Mark | undefined) =>
    section === undefined || ['"', '/'].some((end) => html.includes(`data-at="${writeAt(section)}${end}`))
  const shown = sections.filter((section) => left <= 0 || isShown(section) || left-- <= 0)
  if (elements.length !== shown.length)
    throw new Error(`A page of ${sections.length} sections has ${elements.length} elements.`)
  return elements.map((element, index) => [element, shown[index]] as const)
}

function findElement(node: HtmlNode, is: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (node.kind !== 'element') return undefined
  if (is(node)) return node
  for (const child of node.children) {
    const found = findElement(child, is)
    if (found) return found
  }
  return undefined
}

function visit(element: HtmlElement, marks: Marks): void {
  markAttributes(element, marks)
  if (element.name === 'script' || element.name === 'style') return
  const parts = element.children.flatMap((child) => (child.kind === 'text' ? splitText(child.html, marks) : [child]))
  for (const part of parts) if (part.kind === 'element') visit(part, marks)
  element.children = join(element, parts)
}

/** Splits a text into plain texts and delimiters. */
function splitText(html: string, { list }: Marks): Part[] {
  const parts: Part[] = []
  let at = 0
  const add = (end: number) => {
    if (end > at) parts.push({ kind: 'text', html: html.slice(at, end) })
  }
  for (const { 0: sign, 1: first, 2: last, index } of html.matchAll(markPattern)) {
    const mark = list[numberOf(first ?? last ?? '')]
    if (!mark) continue
    add(index)
    at = index + sign.length
    parts.push({ kind: first === undefined ? 'end' : 'begin', mark })
  }
  add(html.length)
  return parts
}

const isSign = (part: Part): part is Sign => part.kind === 'begin' || part.kind === 'end'
const isBlank = (part: Part) => part.kind === 'other' || (part.kind === 'text' && part.html.trim() === '')

/** The children of an element with the delimiters replaced. */
function join(element: HtmlElement, parts: readonly Part[]): HtmlNode[] {
  const begins = parts.filter(({ kind }) => kind === 'begin').length
  const first = parts.findIndex((part) => !isBlank(part))
  const last = parts.findLastIndex((part) => !isBlank(part))
  const only = begins === 1 && parts[first]?.kind === 'begin' && parts[last]?.kind === 'end'
  const children: HtmlNode[] = []
  let wrapped: { mark: Mark; from: number } | undefined
  for (const part of parts) {
    if (!isSign(part)) children.push(part)
    else if (part.kind === 'begin') wrapped = { mark: part.mark, from: children.length }
    else {
      if (wrapped?.mark !== part.mark) throw new Error(`The mark of ${writeAt(part.mark)} is cut in two.`)
      const inner = drawn(part.mark, children.splice(wrapped.from))
      if (only) addAttribute(element, 'data-at', writeAt(part.mark))
      children.push(...(only ? inner : [wrap(inner, part.mark)]))
      wrapped = undefined
    }
  }
  if (wrapped) throw new Error(`The mark of ${writeAt(wrapped.mark)} has no end.`)
  return children
}

/** Replaces the name of a drawing with the drawing; a text stays. */
const drawn = ({ draw }: Mark, inner: HtmlNode[]): HtmlNode[] => (draw ? [{ kind: 'text', html: draw() }] : inner)

function wrap(children: HtmlNode[], mark: Mark): HtmlElement {
  const isInline = children.every((child) => child.kind !== 'element' || inline.has(child.name))
  const name = isInline ? 'span' : 'div'
  const element: HtmlElement = { kind: 'element', name, tag: `<${name}>`, children, closed: true }
  addAttribute(element, 'data-at', writeAt(mark))
  return element
}

/**
 * Removes the delimiters from attributes. The description of a photo gives the photo its `data-at`; other attributes
 * are listed in `data-names`.
 */
function markAttributes(element: HtmlElement, { list }: Marks): void {
  const names = new Set<string>()
  element.tag = element.tag.replace(markPattern, (sign, first?: string) => {
    const mark = first === undefined ? undefined : list[numberOf(first)]
    if (mark) names.add(writeAt(mark))
    return first === undefined || mark ? '' : sign
  })
  if (names.size === 0) return
  const [only = ''] = names
  if (element.name === 'img' && only.endsWith('/alt')) addAttribute(element, 'data-at', only.slice(0, -'/alt'.length))
  else addAttribute(element, 'data-names', [...names].join(' '))
}

/**
 * Gives each list entry the smallest element that shows all of it and nothing of another entry.
 *
 * @returns the locations shown in the element
 */
function markEntries(element: HtmlElement, section: string): ReadonlySet<string> {
  const own = /\sdata-at="([^"]*)"/.exec(element.tag)?.[1]
  const none: ReadonlySet<string> = new Set()
  const found = element.children.map((child) => (child.kind === 'element' ? markEntries(child, section) : none))
  const places = new Set([...(own?.startsWith(`${section}/`) ? [own] : []), ...found.flatMap((set) => [...set])])
  if (places.size === 0 || own !== undefined) return places
  const entry = commonEntry([...places], section)
  const isSplit = entry !== undefined && found.filter((set) => set.size > 0).length === 1
  if (entry !== undefined && !isSplit) addAttribute(element, 'data-at', entry)
  return places
}

/** The innermost list entry that contains all locations: `sections/2/items/0`. */
function commonEntry(places: readonly string[], section: string): string | undefined {
  const [first = '', ...others] = places
  const steps = first.split('/')
  for (let length = steps.length - 1; length > section.split('/').length; length--) {
    const start = steps.slice(0, length).join('/')
    const isEntry = /^\d+$/.test(steps[length - 1] ?? '')
    if (isEntry && others.every((place) => place === start || place.startsWith(`${start}/`))) return start
  }
  return undefined
}
