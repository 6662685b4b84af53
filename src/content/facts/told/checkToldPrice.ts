import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, placeOf, priceFields, type TextField } from '../../schema/findTexts.ts'
import { excusesClosePrice, excusesReduced } from '../../text/money/priceExcuses.ts'
import { type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { sentenceAt } from '../../text/sentences/sentencesOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { datesOf } from './daysTold.ts'
import {
  free,
  introducesPrice,
  measure,
  namesPrice,
  noPriceBefore,
  noPriceBehind,
  otherThing,
  saysPrice,
} from './toldPriceWords.ts'
import { type Found, type Text, type ToldPage, tell } from './toldTexts.ts'

interface Priced extends Found, SignedPrice {}

/** Reduces a price to its digits, without zero cents. */
export const digitsOf = (price: number) =>
  (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace(/\D/g, '')

/**
 * Compares the price of an event or an offer with its texts. If no text states it, the field may be wrong and is
 * reported. If a text states it, a text with another price is reported.
 *
 * @param texts the texts that summarize the page
 * @param ofSections what visitors read in its sections
 */
export function checkToldPrice(page: ToldPage, texts: readonly Text[], ofSections: readonly TextField[]): Mistake[] {
  const { price, title, description, card, sections } = page
  if (price === 0) return checkFree(texts)
  if (typeof price !== 'number') return []
  const own = digitsOf(price)
  const all = pricesOf(texts)
  const prices = all.filter(
    ({ value, start, end }) => !noPriceBefore.test(value.slice(0, start)) && !noPriceBehind.test(value.slice(end)),
  )
  const right = all.filter(({ digits }) => digits === own)
  const everywhere = signedPrices(JSON.stringify([title, description, card, sections]))
  const isOnPage = everywhere.some(({ digits }) => digits === own)
  if (!isOnPage) {
    const gifts = texts.flatMap((text) => freeIn(text.value).map((found) => ({ ...found, ...text })))
    const [told = gifts[0]] = prices.filter((each) => !excusesReduced.test(each.value) || !standsBeside(each, price))
    return told ? [tell(['price'], String(price), told)] : []
  }
  const isOnce = ({ digits }: Priced) => everywhere.filter((each) => each.digits === digits).length === 1
  const wrong =
    prices.find((each) => right.some((one) => saysAnother(each, one))) ??
    prices.find((each) => isTurned(each.digits, own) && isOnce(each)) ??
    prices.find((each) => isOnce(each) && saysPriceOfPage(each, price, right)) ??
    findInSections(ofSections, price).find(isOnce)
  return wrong ? [otherIn(wrong, price)] : []
}

/** Words directly before the price of the event itself. */
const leadsToEntry =
  /(?<!\p{L})(?:entry|admission|entrance|eintritt|entrée|entrada)(?::|\s(?:is|costs?|kostet|beträgt|est de|coûte|es de|cuesta))?\s$/iu

/** Finds a text with an entrance fee on a page whose event is free. */
function checkFree(texts: readonly Text[]): Mistake[] {
  const paid = texts.filter(({ value }) => !free.test(value))
  const [told] = pricesOf(paid).filter(
    ({ value, start, amount }) => amount > 0 && leadsToEntry.test(value.slice(0, start)),
  )
  return told ? [tell(['price'], '0', told)] : []
}

const pricesOf = <T extends Text>(texts: readonly T[]) =>
  texts.flatMap((text) => signedPrices(text.value).map((found) => ({ ...text, ...found })))

const freeIn = (text: string) =>
  matchesOf(free, text).map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))

/** Whether a price may be one of several that people pay, rather than a typo of the page's price. */
const standsBeside = ({ amount, value }: Priced, price: number) => amount < price || signedPrices(value).length > 1

/**
 * Whether a price is about the same thing as the correct one in another text: each is the only price of its text, and
 * the same words precede or follow them.
 */
function saysAnother(other: Priced, right: Priced): boolean {
  if (other.digits === right.digits || other.value === right.value || signedPrices(other.value).length > 1) return false
  if (other.amount >= 2 * right.amount || right.amount >= 2 * other.amount) return false
  if (excusesReduced.test(sentenceOf(other))) return false
  const before = ({ value, start }: Priced) => /\p{L}+(?=\s$)/u.exec(value.slice(0, start))?.[0].toLowerCase()
  const behind = ({ value, end }: Priced) => measure.exec(value.slice(end))?.[1]?.toLowerCase()
  const [words, measures] = [before(other), behind(other)]
  return (
    (words !== undefined && words === before(right)) ||
    (measures !== undefined &&
      measures === behind(right) &&
      isNear(other.amount, right.amount) &&
      isPlain(other, [right]))
  )
}

/** With fewer digits, two different prices of a page may have the same digits: $12 for children, $21 for others. */
const fewestTurned = 3

/** Whether a price is the correct one with two neighbouring digits swapped, 257 for 275. */
function isTurned(told: string, own: string): boolean {
  const at = [...own].findIndex((digit, index) => digit !== told[index])
  const turned = `${own.slice(0, at)}${own[at + 1] ?? ''}${own[at]}${own.slice(at + 2)}`
  return own.length >= fewestTurned && at > 0 && told === turned
}

/**
 * The largest relative difference between a price and the one that it was raised or mistyped from. More distant prices
 * belong to other things.
 */
const nearBy = 0.25
const isNear = (told: number, price: number) => told !== price && Math.abs(told - price) <= nearBy * price

/**
 * Whether a text with a single price presents it as the price of the page's subject, for all people and at all times.
 */
function saysPriceOfPage(told: Priced, price: number, right: readonly Text[]): boolean {
  const { value, start, end } = told
  if (signedPrices(value).length > 1 || !isNear(told.amount, price) || !isPlain(told, right)) return false
  return introducesPrice.test(value.slice(0, start)) && /^[*_]*(?:\s?[.!,;)]|\s?$)/u.test(restOf(value.slice(end)))
}

const restOf = (behind: string) => behind.slice(measure.exec(behind)?.[0].length ?? 0)

/**
 * Whether no word of its sentence relates the price to something else. Ignores days, and words that also occur next to
 * the correct price.
 */
function isPlain(told: Found, right: readonly Text[]): boolean {
  const known = new Set(right.flatMap(({ value }) => value.toLowerCase().match(word) ?? []))
  const words = sentenceOf(told)
    .replace(ofPage, ' ')
    .replace(word, (each) => (known.has(each.toLowerCase()) ? ' ' : each))
  return !excusesClosePrice.test(words) && !otherThing.test(words)
}

const word = /[\p{L}\p{M}]+/gu

/** Words that name the event itself, or all who pay for it. They do not justify another price. */
const ofPage =
  /(?<!\p{L})(?:(?:par|per|a|pro|por)\s(?:couple|paar|pareja)|pro erwachsene\p{L}*|(?<!(?:in|on)\s)(?:the evening|der abend|la soirée|la velada))(?!\p{L})/giu

/** The sentence of a price, with its days replaced by spaces. */
function sentenceOf({ value, start }: Found): string {
  const blank = datesOf(value).reduce(
    (text, day) => text.slice(0, day.start) + ' '.repeat(day.end - day.start) + text.slice(day.end),
    value,
  )
  const sentence = sentenceAt(blank, start)
  return blank.slice(sentence.start, sentence.end)
}

/** Fields of a section whose words come from other people, or are checked elsewhere. */
const ofOthers: ReadonlySet<string> = new Set([...priceFields, ...fieldsOfOthers])
const naming: ReadonlySet<string> = new Set(['title', 'heading', 'question', 'label'])

/**
 * Finds the prices that sections give for the page itself, as shown by the words before a price or the title next to
 * it.
 */
function findInSections(texts: readonly TextField[], price: number): Priced[] {
  const names = new Map(texts.flatMap((text) => (naming.has(text.field) ? [[placeOf(text), text.value]] : [])))
  return pricesOf(texts.filter(({ path, field }) => path[0] === 'sections' && !ofOthers.has(field))).filter((told) => {
    if (!isNear(told.amount, price) || !isPlain(told, []) || signedPrices(sentenceOf(told)).length > 1) return false
    const { value, start, end } = told
    const isNamed = !naming.has(told.field) && namesPrice.test(names.get(placeOf(told)) ?? '')
    const isAlone = value.slice(0, start).trim() === '' || introducesPrice.test(value.slice(0, start))
    const isTold = saysPrice.test(value.slice(0, start)) || (isNamed && isAlone)
    return isTold && !noPriceBehind.test(value.slice(end))
  })
}

function otherIn({ path, value, start, end }: Found, price: number): Mistake {
  return {
    path,
    span: { start, end },
    code: 'price-told-otherwise',
    message: `This text says ${quoted(value.slice(start, end).trim())}, and "price" of this page is ${price}.`,
    fix: 'Write the right one in both: lists and search engines take it from "price".',
    also: { path: ['price'], message: '"price" is here.' },
  }
}
