import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

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

// "[2]/3" is not a link.
const withoutBoth = new RegExp(
  `\\[(?=[^\\]\\n]{0,99}\\p{L}{2})([^[\\]\\n]{1,200})\\](${target}[^()\\s[\\]]{1,300})(?![^\\s]{0,300}\\))`,
  'gu',
)
const swapped = /(?<!\])\(([^()[\]\n]{1,200})\)\[((?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^()\s[\]]{0,300})\](?!\()/g

/** Finds links that lack a bracket, or whose brackets are in the wrong place. */
export function checkBrokenLinks({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (!value.includes('[')) return []
  const broken = [
    ...matchesOf(unclosed, value)
      .filter(({ 0: whole, index }) => !isSpaced(value.slice(index + whole.length)))
      .map((match) => ({ match, character: ')' })),
    ...matchesOf(withoutOpening, value).map((match) => ({ match, character: '(' })),
    ...matchesOf(withoutBracket, value).map((match) => ({ match, character: ']' })),
    ...matchesOf(withoutBoth, value).map((match) => ({ match, character: '()' })),
    ...matchesOf(swapped, value).map((match) => ({ match, character: '[]()' })),
  ]
  return broken.map(({ match: { 0: whole, 1: words = '', 2: written = '', index }, character }): Mistake => {
    const address = character === ')' || character === '()' ? written.replace(/[.,;:!?]+$/, '') : written
    const cause = character === '[]()' ? 'its brackets have changed places' : `its ${quoted(character)} is missing`
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
  })
}

/** Whether the address continues after a space, which `checkMarks` reports. */
const isSpaced = (rest: string) => /^[ \t]{1,9}[^\s()]{1,300}(?:[ \t]{1,9}[^\s()]{1,300}){0,19}[ \t]{0,9}\)/.test(rest)
