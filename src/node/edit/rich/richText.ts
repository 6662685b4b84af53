/** Converts between the Markdown of a page file and the formatted text in the editor. */
import { isDeepStrictEqual } from 'node:util'
import { renderInline, renderProse } from '../../../content/text/markdown.ts'
import { type HtmlNode, parseHtml } from '../marks/htmlTree.ts'

/** Consecutive characters with the same formatting. */
export interface Run {
  text: string
  bold?: true
  italic?: true
  /** The URL of a link, as written. */
  href?: string
}

/** A paragraph or a list item. */
export interface Block {
  kind: 'p' | 'ul' | 'ol'
  runs: Run[]
}

export type Format = 'plain' | 'inline' | 'body'

/**
 * Parses a text into blocks; all formats but `body` have one. Returns undefined if the blocks would not give the same
 * text again.
 */
export function readRich(text: string, format: Format): Block[] | undefined {
  if (format === 'plain') return [{ kind: 'p', runs: text === '' ? [] : [{ text }] }]
  const blocks = readBlocks(text, format)
  return blocks && writeRich(blocks, format) === text ? blocks : undefined
}

/**
 * Writes blocks as Markdown, with backslashes only where necessary. Returns undefined for formatting that Markdown
 * cannot express, such as an italic part of a word.
 */
export function writeRich(blocks: readonly Block[], format: Format): string | undefined {
  if (format === 'plain') return blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ')
  const wanted = blocks.map(({ kind, runs }) => ({ kind, runs: joinRuns(runs) })).filter(({ runs }) => runs.length > 0)
  if (wanted.length === 0) return ''
  if (format === 'inline' && wanted.length > 1) return undefined
  return [keep, escapeSigns]
    .map((write) => joinBlocks(wanted, write))
    .find((text) => isDeepStrictEqual(readBlocks(text, format), wanted))
}

function joinBlocks(blocks: readonly Block[], write: (text: string, isFirst: boolean) => string): string {
  return blocks
    .map(({ runs }, index) => gapBefore(blocks, index) + signOf(blocks, index) + writeRuns(runs, write))
    .join('')
}

/** The separator before a block: items of one list are separated by a single line break. */
function gapBefore(blocks: readonly Block[], index: number): string {
  if (index === 0) return ''
  const kind = blocks[index]?.kind
  return kind !== 'p' && blocks[index - 1]?.kind === kind ? '\n' : '\n\n'
}

/** The marker of a list item; numbers count from the first item of the list. */
function signOf(blocks: readonly Block[], index: number): string {
  const kind = blocks[index]?.kind
  if (kind === 'ul') return '- '
  if (kind !== 'ol') return ''
  const last = blocks.slice(0, index).findLastIndex((block) => block.kind !== 'ol')
  return `${index - last}. `
}

const keep = (text: string) => text

/** Escapes characters that Markdown would read as markup. */
const escapeSigns = (text: string, isFirst: boolean) => {
  const escaped = text.replace(/[\\*_[\]]/g, '\\$&')
  return isFirst ? escaped.replace(/^([-+]|#{1,6})(?=\s|$)/, '\\$1').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2') : escaped
}

function writeRuns(runs: readonly Run[], write: (text: string, isFirst: boolean) => string): string {
  return runs
    .map(({ text, bold, italic, href }, index) => {
      // Emphasis markers must touch the words: `** a**` is not bold.
      const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
      if (words === '') return text
      const sign = '*'.repeat((italic ? 1 : 0) + (bold ? 2 : 0))
      const marked = sign + write(words, sign === '' && index === 0 && start === '') + sign
      return start + (href === undefined ? marked : `[${marked}](${href})`) + end
    })
    .join('')
}

/** Merges runs with the same formatting. Spaces at the edges of formatted words become unformatted. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  const add = (run: Run) => {
    const last = joined.at(-1)
    const { text: _, ...look } = run
    const { text: __, ...lastLook } = last ?? { text: '' }
    if (last && isDeepStrictEqual(look, lastLook)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  for (const run of runs) {
    if (run.text === '') continue
    const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? []
    const isPlain = !run.bold && !run.italic && run.href === undefined
    if (isPlain || words === '') add({ text: run.text })
    else {
      if (start !== '') add({ text: start })
      add({ ...run, text: words })
      if (end !== '') add({ text: end })
    }
  }
  return joined
}

/**
 * Parses Markdown into blocks. Returns undefined for sub-headings, tables, nested lists, and list items with several
 * paragraphs.
 */
function readBlocks(text: string, format: 'inline' | 'body'): Block[] | undefined {
  if (format === 'inline')
    return text === '' ? [] : [{ kind: 'p', runs: joinRuns(readRuns(parseHtml(renderInline(text)).children, {})) }]
  const blocks: Block[] = []
  for (const node of parseHtml(renderProse(text, 3)).children) {
    if (node.kind !== 'element') return undefined
    const { name, children } = node
    if (name === 'p') blocks.push({ kind: 'p', runs: joinRuns(readRuns(children, {})) })
    else if (name === 'ul' || name === 'ol')
      for (const entry of children) {
        if (
          entry.kind !== 'element' ||
          entry.children.some((child) => child.kind === 'element' && /^[pou]l?$/.test(child.name))
        )
          return undefined
        blocks.push({ kind: name, runs: joinRuns(readRuns(entry.children, {})) })
      }
    else return undefined
  }
  return blocks
}

type Look = Omit<Run, 'text'>

function readRuns(nodes: readonly HtmlNode[], look: Look): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.kind !== 'element') return [{ text: unescapeHtml(node.html), ...look }]
    const { name, tag, children } = node
    if (name === 'strong') return readRuns(children, { ...look, bold: true })
    if (name === 'em') return readRuns(children, { ...look, italic: true })
    const href = /\shref="([^"]*)"/.exec(tag)?.[1]
    return readRuns(children, name === 'a' && href !== undefined ? { ...look, href: unescapeHtml(href) } : look)
  })
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescapeHtml = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
