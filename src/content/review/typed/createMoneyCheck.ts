import type { Site } from '../../../../schemas/index.ts'
import { priceCurrencyOf } from '../../model/currency.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, priceFields, type TextField } from '../../schema/findTexts.ts'
import { findForeignMoney, saysOwnMoney } from '../../text/money/findForeignMoney.ts'
import { createMoneyNames, currencyName } from '../../text/money/moneyNames.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** Fields that contain what other people said, who may have paid elsewhere, and prices, which `checkPrices` checks. */
const ofOthers: ReadonlySet<string> = new Set([...fieldsOfOthers, ...priceFields])

/**
 * Creates a check for prices in texts with the symbol of another currency than the company's, as copied pages and forms
 * have. They are allowed if the same section also has a price in the company's currency, or names the other currency in
 * words. Posts may be about other countries.
 *
 * @returns a check of the texts of a page, of a form or of site.config.json
 */
export function createMoneyCheck(site: Site) {
  const own = priceCurrencyOf(site.company)
  return (texts: readonly TextField[], page: Partial<Pick<PageFields, 'date' | 'mentions'>> | undefined): Mistake[] => {
    const read = texts.filter(({ format }) => format !== 'href')
    const found = read
      .filter(({ field }) => !ofOthers.has(field))
      .flatMap(({ path, value }) => findForeignMoney(value, own).map((money) => ({ ...money, path })))
    if (page?.date !== undefined || found.length === 0) return []
    const isNamed = createMoneyNames(read)
    const ofOwn = new Set(read.flatMap(({ path, value }) => (saysOwnMoney(value, own) ? [partOf(path)] : [])))
    // Among the amounts of a table, a single one in another currency is a slip, and several are a conversion.
    const isSlipInTable = ({ path, written }: (typeof found)[number]) => {
      const isAmount = (value: string) => amountAlone.test(value) && saysOwnMoney(value, own)
      const cells = read.filter((text) => partOf(text.path) === partOf(path) && text.path.includes('rows'))
      return (
        cells.some(({ value }) => value.trim() === written) &&
        cells.filter(({ value }) => isAmount(value)).length >= fewestAmounts &&
        found.filter((other) => partOf(other.path) === partOf(path)).length === 1
      )
    }
    return found.flatMap((money): Mistake | [] => {
      const { path, written, start, end, currency } = money
      const isBesideOwn = ofOwn.has(partOf(path)) && !isSlipInTable(money)
      if (isNamed(currency) || isBesideOwn || page?.mentions?.includes(written)) return []
      const [name, theirs] = [currencyName(own), currencyName(currency)]
      const orMention = page ? `, or add ${mentionWords(written, page.mentions)}` : ''
      return {
        path,
        span: { start, end },
        code: 'other-currency',
        message: `${quoted(written)} has the sign of ${theirs}, and the company is paid in ${name}.`,
        fix: `Write the price in ${name}. Meant on purpose? Say the currency in words, such as ${quoted(theirs)}${orMention}.`,
      }
    })
  }
}

/** A cell of a table with an amount and nothing else. */
const amountAlone = /^\p{Sc}?[\d\s.,’']+\p{Sc}?$/u
const fewestAmounts = 3

/** Returns the section of a page, or the field of a form or of the configuration, that contains a text. */
const partOf = (path: TextField['path']): string => path.slice(0, 2).join('/')
