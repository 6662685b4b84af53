import MarkdownIt, { type Token } from 'markdown-it'
import { asHtml, type Html } from '../model/html.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { isHarmless } from './href.ts'

/** Maps the address of a link to the address to write, `/quote/` -> `/base/quote/`. */
type MapHref = (href: string) => string

/** Whether texts of a format may have several paragraphs. */
export const isLongFormat = (format: string | undefined): format is 'body' | 'prose' =>
  format === 'body' || format === 'prose'

interface InlineLink {
  href: string
  /** Offsets of the address in the text as written, including escapes. */
  start: number
  end: number
}

/**
 * Creates a parser for the subset of CommonMark that texts support. Addresses are kept as written. A link with a space
 * in its address or with a title is not a link; a harmful one is, so that it can be reported.
 */
function createParser(...more: string[]) {
  const md = new MarkdownIt('zero').enable(['emphasis', 'link', 'escape', 'list', ...more])
  md.normalizeLink = (href) => href
  md.validateLink = (href) => !/[ \t\n]/.test(href)
  md.helpers = {
    ...md.helpers,
    parseLinkTitle: () => ({ ok: false, can_continue: false, pos: 0, str: '', marker: 0 }),
  }
  md.renderer.rules.text = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')
  // The escape rule would turn a backslash before a line break into a <br>.
  md.renderer.rules.hardbreak = () => '\\\n'
  return md
}

const md = createParser()
/** The same with sub-headings and tables (GitHub Flavored Markdown, 4.10). */
const proseMd = createParser('heading', 'table')
// A table that is wider than the screen scrolls in its frame, which is focusable for the keyboard.
proseMd.renderer.rules.table_open = (tokens, index) =>
  `<div role="group" aria-label="${escapeHtml(headingsOf(tokens, index))}" tabindex="0"><table>`
proseMd.renderer.rules.table_close = () => '</table></div>'

/** The formats of texts with Markdown, see `schemas/parts/text.ts`. */
export type MarkdownFormat = 'inline' | 'body' | 'prose'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a plain text for HTML. Lone surrogates become U+FFFD, because UTF-8 cannot encode them. */
export function escapeHtml(text: string): Html {
  const whole = replaceSurrogates(text)
  return asHtml(/[&<>"']/.test(whole) ? whole.replace(/[&<>"']/g, (char) => entities[char] ?? char) : whole)
}

const replaceSurrogates = (text: string) =>
  /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text

/** Renders a text of one paragraph as HTML with bold, italic and links; all other characters are kept. */
export function renderInline(text: string, mapHref?: MapHref): Html {
  // Measured: most texts contain no mark, and the parser takes twenty times as long for them.
  return /[\\*_[]/.test(text) ? render(md.parseInline(text, {}), mapHref) : escapeHtml(text)
}

/** A paragraph of one line that is not a list entry in any context. */
const oneLine = /^[^\s\d*+-][^\n\r\0]*\S$/

/** Renders paragraphs and lists of a text as HTML, with bold, italic and links in them. */
export function renderBody(text: string, mapHref?: MapHref): Html {
  // Measured: the parser takes three times as long for such paragraphs, and nearly every text consists of them.
  const paragraphs = text.split('\n\n')
  if (!paragraphs.every((paragraph) => oneLine.test(paragraph))) return render(md.parse(text, {}), mapHref)
  return asHtml(paragraphs.map((paragraph) => `<p>${renderInline(paragraph, mapHref)}</p>`).join(''))
}

/**
 * Like `renderBody`, with sub-headings and tables.
 *
 * @param level HTML level of `##` headings: 3 below the heading of a section, 2 if there is none
 */
export function renderProse(text: string, level: 2 | 3, mapHref?: MapHref): Html {
  const tokens = proseMd.parse(text, {})
  for (const token of tokens) {
    if (/^heading_/.test(token.type)) token.tag = `h${Math.min(Math.max(Number(token.tag.slice(1)), 2) - 2, 1) + level}`
    // The policy of the site forbids style attributes.
    if (token.type === 'th_open' || token.type === 'td_open') {
      const [, align] = /text-align:(center|right)/.exec(String(token.attrGet('style'))) ?? []
      token.attrs = null
      if (token.type === 'th_open') token.attrSet('scope', 'col')
      if (align !== undefined) token.attrSet('data-align', align)
    }
  }
  return render(tokens, mapHref, proseMd)
}

/** A sub-heading or a table of a text, with its offsets. */
export type ProsePart = { start: number; end: number } & (
  | { kind: 'heading'; level: number }
  | { kind: 'table'; columns: number }
)

/** Returns the sub-headings and tables of a text. */
export function findProseParts(text: string): ProsePart[] {
  if (!/[#|]/.test(text)) return []
  const starts = [0, ...matchesOf(/\n/g, text).map(({ index }) => index + 1), text.length + 1]
  const tokens = proseMd.parse(text, {})
  return tokens.flatMap(({ type, tag, map }, index): ProsePart[] => {
    const place = { start: starts[map?.[0] ?? 0] ?? 0, end: (starts[map?.[1] ?? 0] ?? 0) - 1 }
    if (type === 'heading_open') return [{ ...place, kind: 'heading', level: Number(tag.slice(1)) }]
    if (type !== 'table_open') return []
    const rest = tokens.slice(index)
    const columns = rest.slice(
      0,
      rest.findIndex((token) => token.type === 'thead_close'),
    )
    return [{ ...place, kind: 'table', columns: columns.filter((token) => token.type === 'th_open').length }]
  })
}

/** Returns the cell texts of a table's first row, for its accessible name. */
function headingsOf(tokens: readonly Token[], table: number): string {
  const end = tokens.findIndex(({ type }, index) => index > table && type === 'thead_close')
  return tokens
    .slice(table, end)
    .flatMap(({ children }) => (children ? [children.map(({ content }) => content).join('')] : []))
    .filter((words) => words !== '')
    .join(', ')
}

/**
 * Renders tokens as HTML. An unsafe link is reduced to its text: a filled placeholder can produce one after all checks.
 */
function render(tokens: Token[], mapHref: MapHref = (href) => href, parser = md): Html {
  let hidden = false
  const all = tokens.flatMap((token) => [token, ...(token.children ?? [])])
  for (const [index, token] of all.entries()) {
    // The renderer adds line breaks after the tags of blocks.
    token.block = false
    if (token.type === 'link_open') {
      const href = mapHref(hrefOf(token))
      hidden = !isHarmless(href)
      token.attrSet('href', replaceSurrogates(href))
      // A phone number does not break across lines.
      if (href.startsWith('tel:') && isNumber(all[index + 1])) token.attrSet('class', 'fact')
    }
    if (token.tag === 'a') token.hidden = hidden
  }
  return asHtml(parser.renderer.render(tokens, parser.options, {}))
}

const isNumber = (label: Token | undefined) => label !== undefined && /^[\d\s()+./-]+$/.test(label.content)

const hrefOf = (link: Token) => String(link.attrGet('href'))

/**
 * Returns the links of a text in the format of its field, with the offsets of their addresses. markdown-it gives no
 * offsets, so the text after every `](` is parsed again and matched in order with the addresses that it found. A link
 * that is not found again gets the whole text as its range.
 */
export function findLinks(text: string, format: MarkdownFormat = 'inline'): InlineLink[] {
  if (!text.includes('](')) return []
  if (!text.includes('![')) return findAllLinks(text, format)
  const pictures = matchesOf(rawPicture, text).map(({ 0: whole, index }) => ({ index, end: index + whole.length }))
  return findAllLinks(text, format).filter(
    ({ start }) => !pictures.some(({ index, end }) => index <= start && start < end),
  )
}

/**
 * A Markdown picture, which texts do not support: `checkForeignMarkup` reports it, so its address does not count as a
 * link. After a word, the exclamation mark belongs to the sentence before a link.
 */
export const rawPicture =
  /(?<!\\)(?:(?<![\p{L}\p{N}])!\[[^[\]\n]{0,300}\]\([^()\n]{0,300}\)|!\[[^[\]\n]{0,300}\]\([^()\s]{1,300}\.(?:jpe?g|png|webp|avif|gif|svg|heic)\))/giu

function findAllLinks(text: string, format: MarkdownFormat): InlineLink[] {
  const plain = findPlainLinks(text)
  if (plain) return plain
  const parser = format === 'prose' ? proseMd : md
  const tokens = format === 'inline' ? md.parseInline(text, {}) : parser.parse(text, {})
  const found = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open')
  const hrefs = found.map(hrefOf)
  const links: InlineLink[] = []
  for (const { 0: opening, index } of text.matchAll(/\]\([ \t\r\n]*/g)) {
    const start = index + opening.length
    const { ok, pos, str: href } = md.helpers.parseLinkDestination(text, start, text.length)
    if (href === hrefs[links.length]) links.push({ href, start, end: ok ? pos : start })
  }
  const unmet = hrefs.slice(links.length).map((href) => ({ href, start: 0, end: text.length }))
  return [...links, ...unmet]
}

const plainLink = /\[[^[\]\n]*\]\(([^\s()<>&\p{Cc}]+)\)/gu

/**
 * Returns the links of a text without other brackets or escapes, which is nearly every text: nothing else can prevent a
 * link. Measured: the parser took a tenth of the check of 10,000 pages. Undefined for all other texts.
 */
function findPlainLinks(text: string): InlineLink[] | undefined {
  if (text.includes('\\')) return undefined
  const links = matchesOf(plainLink, text).map(({ 0: whole, 1: href = '', index }) => {
    const end = index + whole.length - 1
    return { href, start: end - href.length, end }
  })
  return text.split('[').length - 1 === links.length && text.split('](').length - 1 === links.length ? links : undefined
}
