import MarkdownIt, { type Token } from 'markdown-it'
import type { Html } from '../model/pageModel.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { isHarmless } from './href.ts'

/** Gives the address to write for the address of a link, `/quote/` -> `/base/quote/`. */
export type MapHref = (href: string) => string

export interface InlineLink {
  href: string
  /** Offsets of the address in the text, as written, escapes included. */
  start: number
  end: number
}

/**
 * CommonMark without all that has no place in a page's texts. Addresses stay as they were written; a link with a space
 * in its address or with a title is no link, and a harmful one is, so that it can be reported.
 */
const md = new MarkdownIt('zero').enable(['emphasis', 'link', 'escape', 'list'])
md.normalizeLink = (href) => href
md.validateLink = (href) => !/[ \t\n]/.test(href)
md.helpers = {
  ...md.helpers,
  parseLinkTitle: () => ({ ok: false, can_continue: false, pos: 0, str: '', marker: 0 }),
}
md.renderer.rules.text = (tokens, index) => escapeHtml(tokens[index]?.content ?? '')
// The rule for escapes makes a backslash before a line break a <br>.
md.renderer.rules.hardbreak = () => '\\\n'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A plain text as HTML. Lone surrogates become U+FFFD, as UTF-8 has no way to write them. */
export function escapeHtml(text: string): Html {
  const whole = replaceSurrogates(text)
  return (/[&<>"']/.test(whole) ? whole.replace(/[&<>"']/g, (char) => entities[char] ?? char) : whole) as Html
}

const replaceSurrogates = (text: string) =>
  /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text

/** Bold, italic and links of a one-paragraph text as HTML; every other character stays what it is. */
export function renderInline(text: string, mapHref?: MapHref): Html {
  // Measured: most texts hold no mark, and the parser takes twenty times as long for them.
  return /[\\*_[]/.test(text) ? render(md.parseInline(text, {}), mapHref) : escapeHtml(text)
}

/** A paragraph of one line that is no entry of a list, whatever stands around it. */
const oneLine = /^[^\s\d*+-][^\n\r\0]*\S$/

/** Paragraphs and lists of a text as HTML, with bold, italic and links in them. */
export function renderBody(text: string, mapHref?: MapHref): Html {
  // Measured: the parser takes three times as long for such paragraphs, and nearly every text consists of them.
  const paragraphs = text.split('\n\n')
  if (!paragraphs.every((paragraph) => oneLine.test(paragraph))) return render(md.parse(text, {}), mapHref)
  return paragraphs.map((paragraph) => `<p>${renderInline(paragraph, mapHref)}</p>`).join('') as Html
}

/** Of a link that may do harm only the words are left: a filled-in placeholder can make one after all checks. */
function render(tokens: Token[], mapHref: MapHref = (href) => href): Html {
  let hidden = false
  for (const token of tokens.flatMap((token) => [token, ...(token.children ?? [])])) {
    // The renderer adds line breaks after the tags of blocks.
    token.block = false
    if (token.type === 'link_open') {
      const href = mapHref(hrefOf(token))
      hidden = !isHarmless(href)
      token.attrSet('href', replaceSurrogates(href))
    }
    if (token.tag === 'a') token.hidden = hidden
  }
  return md.renderer.render(tokens, md.options, {}) as Html
}

const hrefOf = (link: Token) => String(link.attrGet('href'))

/**
 * Links of a text in the format of its field, with the offsets of their addresses in the text. markdown-it gives no
 * offsets, so what stands behind every `](` is read once more and held against the addresses it found, in order; one
 * that is not met again gets the whole text.
 */
export function findLinks(text: string, format: 'inline' | 'body' = 'inline'): InlineLink[] {
  if (!text.includes('](')) return []
  if (!text.includes('![')) return findAllLinks(text, format)
  const pictures = matchesOf(rawPicture, text).map(({ 0: whole, index }) => ({ index, end: index + whole.length }))
  return findAllLinks(text, format).filter(
    ({ start }) => !pictures.some(({ index, end }) => index <= start && start < end),
  )
}

/** A picture as Markdown writes it, which texts do not take: `checkRawMarks` tells of it, so its address is no link. */
export const rawPicture = /(?<!\\)!\[[^[\]\n]{0,300}\]\([^()\s]{1,300}\.(?:jpe?g|png|webp|avif|gif|svg|heic)\)/gi

function findAllLinks(text: string, format: 'inline' | 'body'): InlineLink[] {
  const plain = findPlainLinks(text)
  if (plain) return plain
  const tokens = format === 'inline' ? md.parseInline(text, {}) : md.parse(text, {})
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
 * The links of a text without any other bracket or escape, which is nearly every text: nothing else is there that could
 * make them none. Measured: the parser took a tenth of the check of 10,000 pages. Undefined for all other texts.
 */
function findPlainLinks(text: string): InlineLink[] | undefined {
  if (text.includes('\\')) return undefined
  const links = matchesOf(plainLink, text).map(({ 0: whole, 1: href = '', index }) => {
    const end = index + whole.length - 1
    return { href, start: end - href.length, end }
  })
  return text.split('[').length - 1 === links.length && text.split('](').length - 1 === links.length ? links : undefined
}
