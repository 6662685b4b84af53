import { quotedWhole } from './phrases.ts'

/** What to do about a name that is not there, as parts of a mistake; the replacement is JSON. */
interface Suggestion {
  fix: string
  replacement?: string
}

/**
 * The fix that writes the name that was probably meant, or else another one.
 *
 * @param guess the name that was meant; undefined or empty where nothing is near
 * @param otherwise the fix without a guess
 * @param more a sentence behind either
 */
export function suggest(guess: string | undefined, otherwise: string, more = ''): Suggestion {
  const words = guess ? `Write ${quotedWhole(guess)}.` : otherwise
  const fix = [words, more].filter(Boolean).join(' ')
  return guess ? { fix, replacement: JSON.stringify(guess) } : { fix }
}
