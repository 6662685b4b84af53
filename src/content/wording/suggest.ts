import { quotedWhole } from './phrases.ts'

/** The parts of a mistake that say what to do about an unknown name. The replacement is JSON. */
interface Suggestion {
  fix: string
  replacement?: string
}

/**
 * Returns the fix for an unknown name: to write the name that was probably meant, or something else.
 *
 * @param guess the name that was meant; undefined or empty if none is close
 * @param otherwise the fix without a guess
 * @param more a sentence to add in both cases
 */
export function suggest(guess: string | undefined, otherwise: string, more = ''): Suggestion {
  const words = guess ? `Write ${quotedWhole(guess)}.` : otherwise
  const fix = [words, more].filter(Boolean).join(' ')
  return guess ? { fix, replacement: JSON.stringify(guess) } : { fix }
}
