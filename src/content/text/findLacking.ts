/** Finds words in which a question mark stands for a letter with an accent, by the other words of a site. */
import { matchesOf } from '../wording/matchesOf.ts'

/** A word with a question mark where a program has lost a letter, and its offsets. */
export interface LackingWord {
  written: string
  meant: string
  start: number
  end: number
}

/** The words of some texts in lower case: those with a letter outside of ASCII, and all others. */
export interface Vocabulary {
  accented: ReadonlySet<string>
  plain: ReadonlySet<string>
}

const questioned = /(?<![\p{L}\p{N}/@.=&?])\p{L}*(?:\?{1,2}\p{L}+)*\?{0,2}(?![?\p{N}=&/])/gu
const word = /\p{L}+/gu
/** Shorter words at the end of a question may be words themselves: "Lust auf Spa?" */
const fewestLetters = 5

/** Whether a text may contain such a word. */
export const mayLackLetter = (text: string): boolean => text.includes('?') && /\p{L}\?/u.test(text)

/** Returns the words of texts. A word before a question mark may lack a letter, so it is left out. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const [accented, plain] = [new Set<string>(), new Set<string>()]
  for (const text of texts)
    for (const { 0: written, index } of matchesOf(word, text))
      if (text[index + written.length] !== '?')
        (/^[a-z]+$/i.test(written) ? plain : accented).add(written.toLowerCase())
  return { accented, plain }
}

/**
 * Finds the words of a text that lack a letter: another text has the word with a letter outside of ASCII in its place.
 * At its end, the question mark may be one, so it counts only if the sentence goes on, or if the word is a long one that
 * no other text has without that letter.
 */
export function findLacking(text: string, { accented, plain }: Vocabulary): LackingWord[] {
  return matchesOf(questioned, text).flatMap(({ 0: written, index }): LackingWord[] => {
    const begun = written.replace(/\?+$/, '')
    if (begun === written ? !written.includes('?') : begun === '' || accented.has(begun.toLowerCase())) return []
    const isInside = begun.includes('?')
    const behind = text.slice(index + written.length)
    const isOn = /^(?:[,;:)]|\s+\p{Ll})/u.test(behind) && !/[¿]/.test(text)
    const isLong = begun.length >= fewestLetters && !plain.has(begun.toLowerCase()) && !/[¿]/.test(text)
    if (plain.has(begun.toLowerCase()) || !(isInside || isOn || isLong)) return []
    // Where the last question mark ends a question, only those inside of the word are letters.
    const forms = isInside ? [written, begun] : [written]
    for (const form of forms) {
      const pattern = new RegExp(`^${form.replaceAll(/\?{1,2}/g, '[\\u00c0-\\u024f]')}$`, 'iu')
      const meant = [...accented].find((each) => pattern.test(each))
      if (meant !== undefined)
        return [{ written: form, meant: inCaseOf(form, meant), start: index, end: index + form.length }]
    }
    return []
  })
}

const inCaseOf = (written: string, word: string) =>
  /^\p{Lu}/u.test(written) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word
