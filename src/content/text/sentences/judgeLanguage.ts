import { type Tongue, tongues, tongueWords } from './tongueWords.ts'

/** Maps each frequent word to its language, or to undefined if several languages have it. */
const owner = new Map<string, Tongue | undefined>()
for (const tongue of tongues) {
  const { weak, strong } = tongueWords[tongue]
  for (const word of new Set(`${weak} ${strong}`.split(/\s+/))) owner.set(word, owner.has(word) ? undefined : tongue)
}

const word = /\p{L}+/gu
/** With fewer hits, the result would be chance. */
const fewestHits = 2
/** At least one of this many words is among the most frequent of its language; names and lists may contain none. */
const mostWordsPerHit = 7

/**
 * Counts the words of a text that are among the most frequent of exactly one language. Placeholders and addresses do
 * not count.
 */
function countTongues(text: string): { words: number; hits: Readonly<Record<Tongue, number>> } {
  const hits = { en: 0, es: 0, fr: 0, de: 0 }
  const own = text
    .replace(/\{\w+\}|\]\([^()\s]*\)|\b(?:https?:|www\.)\S+|\S+@\S+/g, ' ')
    .toLowerCase()
    .match(word)
  for (const each of own ?? []) {
    const tongue = owner.get(each)
    if (tongue) hits[tongue]++
  }
  return { words: own?.length ?? 0, hits }
}

/**
 * Returns the language of a text, judged by its most frequent words, or undefined for names, short labels and other
 * languages.
 */
export function judgeLanguage(text: string): Tongue | undefined {
  const { words, hits } = countTongues(text)
  const [best, second] = [...tongues].sort((a, b) => hits[b] - hits[a])
  if (!best || !second || hits[best] < fewestHits || hits[best] * mostWordsPerHit < words) return undefined
  return hits[best] > 2 * hits[second] ? best : undefined
}
