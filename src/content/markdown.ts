import { isHarmless } from './href.ts'
import { findLinks as findInlineLinks, hasMarks, type InlineLink, parseInline } from './inline.ts'
import type { Html } from './pageModel.ts'

/** Gives the address to write for the address of a link, `/quote/` -> `/base/quote/`. */
export type MapHref = (href: string) => string

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A plain text as HTML. Lone surrogates become U+FFFD, as UTF-8 has no way to write them. */
export function escapeHtml(text: string): Html {
  const whole = /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text
  return (/[&<>"']/.test(whole) ? whole.replace(/[&<>"']/g, (char) => entities[char] ?? char) : whole) as Html
}

/** Bold, italic and links of a one-paragraph text as HTML; every other character stays what it is. */
export function renderInline(text: string, mapHref: MapHref = (href) => href): Html {
  if (!hasMarks(text)) return escapeHtml(text)
  const closings: string[] = []
  let html = ''
  for (const piece of parseInline(text)) {
    if (piece.kind === 'text') html += escapeHtml(piece.text)
    else if (piece.kind === 'open') html += `<${piece.tag}>`
    else if (piece.kind === 'close') html += `</${piece.tag}>`
    else if (piece.kind === 'openLink') {
      const isLink = isHarmless(piece.link.href)
      html += isLink ? `<a href="${escapeHtml(mapHref(piece.link.href))}">` : ''
      closings.push(isLink ? '</a>' : '')
    } else html += closings.pop() ?? ''
  }
  return html as Html
}

/** A list or paragraph of a text of several paragraphs; `lines` with the offset of each line's first character. */
interface Block {
  tag: 'p' | 'ul' | 'ol'
  /** Number of the first entry of an `ol`. */
  start: number
  entries: Line[][]
}
interface Line {
  text: string
  offset: number
}

const bullet = /^[ \t]{0,3}[-*+][ \t]+(?=\S)/
const number = /^[ \t]{0,3}(\d{1,9})[.)][ \t]+(?=\S)/

/** Paragraphs end at an empty line; lists begin with `- ` or `1. ` and need no empty line before them. */
function parseBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let offset = 0
  let gap = true
  for (const whole of text.split('\n')) {
    const line = { text: whole.trim(), offset: offset + whole.length - whole.trimStart().length }
    offset += whole.length + 1
    const last = blocks.at(-1)
    if (line.text === '') {
      gap = true
      continue
    }
    const mark = bullet.exec(whole) ?? number.exec(whole)
    if (mark) {
      const tag = mark[1] === undefined ? 'ul' : 'ol'
      const from = mark[0].length
      const entry = [{ text: whole.slice(from).trim(), offset: offset - whole.length - 1 + from }]
      if (last?.tag === tag) last.entries.push(entry)
      else blocks.push({ tag, start: Number(mark[1] ?? 1), entries: [entry] })
    } else if (last && !gap) last.entries.at(-1)?.push(line)
    else blocks.push({ tag: 'p', start: 1, entries: [[line]] })
    gap = false
  }
  return blocks
}

const joined = (lines: Line[]) => lines.map(({ text }) => text).join('\n')

/** Paragraphs and lists of a text as HTML, with bold, italic and links in them. */
export function renderBody(text: string, mapHref?: MapHref): Html {
  const html = parseBlocks(text).map(({ tag, start, entries }) => {
    if (tag === 'p') return `<p>${renderInline(joined(entries[0] ?? []), mapHref)}</p>`
    const items = entries.map((lines) => `<li>${renderInline(joined(lines), mapHref)}</li>`)
    return `<${tag}${start === 1 ? '' : ` start="${start}"`}>${items.join('')}</${tag}>`
  })
  return html.join('') as Html
}

/** Links of a text in the format of its field, with the offsets of their addresses in the text. */
export function findLinks(text: string, format: 'inline' | 'body' = 'inline'): InlineLink[] {
  if (!text.includes('](')) return []
  if (format === 'inline') return findInlineLinks(text)
  return parseBlocks(text).flatMap(({ entries }) =>
    entries.flatMap((lines) => findInlineLinks(joined(lines)).map((link) => shiftLink(link, lines))),
  )
}

/** The link with offsets in the whole text instead of in the joined lines. */
function shiftLink(link: InlineLink, lines: Line[]): InlineLink {
  let position = 0
  for (const line of lines) {
    if (link.start <= position + line.text.length) {
      const shift = line.offset - position
      return { ...link, start: link.start + shift, end: link.end + shift }
    }
    position += line.text.length + 1
  }
  return link
}
