import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { lookAlikes } from './reading/lookAlikes.ts'

/**
 * Letters of documents and of other alphabets: ligatures, full-width letters, mathematical letters that networks use
 * for bold words, characters that only a font of Word contains, and Cyrillic or Greek letters that look Latin. People
 * read them as words; searches, screen readers and fonts do not.
 */
export const oddLetters = '\\ufb00-\\ufb06\\uff01-\\uff5e\\ue000-\\uf8ff\\u0370-\\u03ff\\u0400-\\u04ff\\ud835'
const mayBeOdd = new RegExp(`[${oddLetters}]`)

/** Compatibility forms of Latin letters and ASCII characters, https://www.unicode.org/reports/tr15/. */
const shaped = /[\ufb00-\ufb06]|[\uff01-\uff5e]+|[\u{1d400}-\u{1d6a3}\u{1d7ce}-\u{1d7ff}]+/gu
/** https://www.unicode.org/faq/private_use.html: their glyph depends on the font. */
const privateCharacters = /[\ue000-\uf8ff]/g
const word = /\p{L}{2,}/gu

/** Chinese, Japanese and Korean texts use full-width letters themselves. */
const isWide = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/

/** Finds letters that came from a document or a keyboard of another language; one mistake per kind and text. */
export function checkOddLetters({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href' || !mayBeOdd.test(value)) return []
  const found = [
    ...(isWide.test(value)
      ? []
      : matchesOf(shaped, value).map(({ 0: character, index }) => ({
          character,
          index,
          meant: character.normalize('NFKC'),
        }))),
    ...matchesOf(word, value).flatMap(({ 0: character, index }) => {
      const meant = latinOf(character)
      return meant === undefined ? [] : [{ character, index, meant }]
    }),
  ]
  const own = matchesOf(privateCharacters, value).map(({ 0: character, index }) => ({
    start: index,
    end: index + character.length,
  }))
  const [first] = own
  return [
    ...explain({ path, value }, found),
    ...(first
      ? [
          {
            path,
            span: first,
            code: 'odd-letter' as const,
            message: 'There is a sign here that only a font of the program it comes from can show.',
            fix: 'Delete it, or write what it stood for; "- " at the beginning of a line makes an entry of a list in longer texts.',
            more: own.slice(1).map((span) => ({ path, span })),
          },
        ]
      : []),
  ]
}

interface Found {
  character: string
  index: number
  meant: string
}

function explain({ path, value }: Pick<TextField, 'path' | 'value'>, found: readonly Found[]): Mistake[] {
  const [first, ...others] = found
  if (!first) return []
  const spanOf = ({ character, index }: Found) => ({ start: index, end: index + character.length })
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(value.slice(Math.max(0, first.index - 40), first.index)) ?? []
  const [behind = ''] =
    /^[\p{L}\p{N}]*/u.exec(
      value.slice(first.index + first.character.length, first.index + first.character.length + 40),
    ) ?? []
  return [
    {
      path,
      span: spanOf(first),
      code: 'odd-letter',
      message: `${quoted(`${before}${first.character}${behind}`)} looks like ${quoted(`${before}${first.meant}${behind}`)} and is written with other letters: searches do not find it, and screen readers spell it.`,
      fix: `Write ${quoted(first.meant)} in place of ${quoted(first.character)}${others.length > 0 ? ', and see to the other places of this text' : ''}.`,
      edits: (source) =>
        found.map((each) => {
          const { start, end } = spanOf(each)
          return { ...source.placeInText(path, start, end), text: JSON.stringify(each.meant).slice(1, -1) }
        }),
      ...(others.length > 0 && { more: others.map((each) => ({ path, span: spanOf(each) })) }),
    },
  ]
}

/**
 * Returns a word whose non-Latin letters are replaced by the Latin ones that they look like, or undefined if it is not
 * such a word.
 */
function latinOf(text: string): string | undefined {
  if (!/\p{Script=Latin}/u.test(text) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return undefined
  const meant = [...text].map((letter) => lookAlikes.get(letter) ?? letter).join('')
  return /^\p{Script=Latin}+$/u.test(meant) ? meant : undefined
}
