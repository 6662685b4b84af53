import type { ProblemCode, Severity } from '../../problem/codes/problemCode.ts'
import type { Search } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { rawPicture } from '../markdown.ts'

/** Markup of another program, pasted by people. */
interface ForeignMarkup extends Search {
  /** Default: `raw-marks`. */
  code?: ProblemCode
  /** Default: that of the code. */
  severity?: Severity
  message(found: string): string
  fix: string
  /** The fix in prose, which supports sub-headings and tables. */
  inProse?: string
}

const heading =
  'Write it into the "heading" of a section of its own: texts have paragraphs, lists, bold words and links.'
const headingInProse = 'Write "## ", with a space behind the signs, at the beginning of a line of its own.'
const tableInProse = 'Write a line below its first row, with a part for each column: "|---|---|".'

/** Creates the message about markup that shows its signs; `says` follows the found words. */
const asItStands = (says: string) => (found: string) =>
  `${quoted(found.trim())} ${says}, so visitors would read it as it stands.`

/** Parts of a Markdown table. */
const space = '[ \\t]{0,9}'
const rule = ':?-{2,99}:?'
const row = `${space}\\|[^\\n|]{1,200}\\|[^\\n]{1,300}\\|${space}`

/**
 * Markup that has no meaning in texts. All repetitions are bounded, so that a pattern takes time proportional to the
 * length of a text.
 */
export const foreignMarkup: readonly ForeignMarkup[] = [
  {
    pattern: /^[ \t]{0,3}#{2,6}(?=[ \t]*[\p{L}\p{N}{"“„«*[(])(?![\p{L}\p{N}_]{1,40}##)/gmu,
    cues: ['##'],
    code: 'raw-heading',
    fix: heading,
    inProse: headingInProse,
    message: (found) =>
      `${quoted(found.trim())} makes no heading here, so visitors would read the signs as they stand.`,
  },
  {
    pattern: /^#(?=[ \t]+\p{Lu}\p{L}+[^\n]{0,200}\n[ \t]*\n)/gmu,
    cues: ['#'],
    code: 'raw-heading',
    fix: heading,
    inProse: headingInProse,
    message: (found) => `${quoted(found)} makes no heading here, so visitors would read the sign as it stands.`,
  },
  {
    // A row above a line of hyphens, or two rows between bars.
    pattern: new RegExp(
      `^[^\\n|]{0,300}\\|[^\\n]{0,300}\\n${space}\\|?${space}${rule}(?:${space}\\|${space}${rule}){1,30}${space}\\|?${space}$|^${row}\\n${row}$`,
      'gm',
    ),
    cues: ['|'],
    code: 'raw-table',
    inProse: tableInProse,
    message: () => 'These lines and bars make no table here, so visitors would read them as they stand.',
    fix: 'Write it as a list, a line for each row: "- Monday: 8 to 5", or give it a section of its own, such as a featureList.',
  },
  {
    pattern: rawPicture,
    cues: ['!['],
    code: 'raw-picture',
    message: (found) => `Texts take no pictures, so visitors would read ${quoted(found)} as signs and a link.`,
    fix: 'Delete it here, and give the section an "image": { "src": "/images/lobby.jpg", "alt": "what it shows" }.',
  },
  {
    pattern: /^[ \t]{0,3}(?:```|~~~)[^\n]{0,100}/gm,
    cues: ['```', '~~~'],
    message: (found) =>
      `${quoted(found.trim())} frames lines of a program elsewhere, and here visitors would read it as it stands.`,
    fix: 'Delete it, and the same signs where the frame ends; what stands between them may stay.',
  },
  {
    // Only for a text of one line: after a blank line it would be a separate paragraph.
    pattern: /^#(?=[ \t]+\p{L}[^\n]*$)/gu,
    cues: ['#'],
    code: 'raw-heading',
    fix: heading,
    inProse: headingInProse,
    message: (found) => `${quoted(found)} makes no heading here, so visitors would read the sign as it stands.`,
  },
  {
    pattern: /^[ \t]{0,9}\|[^\n|]{1,200}\|[^\n|]{1,200}\|[^\n]{0,300}$/g,
    cues: ['|'],
    code: 'raw-table',
    message: () => 'One row makes no table, so visitors would read its bars as they stand.',
    fix: 'Write it as words: "Monday: 8 to 5".',
  },
  {
    pattern:
      /^[ \t]{0,3}(?:-[ \t]?){3,99}(?=\n)|(?<=\n)[ \t]{0,3}(?:-[ \t]?){3,99}(?=\n|$)|(?<=\n)[ \t]{0,3}(?:={3,99}|_{3,99}|\*{3,99})[ \t]{0,9}(?=\n|$)/g,
    cues: ['--', '- -', '-\t-', '===', '___', '***'],
    message: asItStands('draws no line here'),
    fix: 'Delete it: sections part a page.',
  },
  {
    // "\\n" in JSON; in a Windows path a colon or another backslash precedes it.
    pattern: /(?<![:\\\w])(?:\\[nrt]){1,9}(?![a-z])|(?<=[\p{L}\p{N}.,;!?)])(?:\\[nrt]){1,9}(?=\p{Lu}|[-*\s\u2022]|$)/gu,
    cues: ['\\'],
    message: asItStands('has a backslash too many'),
    fix: 'Write \\n\\n between two paragraphs of a long text, with one backslash each, and a space in a short text.',
  },
  {
    pattern:
      /(?<=[.!?:;)])(?:\/n){1,9}(?=\p{Lu}|[-*\s\u2022]|$)|(?<=[\p{Ll}\p{N}])(?:\/n){2,9}(?=\p{Lu}|[-*\s\u2022]|$)/gu,
    cues: ['/n'],
    message: asItStands('makes no new line'),
    fix: 'Write \\n\\n between two paragraphs of a long text, with backslashes, and a space in a short text.',
  },
  {
    // The syntax of forums for bold words and links.
    pattern:
      /\[\/(?:b|i|u|s|url|img|quote|size|color)\]|\[(?:b|i|u|s|url|img|size|color)(?:=[^[\]\n]{0,80})?\](?![([/])/gi,
    cues: ['['],
    message: asItStands('has no meaning here'),
    fix: 'Delete it: **words** are bold, *words* are italic, and [words](/quote/) are a link.',
  },
  {
    pattern: /\[[^[\]|\n]{1,100}\|(?:\/|https?:)[^[\]|\s]{0,200}\]/g,
    cues: ['|'],
    message: asItStands('is no link'),
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /\[\^[^\]\s]{1,40}\]:?|\^\[(?=[^\]\n]{1,300}\])/g,
    cues: ['[^', '^['],
    message: asItStands('makes no footnote'),
    fix: 'Delete it, and say what the footnote says in the sentence itself, between parentheses.',
  },
  {
    pattern: /^[ \t]{0,3}\[[^[\]^\n]{1,80}\]:[ \t]{1,9}[^\s]{1,300}/gm,
    cues: [']:'],
    message: asItStands('makes no link'),
    fix: 'Delete it, and write the address behind its words: [words](/quote/).',
  },
  {
    pattern: /(?<![\])!])\[[^[\]\n]{1,100}\]\[[^[\]\n]{0,40}\](?![[(])/g,
    cues: [']['],
    message: asItStands('makes no link'),
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /!\[[^[\]\n]{0,100}\]\[[^[\]\n]{0,40}\]/g,
    cues: ['!['],
    code: 'raw-picture',
    message: (found) => `Texts take no pictures, so visitors would read ${quoted(found)} as it stands.`,
    fix: 'Delete it here, and give the section an "image": { "src": "/images/lobby.jpg", "alt": "what it shows" }.',
  },
  {
    pattern: /\[\[[^[\]\n]{1,100}\]\](?!\()/g,
    cues: ['[['],
    message: asItStands('makes no link'),
    fix: 'Write it as [words](/quote/).',
  },
  {
    pattern: /<(?:https?:\/\/[^\s<>]{1,300}|(?:mailto:)?[^\s<>@]{1,99}@[^\s<>@]{1,99}\.[a-z]{2,20})>/gi,
    cues: ['<'],
    message: (found) => `${quoted(found)} makes no link, so visitors would read the signs around it.`,
    fix: 'Write it as [words](/quote/), with the address between the parentheses.',
  },
  {
    pattern: /(?<=^[ \t]{0,9}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4})\[[ xX]\](?=[ \t])/gm,
    cues: ['[ ]', '[x]', '[X]'],
    message: asItStands('draws no box here'),
    fix: 'Delete it; a checklist section shows each entry with a tick.',
  },
  {
    pattern: /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]{0,200}==(?![=\p{L}\p{N}])/gu,
    cues: ['=='],
    message: (found) => `${quoted(found)} marks no words here, so visitors would read the signs as they stand.`,
    fix: 'Write two stars on each side: **words** are bold.',
  },
  {
    // "$$" alone is a price level.
    pattern:
      /^[ \t]{0,3}:::[^\n]{0,100}|^[ \t]{0,3}\$\$[ \t]{0,9}(?=\n)|(?<=\n)[ \t]{0,3}\$\$[ \t]{0,9}$|\$\$(?=\S)[^$\n]{1,200}\$\$|^\[TOC\]$/gim,
    cues: [':::', '$$', '[T', '[t'],
    message: asItStands('has no meaning here'),
    fix: 'Delete it.',
  },
  {
    pattern: /(?<=^|\s):[a-z][a-z_]{1,30}:(?=[\s.,!?]|$)/g,
    cues: [':'],
    severity: 'warning',
    message: asItStands('makes no little picture here'),
    fix: 'Delete it, or write the sign itself.',
  },
  {
    pattern: /(?<=[ \t])\{[#.][A-Za-z][^{}\n]{0,80}\}[ \t]{0,9}$/gm,
    cues: ['{#', '{.'],
    message: asItStands('has no meaning here'),
    fix: 'Delete it. A link can lead to the "id" of a section.',
  },
  {
    pattern: /\\\n/g,
    cues: ['\\\n'],
    message: () => 'The backslash makes no new line here, so visitors would read it as it stands.',
    fix: 'Delete it, and write \\n\\n where a new paragraph begins.',
  },
  {
    pattern: /(?<!!)\[[ \t]{0,9}\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]{0,300}\)/g,
    cues: ['[]', '[ ', '[\t'],
    code: 'link-without-words',
    message: (found) => `${quoted(found)} has no words, so visitors have nothing to click on.`,
    fix: 'Write the words between the square brackets: [words](/quote/).',
  },
  {
    pattern: /\[\[(?=[\p{L}\p{N}])(?![^[\]\n]{1,200}\])/gu,
    cues: ['[['],
    message: asItStands('has no meaning here'),
    fix: 'Delete it.',
  },
  {
    pattern: /^[ \t]{0,3}>(?=[ \t]+\p{L})/gmu,
    cues: ['>'],
    message: () => 'The sign ">" makes no quotation here, so visitors would read it as it stands.',
    fix: 'Delete it, and put the words between quotation marks.',
  },
  {
    cues: ['_'],
    pattern: /(?<=^|[\s(])(_{1,2})(?=[\p{L}\p{N}])[^_\n]{0,200}[\p{L}\p{N}.!?]\1(?=[\s.,;:!?)]|$)/gmu,
    severity: 'warning',
    message: (found) =>
      `The lines around ${quoted(found.replace(/^_+|_+$/g, ''))} make no words italic or bold, so visitors would read them.`,
    fix: 'Write stars in their place: *words* are italic, **words** are bold.',
  },
  {
    pattern: /~~[^\s~][^~\n]{0,200}~~/g,
    cues: ['~~'],
    message: (found) => `${quoted(found)} strikes no words through, so visitors would read the signs as they stand.`,
    fix: 'Delete what is no longer true; texts have bold words, italic ones and links.',
  },
  {
    pattern: /(?<![`\p{L}\p{N}])`[^\s`][^`\n]{0,200}`(?!`)/gu,
    cues: ['`'],
    severity: 'warning',
    message: (found) =>
      `The signs around ${quoted(found.slice(1, -1))} have no meaning here, so visitors would read them.`,
    fix: 'Delete them, or write the words between two stars: **words** are bold.',
  },
]
