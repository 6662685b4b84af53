import type { TextField } from '../../schema/findTexts.ts'

/**
 * Words with which texts in English, Spanish, French and German name a currency; codes such as `USD` name any currency.
 */
const names: Readonly<Record<string, RegExp>> = {
  USD: /(?<!\p{L})(?:dollars?|d[óo]lar(?:es)?|us ?\$|u\.s\. ?\$)(?!\p{L})/iu,
  GBP: /(?<!\p{L})(?:pounds?|sterling|libras?|livres?|pfund)(?!\p{L})/iu,
  EUR: /(?<!\p{L})euros?(?!\p{L})/iu,
  JPY: /(?<!\p{L})(?:yen|yenes)(?!\p{L})/iu,
  INR: /(?<!\p{L})(?:rupees?|rupias?|roupies?|rupien?)(?!\p{L})/iu,
}

/** Creates a function that tells whether some texts name a currency (ISO 4217), so that its prices are intended. */
export function createMoneyNames(texts: readonly Pick<TextField, 'value'>[]): (currency: string) => boolean {
  return (currency) => {
    const code = new RegExp(`(?<!\\p{L})${currency}(?!\\p{L})`, 'u')
    const isNamed = (value: string) =>
      names[currency]?.test(value) === true || code.test(value.replace(/^[A-Z]{3} [\d.,]+$/, ''))
    return texts.some(({ value }) => isNamed(value))
  }
}

/** Returns the name of a currency for a sentence: `US dollars`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
