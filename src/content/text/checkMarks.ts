import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { renderBody, renderInline } from './markdown.ts'

type Text = Pick<TextField, 'path' | 'value' | 'format'>

// Repetitions are bounded, so that a text of only brackets is not scanned to its end from each of them.
const pairs = /\*\*([^*\n]{1,300})\*\*|\[([^[\]\n]{1,300})\]\([^()\s]{1,300}\)/g
/** Italic words, in a text that does not support them. */
const italic = /(?<![\p{L}\p{N}*])\*(?=\p{L})([^*\n]{1,300})(?<=[\p{L}\p{N}.!?])\*(?![\p{L}\p{N}*])/gu
const boldWords = /\*\*[^\s*](?:[^*\n]{0,300}[^\s*])?\*\*/g
const spacedAddress =
  /\]\([ \t]{0,9}(tel:(?:[\d.+ -]|\(\d{1,9}\)){1,60}|(?:\/|#|https?:|mailto:|tel:)[^\s()]{0,300}(?:[ \t]{1,9}[^\s()]{1,300}){1,20})[ \t]{0,9}\)/g
const gap = /\][ \t\u00a0]{1,9}\((?=\/|#|https?:|mailto:|tel:)/g

/**
 * Finds Markdown that visitors would read literally: any mark in a text that supports none, such as a heading; a link
 * with a space between its parts or in its address; stars that make no words bold.
 */
export function checkMarks({ path, value, format }: Text): Mistake[] {
  if (format === 'href') return []
  const base = { path }
  if (format !== undefined) {
    const apart = matchesOf(gap, value).map(
      ({ 0: found, index }): Mistake => ({
        ...base,
        span: { start: index, end: index + found.length },
        code: 'link-apart',
        message: 'A space between the words of a link and its address takes the two apart.',
        fix: 'Write "](".',
        replacement: '](',
      }),
    )
    const spaced = matchesOf(spacedAddress, value)
      .map(({ 0: found, 1: address = '', index }) => ({ address, start: index + found.indexOf(address) }))
      .filter(({ address }) => /\s/.test(address.trim()))
      .map(({ address, start }) => spaceInAddress(base, address, start))
    const stars = findLooseStars(value, format === 'inline' ? renderInline : renderBody)
    const links = [...apart, ...spaced]
    return stars ? [...links, { ...base, span: stars, code: 'loose-stars', ...explainStars(stars) }] : links
  }
  const plain = matchesOf(italic, value).map(
    ({ 0: found, 1: words = '', index }): Mistake => ({
      ...base,
      span: { start: index, end: index + found.length },
      code: 'marks-in-text',
      message: `This text takes no marks, so visitors would read ${quoted(found)} as it stands.`,
      fix: `Write ${quoted(words)}.`,
      replacement: JSON.stringify(words).slice(1, -1),
    }),
  )
  const marked = matchesOf(pairs, value).map(
    ({ 0: found, 1: bold, 2: words = '', index }): Mistake => ({
      ...base,
      span: { start: index, end: index + found.length },
      code: 'marks-in-text',
      message: `This text takes no marks, so visitors would read ${quoted(found)} as it stands.`,
      ...(bold === undefined
        ? { fix: `Write ${quoted(words)}, and put the link into a text below.` }
        : { fix: `Write ${quoted(bold)}.`, replacement: JSON.stringify(bold).slice(1, -1) }),
    }),
  )
  return [...plain, ...marked]
}

const numbers = ['', 'This star makes', 'These two stars make', 'These three stars make']

function explainStars({ start, end }: { start: number; end: number }): Pick<Mistake, 'message' | 'fix'> {
  const number = end - start
  const [kind, stars] = number === 1 ? ['italic', 'One star makes words italic'] : ['bold', 'Two stars make words bold']
  return {
    message: `${numbers[number] ?? 'These stars make'} no words ${kind}, so visitors would read ${number === 1 ? 'it as it stands' : 'them as they stand'}.`,
    fix: `${stars}: write as many right behind the last of these words as right before the first, or delete them.`,
  }
}

/**
 * Returns an address without spaces that can only be typing errors: those of a phone number, and those beside the
 * slashes of a page's address.
 */
function withoutSpaces(address: string): string | undefined {
  if (/^tel:[^a-z]*$/i.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  const joined = address.replace(/ +(?=\/)|(?<=\/) +/g, '')
  return /^\/[\p{L}\d/_.#?=&%-]*$/u.test(joined) ? joined : undefined
}

function spaceInAddress(base: Pick<Mistake, 'path' | 'severity'>, written: string, start: number): Mistake {
  const address = written.trim()
  const meant = withoutSpaces(address)
  return {
    ...base,
    span: { start, end: start + address.length },
    code: 'space-in-address',
    message: `The address ${quoted(address)} has a space in it, so visitors would read the whole link as it stands.`,
    ...(meant
      ? { fix: `Write ${quoted(meant)}.`, replacement: meant }
      : { fix: 'Write nothing but the address between the parentheses, and %20 for a space inside it.' }),
  }
}

/**
 * Finds stars that are still stars in the HTML of a text: two in a row, more on one side of words than on the other, or
 * one before a word in a sentence. Escaped stars are intended, and one after a word marks a footnote.
 */
function findLooseStars(text: string, render: (text: string) => string): { start: number; end: number } | undefined {
  if (!text.includes('*') || text.includes('\\*')) return undefined
  const html = render(text)
  if (!html.includes('*')) return undefined
  if (html.includes('**')) {
    const unpaired = text.replace(boldWords, (words) => ' '.repeat(words.length)).indexOf('**')
    const start = unpaired < 0 ? text.indexOf('**') : unpaired
    return { start, end: start + 2 }
  }
  if (/\*<(?:strong|em)>|<\/em>\*/.test(html)) {
    const [longest] = matchesOf(/\*+/g, text).sort((a, b) => b[0].length - a[0].length)
    return longest && { start: longest.index, end: longest.index + longest[0].length }
  }
  if (!/[ \t(]\*\p{L}/u.test(html)) return undefined
  const start = text.search(/(?<=[ \t(])\*(?=\p{L}[^*]*$)/u)
  return start < 0 ? undefined : { start, end: start + 1 }
}
