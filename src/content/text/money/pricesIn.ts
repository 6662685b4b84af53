/** The pattern of a number. A comma or space without a following digit belongs to the sentence: "on March 21, 2027, $48". */
export const numberPattern = "\\d+(?:[.,\\u00a0\\u202f]\\d+|[ ’']\\d{3}(?!\\d))*"
/** Letters that denote a currency beside an amount; the other codes of ISO 4217 are rare in sentences. */
const letters = 'kr|CHF|SFr\\.|Fr\\.|zł|Kč|Ft|EUR|USD|CAD|AUD|GBP|SEK|NOK|DKK|PLN|CZK'
const named = `${letters}|[Ee]uros?|[Dd]ollars?|[Ff]rancs?|Franken|[Kk]ron(?:en|er|or)`
const signed = new RegExp(
  `(?:\\p{Sc}|(?<!\\p{L})(?:${letters})(?!\\p{L}))\\s?(${numberPattern})|(${numberPattern})\\s?(?:\\p{Sc}(?!\\d)|(?:${named})(?!\\p{L}))`,
  'gu',
)
/** Returns an amount as digits only, `1250` for "12.50" and for "1,250". */
export const priceDigits = (written: string) =>
  written
    .replace(/[.,]+$/, '')
    .replace(/[.,]00$/, '')
    .replace(/\D/g, '')

/** Converts an amount to a number: a point, comma, space or apostrophe before three digits separates thousands. */
export const amountOf = (written: string): number =>
  Number(written.replace(/[., ’'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** A price with a currency symbol, and its offsets in the text. */
export interface SignedPrice {
  digits: string
  amount: number
  start: number
  end: number
}

/** Returns the prices of a text that have a currency symbol, in order. */
export const signedPrices = (text: string): SignedPrice[] =>
  Array.from(text.matchAll(signed), ({ 0: whole, 1: before, 2: after, index }) => {
    const [number, written] = [before ?? after ?? '', whole.replace(/[.,\s]+$/, '')]
    return { digits: priceDigits(number), amount: amountOf(number), start: index, end: index + written.length }
  })
