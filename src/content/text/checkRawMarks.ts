import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { checkProse } from './checkProse.ts'
import { findProseParts, rawPicture } from './markdown.ts'

interface Raw {
  pattern: RegExp
  /** Which part of the match is pointed at; default: all. */
  code: string
  severity: 'error' | 'warning'
  message(found: string): string
  fix: string
  /** The fix in running text, which has sub-headings and tables. */
  inProse?: string
}

const heading =
  'Write it into the "heading" of a section of its own: texts have paragraphs, lists, bold words and links.'
const headingInProse = 'Write "## ", with a space behind the signs, at the beginning of a line of its own.'
const tableInProse = 'Write a line below its first row, with a part for each column: "|---|---|".'

const raws: readonly Raw[] = [
  {
    pattern: /^[ \t]{0,3}#{2,6}(?=[ \t]*[\p{L}\p{N}{"“„«*[(])(?![\p{L}\p{N}_]{1,40}##)/gmu,
    ...{ code: 'raw-heading', severity: 'error', fix: heading, inProse: headingInProse },
    message: (found) =>
      `${quoted(found.trim())} makes no heading here, so visitors would read the signs as they stand.`,
  },
  {
    pattern: /^#(?=[ \t]+\p{Lu}\p{L}+[^\n]{0,200}\n[ \t]*\n)/gmu,
    ...{ code: 'raw-heading', severity: 'error', fix: heading, inProse: headingInProse },
    message: (found) => `${quoted(found)} makes no heading here, so visitors would read the sign as it stands.`,
  },
  {
    pattern:
      /^[^\n|]{0,300}\|[^\n]{0,300}\n[ \t]{0,9}\|?[ \t]{0,9}:?-{2,99}:?(?:[ \t]{0,9}\|[ \t]{0,9}:?-{2,99}:?){1,30}[ \t]{0,9}\|?[ \t]{0,9}$|^[ \t]{0,9}\|[^\n|]{1,200}\|[^\n]{1,300}\|[ \t]{0,9}\n[ \t]{0,9}\|[^\n|]{1,200}\|[^\n]{1,300}\|[ \t]{0,9}$/gm,
    ...{ code: 'raw-table', severity: 'error', inProse: tableInProse },
    message: () => 'These lines and bars make no table here, so visitors would read them as they stand.',
    fix: 'Write it as a list, a line for each row: "- Monday: 8 to 5", or give it a section of its own, such as a featureList.',
  },
  {
    pattern: rawPicture,
    ...{ code: 'raw-picture', severity: 'error' },
    message: (found) => `Texts take no pictures, so visitors would read ${quoted(found)} as signs and a link.`,
    fix: 'Delete it here, and give the section an "image": { "src": "/images/lobby.jpg", "alt": "what it shows" }.',
  },
  {
    pattern: /^[ \t]{0,3}(?:```|~~~)[^\n]{0,100}/gm,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found.trim())} has no meaning here, so visitors would read it as it stands.`,
    fix: 'Delete it.',
  },
  {
    // A text of one line alone: behind a blank line it is a paragraph of its own.
    pattern: /^#(?=[ \t]+\p{L}[^\n]*$)/gu,
    ...{ code: 'raw-heading', severity: 'error', fix: heading, inProse: headingInProse },
    message: (found) => `${quoted(found)} makes no heading here, so visitors would read the sign as it stands.`,
  },
  {
    pattern: /^[ \t]{0,9}\|[^\n|]{1,200}\|[^\n|]{1,200}\|[^\n]{0,300}$/g,
    ...{ code: 'raw-table', severity: 'error' },
    message: () => 'One row makes no table, so visitors would read its bars as they stand.',
    fix: 'Write it as words: "Monday: 8 to 5".',
  },
  {
    pattern:
      /^[ \t]{0,3}(?:-[ \t]?){3,99}(?=\n)|(?<=\n)[ \t]{0,3}(?:-[ \t]?){3,99}(?=\n|$)|(?<=\n)[ \t]{0,3}(?:={3,99}|_{3,99}|\*{3,99})[ \t]{0,9}(?=\n|$)/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found.trim())} draws no line here, so visitors would read it as it stands.`,
    fix: 'Delete it: sections part a page.',
  },
  {
    // "\\n" in JSON; a folder of Windows has a colon or another backslash before it.
    pattern: /(?<![:\\\w])(?:\\[nrt]){1,9}(?![a-z])|(?<=[\p{L}\p{N}.,;!?)])(?:\\[nrt]){1,9}(?=\p{Lu}|[-*\s\u2022]|$)/gu,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} has a backslash too many, so visitors would read it as it stands.`,
    fix: 'Write \\n\\n between two paragraphs of a long text, with one backslash each, and a space in a short text.',
  },
  {
    // Forums write bold words and links so.
    pattern:
      /\[\/(?:b|i|u|s|url|img|quote|size|color)\]|\[(?:b|i|u|s|url|img|size|color)(?:=[^[\]\n]{0,80})?\](?![([/])/gi,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} has no meaning here, so visitors would read it as it stands.`,
    fix: 'Delete it: **words** are bold, *words* are italic, and [words](/quote/) are a link.',
  },
  {
    pattern: /\[[^[\]|\n]{1,100}\|(?:\/|https?:)[^[\]|\s]{0,200}\]/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} is no link, so visitors would read it as it stands.`,
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /\[\^[^\]\s]{1,40}\]:?|\^\[(?=[^\]\n]{1,300}\])/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} makes no footnote, so visitors would read it as it stands.`,
    fix: 'Delete it, and say what the footnote says in the sentence itself, between parentheses.',
  },
  {
    pattern: /^[ \t]{0,3}\[[^[\]^\n]{1,80}\]:[ \t]{1,9}[^\s]{1,300}/gm,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found.trim())} makes no link, so visitors would read it as it stands.`,
    fix: 'Delete it, and write the address behind its words: [words](/quote/).',
  },
  {
    pattern: /(?<![\])!])\[[^[\]\n]{1,100}\]\[[^[\]\n]{0,40}\](?![[(])/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} makes no link, so visitors would read it as it stands.`,
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /!\[[^[\]\n]{0,100}\]\[[^[\]\n]{0,40}\]/g,
    ...{ code: 'raw-picture', severity: 'error' },
    message: (found) => `Texts take no pictures, so visitors would read ${quoted(found)} as it stands.`,
    fix: 'Delete it here, and give the section an "image": { "src": "/images/lobby.jpg", "alt": "what it shows" }.',
  },
  {
    pattern: /\[\[[^[\]\n]{1,100}\]\](?!\()/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} makes no link, so visitors would read it as it stands.`,
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /<(?:https?:\/\/[^\s<>]{1,300}|(?:mailto:)?[^\s<>@]{1,99}@[^\s<>@]{1,99}\.[a-z]{2,20})>/gi,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} makes no link, so visitors would read the signs around it.`,
    fix: 'Write it as [words](/quote/), with the address between the parentheses.',
  },
  {
    pattern: /(?<=^[ \t]{0,9}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4})\[[ xX]\](?=[ \t])/gm,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} draws no box here, so visitors would read it as it stands.`,
    fix: 'Delete it; a checklist section shows each entry with a tick.',
  },
  {
    pattern: /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]{0,200}==(?![=\p{L}\p{N}])/gu,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} marks no words here, so visitors would read the signs as they stand.`,
    fix: 'Write two stars on each side: **words** are bold.',
  },
  {
    // "$$" alone is how dear a place is.
    pattern:
      /^[ \t]{0,3}:::[^\n]{0,100}|^[ \t]{0,3}\$\$[ \t]{0,9}(?=\n)|(?<=\n)[ \t]{0,3}\$\$[ \t]{0,9}$|\$\$(?=\S)[^$\n]{1,200}\$\$|^\[TOC\]$/gim,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found.trim())} has no meaning here, so visitors would read it as it stands.`,
    fix: 'Delete it.',
  },
  {
    pattern: /(?<=^|\s):[a-z][a-z_]{1,30}:(?=[\s.,!?]|$)/g,
    ...{ code: 'raw-marks', severity: 'warning' },
    message: (found) => `${quoted(found)} makes no little picture here, so visitors would read it as it stands.`,
    fix: 'Delete it, or write the sign itself.',
  },
  {
    pattern: /(?<=[ \t])\{[#.][A-Za-z][^{}\n]{0,80}\}[ \t]{0,9}$/gm,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found.trim())} has no meaning here, so visitors would read it as it stands.`,
    fix: 'Delete it. A link can lead to the "id" of a section.',
  },
  {
    pattern: /\\\n/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: () => 'The backslash makes no new line here, so visitors would read it as it stands.',
    fix: 'Delete it, and write \\n\\n where a new paragraph begins.',
  },
  {
    pattern: /(?<!!)\[[ \t]{0,9}\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]{0,300}\)/g,
    ...{ code: 'link-without-words', severity: 'error' },
    message: (found) => `${quoted(found)} has no words, so visitors have nothing to click on.`,
    fix: 'Write the words between the square brackets: [words](/quote/).',
  },
  {
    pattern: /\[\[(?=[\p{L}\p{N}])(?![^[\]\n]{1,200}\])/gu,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} has no meaning here, so visitors would read it as it stands.`,
    fix: 'Delete it.',
  },
  {
    pattern: /^[ \t]{0,3}>(?=[ \t]+\p{L})/gmu,
    ...{ code: 'raw-marks', severity: 'error' },
    message: () => 'The sign ">" makes no quotation here, so visitors would read it as it stands.',
    fix: 'Delete it, and put the words between quotation marks.',
  },
  {
    pattern: /~~[^\s~][^~\n]{0,200}~~/g,
    ...{ code: 'raw-marks', severity: 'error' },
    message: (found) => `${quoted(found)} strikes no words through, so visitors would read the signs as they stand.`,
    fix: 'Delete what is no longer true; texts have bold words, italic ones and links.',
  },
  {
    pattern: /(?<![`\p{L}\p{N}])`[^\s`][^`\n]{0,200}`(?!`)/gu,
    ...{ code: 'raw-marks', severity: 'warning' },
    message: (found) =>
      `The signs around ${quoted(found.slice(1, -1))} have no meaning here, so visitors would read them.`,
    fix: 'Delete them, or write the words between two stars: **words** are bold.',
  },
]

/** What running text has, where it is written as it must be. */
const structures: ReadonlySet<string> = new Set(['raw-heading', 'raw-table'])

const mayBeRaw = /[#|[`~>\\]|==|:::|\$\$|:[a-z_]+:|\{[#.]|(?:^|\n)[ \t]*[-=_*]/

const target = '(?:\\/(?!\\/)|#|https?:\\/\\/|mailto:|tel:)'
const unclosed = new RegExp(
  `\\[([^[\\]\\n]{1,300})\\]\\((${target}[^()\\s[\\]]{0,300})(?![^()\\s[\\]])(?![ \\t]{0,9}[)(])`,
  'g',
)
const withoutOpening = new RegExp(`\\[([^[\\]\\n]{1,200})\\](${target}[^()\\s[\\]]{1,300})\\)`, 'g')
const withoutBracket = new RegExp(
  `\\[([^[\\]()\\n]{1,200})\\((${target}[^()\\s[\\]]{0,300})\\)(?![^[\\]\\n]{0,300}\\])`,
  'g',
)

// "[2]/3" is none.
const withoutBoth = new RegExp(
  `\\[(?=[^\\]\\n]{0,99}\\p{L}{2})([^[\\]\\n]{1,200})\\](${target}[^()\\s[\\]]{1,300})(?![^\\s]{0,300}\\))`,
  'gu',
)
const swapped = /(?<!\])\(([^()[\]\n]{1,200})\)\[((?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^()\s[\]]{0,300})\](?!\()/g

/**
 * Marks of other programs that have no meaning in texts, so that visitors would read them: headings, tables, pictures, code,
 * and links that lack one of their brackets.
 */
export function checkRawMarks({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href' || !mayBeRaw.test(value)) return []
  const isProse = format === 'prose'
  const parts = isProse ? findProseParts(value) : []
  const isPart = (at: number) => parts.some(({ start, end }) => start <= at && at < end)
  const found = raws.flatMap(({ pattern, code, severity, message, fix, inProse }) =>
    matchesOf(pattern, value).flatMap(({ 0: found, index }): Mistake[] => {
      const start = index + found.length - found.trimStart().length
      if (structures.has(code) && isPart(start)) return []
      const span = { start, end: index + found.length }
      return [{ path, span, code, severity, message: message(found), fix: (isProse && inProse) || fix }]
    }),
  )
  const raw = [...found, ...checkProse({ path, value }, parts)]
  if (!value.includes('[')) return raw
  const broken = [
    ...matchesOf(unclosed, value)
      .filter(({ 0: whole, index }) => !isSpaced(value.slice(index + whole.length)))
      .map((match) => ({ match, sign: ')' })),
    ...matchesOf(withoutOpening, value).map((match) => ({ match, sign: '(' })),
    ...matchesOf(withoutBracket, value).map((match) => ({ match, sign: ']' })),
    ...matchesOf(withoutBoth, value).map((match) => ({ match, sign: '()' })),
    ...matchesOf(swapped, value).map((match) => ({ match, sign: '[]()' })),
  ]
  return [
    ...raw,
    ...broken.map(({ match: { 0: whole, 1: words = '', 2: written = '', index }, sign }): Mistake => {
      const address = sign === ')' || sign === '()' ? written.replace(/[.,;:!?]+$/, '') : written
      const cause = sign === '[]()' ? 'its brackets have changed places' : `its ${quoted(sign)} is missing`
      const end = index + whole.length - (written.length - address.length)
      const meant = `[${words}](${address})`
      return {
        path,
        span: { start: index, end },
        code: 'broken-link',
        message: `${quoted(whole)} is no link, as ${cause}: visitors would read it as it stands.`,
        fix: format === undefined ? `Write ${quoted(words)}: this text takes no links.` : `Write ${quoted(meant)}.`,
        ...(format !== undefined && { replacement: JSON.stringify(meant).slice(1, -1) }),
      }
    }),
  ]
}

/** Whether what follows an address is more of it behind a space, of which `checkMarks` speaks. */
const isSpaced = (rest: string) => /^[ \t]{1,9}[^\s()]{1,300}(?:[ \t]{1,9}[^\s()]{1,300}){0,19}[ \t]{0,9}\)/.test(rest)
