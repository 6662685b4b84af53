import { remember } from '../../model/remember.ts'
import { sentencesOf } from './sentencesOf.ts'
import { borrowed, namesOfTongues, type Tongue, tongues, tongueWords } from './tongueWords.ts'

interface Listed {
  weak: ReadonlySet<string>
  strong: ReadonlySet<string>
}

const listOf = (...texts: string[]) => new Set(texts.flatMap((text) => text.trim().split(/\s+/)))
const listed = new Map<Tongue, Listed>(
  tongues.map((tongue) => {
    const { weak, strong, trade } = tongueWords[tongue]
    return [tongue, { weak: listOf(weak), strong: listOf(strong, trade) }]
  }),
)

/** The language of a page, and another one of its site. */
export interface Pair {
  mine: Tongue
  other: Tongue
}

/** Of how many words of a text each language is sure. */
interface Weighed {
  words: number
  mine: number
  strong: number
  weak: number
  /** Whether it is written as Spanish and French write names: all words with a capital, but small ones. */
  isNameLike: boolean
}

/** A longer text is a sentence; a shorter one is a title, the words of a button, or the name of something. */
const fewestOfSentence = 6
/** Of a sentence, at least one word in so many is in the lists of its language. */
const mostWordsPerHit = 6
/** A text that names a language may be written for those who speak that one; a longer one is not. */
const mostOfAddress = 12

const blank = (text: string) => ' '.repeat(text.length)
/** What stands in quotation marks or in italics is meant as it is; placeholders, links and addresses are no words. */
const inQuotes = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»/
const inItalics = /(?<![*\p{L}])\*(?![*\s])[^*\n]+\*(?!\*)|(?<![\p{L}_])_[^_\n]+_(?![\p{L}_])/u
const addresses = /\]\([^()\s]*\)|\b(?:https?:|www\.)\S+|\S+@\S+/
const noWords = new RegExp([inQuotes, inItalics, /\{\w+\}/, addresses].map(({ source }) => source).join('|'), 'gu')
const wordPattern = /\p{L}+(?:-\p{L}+)*/gu
/** One word of its own language counts as much as so many of another one. */
const mineWeight = 5
const pronounBehind = /-(?=(?:vous|nous|moi|ils?|elles?)(?!\p{L}))/giu

/**
 * The part of a text that is of another language than its page, as offsets: all of it, or its first such sentence. Names, what
 * is quoted and what every language borrows say nothing; a single word says something only where it is a label.
 */
export function findForeign(text: string, pair: Pair, isLabel = false): { start: number; end: number } | undefined {
  const own = text.replace(noWords, blank).replace(borrowed, blank)
  if (isForeign(own, pair, isLabel)) return { start: 0, end: text.length }
  return sentencesOf(text).find(({ start, end }) => {
    const sentence = own.slice(start, end)
    return (sentence.match(/\p{L}+/gu)?.length ?? 0) > 2 && isForeign(sentence, pair)
  })
}

/**
 * Whether so many words of a text are of its language, and of no other one, that `findForeign` finds none of those in the whole
 * of it: one look for all the other languages.
 */
export function isSurelyOf(mine: Tongue, text: string): boolean {
  const words =
    text.replace(noWords, blank).replace(borrowed, blank).replace(pronounBehind, ' ').match(wordPattern) ?? []
  const ownWords = remember(ownLists, mine, listOwn)
  const own = words.filter((word) => ownWords.has(word.toLowerCase()))
  return words.length >= fewestOfSentence && own.length * mineWeight > words.length
}

/** The words of a language that are in the lists of no other one, nor have the endings of one. */
function listOwn(mine: Tongue): ReadonlySet<string> {
  const isOther = (word: string) =>
    [...listed].some(([other, its]) => {
      const hasEnd = word.length > 5 && tongueWords[other].ends?.test(word) === true
      return other !== mine && (its.weak.has(word) || its.strong.has(word) || hasEnd)
    })
  const { weak = [], strong = [] } = listed.get(mine) ?? {}
  return new Set([...weak, ...strong].filter((word) => !isOther(word)))
}
const ownLists = new Map<Tongue, ReadonlySet<string>>()

/** Whether a text that two pages share word for word has words of the first one's language, and is no name. */
export function isShareForeign(text: string, pair: Pair, isMenu = false): boolean {
  const { words, mine, strong, weak, isNameLike } = weigh(text.replace(noWords, blank).replace(borrowed, blank), pair)
  if (mine > 0 || isNameLike || words === 0) return false
  return strong > 0 || (words > 1 && weak > 0 && !isMenu)
}

/** Whether a name has words of the other language: "Colegio de Abogados", and not "Google". */
export function hasForeignWords(name: string, pair: Pair): boolean {
  const { mine, strong, weak } = weigh(name, pair)
  return mine === 0 && strong + weak > 0
}

/** Whether a text is written as names are, so that it may be the same in both languages. */
export const isNameLike = (text: string, pair: Pair): boolean => weigh(text, pair).isNameLike

function isForeign(text: string, pair: Pair, isLabel = false): boolean {
  const { words, mine, strong, weak, isNameLike } = weigh(text, pair)
  const hits = strong + weak
  if (isNameLike || (strong === 0 && !isPlainSentence(text, hits, words))) return false
  if (words < mostOfAddress && namesOfTongues.test(text)) return false
  if (words >= fewestOfSentence) return mine * mineWeight <= hits && hits > 1 && hits * mostWordsPerHit >= words
  return words > (isLabel ? 0 : 1) && mine === 0 && (words > 3 ? hits > 1 : true)
}

/** A sentence with its full stop may be full of articles alone; so may a dish, but of fewer. */
const isPlainSentence = (text: string, hits: number, words: number) =>
  hits > 4 && hits * 3 >= words && /[.!?]\s*$/.test(text)

function weigh(text: string, { mine, other }: Pair): Weighed {
  const [own, its] = [listed.get(mine), listed.get(other)]
  const found: Weighed = { words: 0, mine: 0, strong: 0, weak: 0, isNameLike: false }
  if (!own || !its) return found
  const { ends } = tongueWords[other]
  const isLoud = text === text.toUpperCase()
  let [capitals, unsure] = [0, 0]
  for (const { 0: written, index } of text.replace(pronounBehind, ' ').matchAll(wordPattern)) {
    const word = written.toLowerCase()
    found.words++
    const isOwn = own.weak.has(word) || own.strong.has(word)
    const isWeak = its.weak.has(word)
    const isStrong = its.strong.has(word) || (word.length > 5 && ends?.test(word) === true)
    if (isOwn && !isWeak && !isStrong) found.mine++
    const isCapital = !isLoud && written !== word
    if (isCapital) {
      capitals++
      if (!isStrong && !isWeak) unsure++
    } else if (!isWeak && word.length > 2) unsure -= text.length
    if (isOwn || (isCapital && isPartOfName(text, { index, written, word }, other))) continue
    if (isStrong) found.strong++
    else if (isWeak) found.weak++
  }
  // Only Spanish opens a question with a character of its own.
  if (other === 'es' && /[¿¡]\p{L}/u.test(text)) found.strong++
  found.isNameLike = isSentenceCased(other) && capitals > 1 && unsure > 0
  return found
}

/** Languages in which only the first word of a title has a capital, so that further ones are those of names. */
const isSentenceCased = (tongue: Tongue) => tongue === 'es' || tongue === 'fr'

/** `El Paso`, `Ciudad de la Paz`: a word with a capital within a sentence, or in front of another one. */
function isPartOfName(
  text: string,
  { index, written, word }: { index: number; written: string; word: string },
  other: Tongue,
): boolean {
  if (!isSentenceCased(other)) return written.length > 1 && written === written.toUpperCase() && word !== 'i'
  const before = text.slice(0, index).trimEnd()
  const isFirst = before === '' || /[.!?…:¡¿•\n([*]$/u.test(before)
  const behind = /^[\s'’]+(\p{L})/u.exec(text.slice(index + written.length))?.[1]
  const isBeforeName = behind !== undefined && behind !== behind.toLowerCase()
  return isFirst ? isBeforeName && listed.get(other)?.weak.has(word) === true : true
}
