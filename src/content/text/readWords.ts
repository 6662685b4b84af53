import { letterOf, skipped } from './words.ts'

/** A word of a text, in lower case without accents and soft hyphens, and its offsets. */
export interface ReadWord {
  letters: string
  start: number
  end: number
}

/** Returns the words of a text, split like `wordsOf`. */
export function readWords(text: string): ReadWord[] {
  const words: ReadWord[] = []
  let letters = ''
  let start = 0
  let end = 0
  for (let at = 0; at <= text.length; at++) {
    const letter = at < text.length ? letterOf(text.charCodeAt(at)) : 0
    if (letter === skipped) continue
    if (letter !== 0) {
      if (letters === '') start = at
      letters += String.fromCharCode(letter)
      end = at + 1
    } else if (letters !== '') {
      words.push({ letters, start, end })
      letters = ''
    }
  }
  return words
}
