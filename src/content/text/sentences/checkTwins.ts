import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, type TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { numberWord } from '../../wording/numberWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { sentencesOf } from './sentencesOf.ts'

/** Shorter sentences may be entries of a list: "Room for 2 people." */
const fewestWords = 6
/** The fewest words in front of the first number: they name what the sentence is about. */
const fewestBefore = 3

const one = anyOf('one', 'ein(?:e[rmns]?)?', 'une?', 'un[oa]?')
/** A number in digits or in words. */
const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:\d+(?:[.,:]\d+)*|${numberWord}|${one})(?![\p{L}\p{N}])`,
  'giu',
)
/** Words in front of a number that is stated, rather than one that tells apart of what the sentence speaks. */
const states = new RegExp(
  `(?:(?<!\\p{L})${anyOf(
    'about, around, approximately, roughly, nearly, is, are, takes?, lasts?, costs?, charge, pay',
    'etwa, rund, ungefähr, circa, ca\\., ist, sind, dauer[nt]+, kosten, kostet, zahlen',
    'environ, est, sont, dure(?:nt)?, coûte(?:nt)?, prend, prennent, est à',
    'unos, unas, aproximadamente, alrededor de, es, son, duran?, cuestan?, tardan?, pagan?',
  )}|,) (?:\\p{Sc}\\s?)?$`,
  'iu',
)
/** Words of sentences that continue what the sentence before says, and may do so several times. */
const continues = new RegExp(
  `^${anyOf('it, they, this, that, these, those, he, she, there', 'es, er, sie, diese?[rs]?, das, dort', "ils?, elles?, cela, ça, c[’']est", 'est[eoa]s?, es[eoa]s?, ell[oa]s?')}(?!\\p{L})|(?<!\\p{L})${anyOf(
    'then, now, again, another, other',
    'dann, danach, jetzt, wieder, andere[rns]?',
    'puis, ensuite, maintenant, autres?',
    'luego, después, ahora, otr[oa]s?',
  )}(?!\\p{L})`,
  'iu',
)

const sentenceEnds = /[.!?…]["”')*_]*\s+|\n+/g
/** Characters of the start of a sentence that two of them share. */
const sharedStart = 8

/** Whether two sentences of a text begin alike; called for every text of a site. */
export function mayHoldTwins(value: string): boolean {
  if (value.length < 2 * sharedStart * fewestBefore) return false
  const offsets = matchesOf(sentenceEnds, value).map(({ 0: end, index }) => index + end.length)
  if (offsets.length === 0) return false
  const starts = new Set([0, ...offsets].map((start) => value.slice(start, start + sharedStart)))
  return starts.size <= offsets.length
}

/**
 * Finds two sentences of one text that are the same except for the numbers that they state, in English, German, French
 * and Spanish: both versions of a sentence that two people changed. "A room for two is $90. A room for three is $90"
 * speaks of two rooms.
 */
export function checkTwins({ path, field, value }: Pick<TextField, 'path' | 'field' | 'value'>): Mistake[] {
  if (fieldsOfOthers.has(field)) return []
  const first = new Map<string, string>()
  return sentencesOf(value).flatMap(({ text, start, end }): Mistake | [] => {
    const key = keyOf(text)
    const twin = first.get(key)
    if (twin === undefined) first.set(key, text)
    if (twin === undefined || !contradicts(text, twin)) return []
    return {
      path,
      span: { start, end },
      code: 'told-twice',
      message: `This sentence differs only in a number from another one in the same text: ${quoted(twin)}`,
      fix: 'Keep the one that is right, and delete the other.',
    }
  })
}

/** Returns a sentence without its numbers, in lower case and without emphasis. */
const keyOf = (sentence: string) =>
  sentence
    .replace(number, '#')
    .replace(/[*_]|[.!?…]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Whether two sentences of the same words state different numbers of the same thing. */
function contradicts(sentence: string, twin: string): boolean {
  if (wordsIn(sentence) < fewestWords || continues.test(sentence)) return false
  const theirs = matchesOf(number, twin)
  const differing = matchesOf(number, sentence).filter(
    ({ 0: written }, at) => written.toLowerCase() !== theirs[at]?.[0].toLowerCase(),
  )
  const [first] = differing
  if (!first || wordsIn(sentence.slice(0, first.index)) < fewestBefore) return false
  return differing.every(({ index }) => states.test(sentence.slice(0, index)))
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0
