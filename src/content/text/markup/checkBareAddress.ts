import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

/** Links with their text, code, and anything in angle brackets or after a number, which `foreignMarkup.ts` checks. */
const elsewhere = /\[[^[\]\n]*\]\([^\s]*|\]\([^\s]*|\]:\s?\S+|`[^`\n]*`|<[^<>\n]*>/g
const bare = /(?<![\p{L}\p{N}@./:_-])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}-]+\.\p{L})[^\s<>"“”«»()[\]{}]*[\p{L}\p{N}/]/giu

/** Whether a text may contain a web address outside a link. */
export const mayHoldAddress = (value: string): boolean => value.includes('://') || value.includes('www.')

/** Fields that cannot contain links: those for search engines and for pictures. */
const elsewhereRead = new Set(['title', 'description', 'name', 'alt', 'caption', 'credit'])

/** Finds web addresses typed into a text, which visitors can read but not click. */
export function checkBareAddress({ path, value, format, field }: TextField): Mistake[] {
  // The text of a link may be its address, and some fields consist of an address: a picture, a video.
  if (!mayHoldAddress(value) || elsewhereRead.has(field) || /label$/i.test(field) || !/\s/.test(value.trim())) return []
  const own = value.replace(elsewhere, (found) => ' '.repeat(found.length))
  return matchesOf(bare, own).map(({ 0: address, index }) => {
    const target = /^www\./i.test(address) ? `https://${address}` : address
    return {
      path,
      span: { start: index, end: index + address.length },
      code: 'bare-address',
      message: `Visitors read ${quoted(address)} here and cannot press it.`,
      fix:
        format === undefined
          ? 'Say whose site it is, and put the link into a text below: this one takes none.'
          : `Make a link of words that name it: ${quoted(`[their website](${target})`)}.`,
    }
  })
}
