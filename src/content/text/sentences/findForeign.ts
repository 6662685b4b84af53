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

/** The language of a page, and another language of its site. */
export interface Pair {
  mine: Tongue
  other: Tongue
}

/** The numbers of words of a text that belong to each language. */
interface Weighed {
  words: number
  mine: number
  strong: number
  weak: number
  /** Whether it is written like a Spanish or French name: all words capitalised except small ones. */
  isNameLike: boolean
}

/** A longer text is a sentence; a shorter one is a title, a label or a name. */
const fewestOfSentence = 6
/** In a sentence, at least one of this many words is in the lists of its language. */
const mostWordsPerHit = 6
/** A text that names a language may address speakers of that language, unless it is longer than this. */
const mostOfAddress = 12

const blank = (text: string) => ' '.repeat(text.length)
/** Quoted or italic text is intended; placeholders, links and addresses are not words. */
const inQuotes = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»/
const inItalics = /(?<![*\p{L}])\*(?![*\s])[^*\n]+\*(?!\*)|(?<![\p{L}_])_[^_\n]+_(?![\p{L}_])/u
const addresses = /\]\([^()\s]*\)|\b(?:https?:|www\.)\S+|\S+@\S+/
const noWords = new RegExp([inQuotes, inItalics, /\{\w+\}/, addresses].map(({ source }) => source).join('|'), 'gu')
const wordPattern = /\p{L}+(?:-\p{L}+)*/gu
/** One word of the page's language counts as much as this many of the other language. */
const mineWeight = 5
const pronounBehind = /-(?=(?:vous|nous|moi|ils?|elles?)(?!\p{L}))/giu

/**
 * Returns the part of a text that is in another language than its page, as offsets: the whole text, or the first such
 * sentence. Names, quotations and common loan words are ignored; a single word counts only in a label.
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
 * Words of each language that a sentence of another language does not contain, for a search in all pages. None is part
 * of the name of a large town, as in Los Angeles, Las Vegas and Des Moines.
 */
export const cuesOfTongue: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['the', 'and', 'with', 'your', 'our', 'we'],
  de: ['und', 'wir', 'für', 'ist', 'sind', 'mit', 'nicht', 'werden'],
  fr: ['les', 'nous', 'vous', 'sont', 'pour', 'une', 'avec', 'votre'],
  es: ['una', 'por', 'para', 'que', 'sus', 'usted', 'nuestro', 'nuestra', 'está'],
}

/** In a sentence of a language that the site does not have, at least one of this many words is in its lists. */
const mostWordsPerStrange = 3

/**
 * Returns the first sentence of a text that is in a language that its site does not have. A sentence that the text
 * introduces by the name of a language addresses the speakers of that language.
 */
export function findStrange(text: string, pair: Pair): { start: number; end: number } | undefined {
  const own = text.replace(noWords, blank).replace(borrowed, blank)
  return sentencesOf(text).find(({ start, end }) => {
    const sentence = own.slice(start, end)
    const { words, mine, strong, weak } = weigh(sentence, pair)
    return (
      mine === 0 &&
      (strong + weak) * mostWordsPerStrange >= words &&
      words >= fewestOfSentence &&
      isForeign(sentence, pair)
    )
  })
}

/**
 * Whether enough words of a text belong to its language alone that `findForeign` would not find the whole text foreign.
 * This replaces one search per other language.
 */
export function isSurelyOf(mine: Tongue, text: string): boolean {
  const words =
    text.replace(noWords, blank).replace(borrowed, blank).replace(pronounBehind, ' ').match(wordPattern) ?? []
  const ownWords = remember(ownLists, mine, listOwn)
  const own = words.filter((word) => ownWords.has(word.toLowerCase()))
  return words.length >= fewestOfSentence && own.length * mineWeight > words.length
}

/** Returns the words of a language that are in no other language's list and have no other language's ending. */
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

/** Whether a text that two pages share word for word has words of the language `other`, and is not a name. */
export function isShareForeign(text: string, pair: Pair, isMenu = false): boolean {
  const { words, mine, strong, weak, isNameLike } = weigh(text.replace(noWords, blank).replace(borrowed, blank), pair)
  if (mine > 0 || isNameLike || words === 0) return false
  return strong > 0 || (words > 1 && weak > 0 && !isMenu)
}

/**
 * Whether a name has words of the language `other`, and none of the page's: "Colegio de Abogados", but not "Google".
 */
export function hasForeignWords(name: string, pair: Pair): boolean {
  const { mine, strong, weak } = weigh(name, pair)
  return mine === 0 && strong + weak > 0
}

/** Whether a text is written like a name, so that it may be the same in both languages. */
export const isNameLike = (text: string, pair: Pair): boolean => weigh(text, pair).isNameLike

function isForeign(text: string, pair: Pair, isLabel = false): boolean {
  const { words, mine, strong, weak, isNameLike } = weigh(text, pair)
  const hits = strong + weak
  if (isNameLike || (strong === 0 && !isPlainSentence(text, hits, words))) return false
  if (words < mostOfAddress && namesOfTongues.test(text)) return false
  if (words >= fewestOfSentence) return mine * mineWeight <= hits && hits > 1 && hits * mostWordsPerHit >= words
  return words > (isLabel ? 0 : 1) && mine === 0 && (words > 3 ? hits > 1 : true)
}

/** A sentence with a full stop can consist mainly of articles; a dish has fewer. */
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
  // Only Spanish opens questions with an inverted mark.
  if (other === 'es' && /[¿¡]\p{L}/u.test(text)) found.strong++
  found.isNameLike = isSentenceCased(other) && capitals > 1 && unsure > 0
  return found
}

/** Languages that capitalise only the first word of a title, so that further capitals are those of names. */
const isSentenceCased = (tongue: Tongue) => tongue === 'es' || tongue === 'fr'

/** `El Paso`, `Ciudad de la Paz`: a capitalised word within a sentence, or before another one. */
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
