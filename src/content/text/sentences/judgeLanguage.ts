import { type Tongue, tongues, tongueWords } from './tongueWords.ts'

/** Whose words each of them is; one that two languages have says nothing. */
const owner = new Map<string, Tongue | undefined>()
for (const tongue of tongues) {
  const { weak, strong } = tongueWords[tongue]
  for (const word of new Set(`${weak} ${strong}`.split(/\s+/))) owner.set(word, owner.has(word) ? undefined : tongue)
}

const word = /\p{L}+/gu
/** Of fewer words, two decide by chance. */
const fewestHits = 2
/** Of a language, at least one word in so many is one of the most frequent; of names and lists of things, none may be. */
const mostWordsPerHit = 7

/** How many words of a text are among the most frequent of each language alone. Placeholders and addresses do not count. */
export function countTongues(text: string): { words: number; hits: Readonly<Record<Tongue, number>> } {
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

/** The language that a text is written in, by its most frequent words; undefined for names, short labels and other languages. */
export function judgeLanguage(text: string): Tongue | undefined {
  const { words, hits } = countTongues(text)
  const [best, second] = [...tongues].sort((a, b) => hits[b] - hits[a])
  if (!best || !second || hits[best] < fewestHits || hits[best] * mostWordsPerHit < words) return undefined
  return hits[best] > 2 * hits[second] ? best : undefined
}
