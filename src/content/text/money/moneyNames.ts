import type { TextField } from '../../schema/findTexts.ts'

/** Words by which texts in English, Spanish, French and German name a currency; letters such as `USD` do so for any. */
const names: Readonly<Record<string, RegExp>> = {
  USD: /(?<!\p{L})(?:dollars?|d[óo]lar(?:es)?|us ?\$|u\.s\. ?\$)(?!\p{L})/iu,
  GBP: /(?<!\p{L})(?:pounds?|sterling|libras?|livres?|pfund)(?!\p{L})/iu,
  EUR: /(?<!\p{L})euros?(?!\p{L})/iu,
  JPY: /(?<!\p{L})(?:yen|yenes)(?!\p{L})/iu,
  INR: /(?<!\p{L})(?:rupees?|rupias?|roupies?|rupien?)(?!\p{L})/iu,
}

/** Makes a function that tells whether the words of some texts name a currency, by ISO 4217: its prices are meant then. */
export function createMoneyNames(texts: readonly Pick<TextField, 'value'>[]): (currency: string) => boolean {
  return (currency) => {
    const code = new RegExp(`(?<!\\p{L})${currency}(?!\\p{L})`, 'u')
    const isNamed = (value: string) =>
      names[currency]?.test(value) === true || code.test(value.replace(/^[A-Z]{3} [\d.,]+$/, ''))
    return texts.some(({ value }) => isNamed(value))
  }
}

/** The name of a currency in a sentence: `US dollars`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
