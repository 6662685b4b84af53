import type { Site } from '../../../../schemas/index.ts'
import { baseOf } from '../../model/languageCode.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf } from '../../schema/country.ts'
import { fieldsOfOthers, priceFields, type TextField } from '../../schema/findTexts.ts'
import { signedPrices } from '../../text/money/pricesIn.ts'
import { quoted } from '../../wording/phrases.ts'

/** An amount with cents: the last mark separates them. */
const withCents = /\d[\d.,'’ \u00a0\u202f]*?([.,])\d{2}(?![\d.,]*\d)/u
/** An amount with one mark, which separates thousands. Prices of fuel have three digits of cents, and end in 9. */
const withThousands = /(?<![\d.,])[1-9]\d{0,2}([.,])\d{2}[0-8](?![\d.,]*\d)/u

/**
 * Creates a check for prices whose cents or thousands are separated by the mark of another language: "28.10 €" in
 * German, "£58,50" and "£2.350" in English. A language is checked only if it has the same mark in general and in the country of the company (CLDR);
 * Spanish, for example, has a comma in Spain and a point in the United States.
 */
export function createDecimalCheck(site: Site): (page: SitePage, texts: readonly TextField[]) => Mistake[] {
  const country = countryOf(site.company)
  return ({ path, page }, texts) => {
    const tag = tagOf(site, languageAt(site, path))
    const mark = decimalMark(tag, country)
    if (mark === undefined || page.date !== undefined) return []
    const isEnglish = baseOf(tag) === 'en'
    return texts
      .flatMap((text) =>
        text.format === 'href' || fieldsOfOthers.has(text.field)
          ? []
          : findOthers(text, mark)
              // `checkPrices` checks the cents of price fields of English pages.
              .filter(({ written }) => !isEnglish || !priceFields.has(text.field) || withThousands.test(written))
              .filter(({ written }) => !page.mentions?.includes(written)),
      )
      .map(({ written, ...place }) => tell(place, written))
  }
}

/** Returns the decimal mark of a language, or undefined if it differs by country or is neither a point nor a comma. */
function decimalMark(tag: string, country: string): string | undefined {
  const marks = [tag, /^[A-Z]{2}$/.test(country) ? `${baseOf(tag)}-${country}` : tag].map(
    (locale) => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value,
  )
  const [mark, other] = marks
  return mark === other && (mark === '.' || mark === ',') ? mark : undefined
}

type Found = Pick<Mistake, 'path' | 'span'> & { written: string }

function findOthers({ path, value, field }: TextField, mark: string): Found[] {
  const whole = { start: 0, end: value.length }
  const places: { start: number; end: number }[] =
    priceFields.has(field) && /^\D*[\d.,]+\D*$/.test(value) ? [whole] : signedPrices(value)
  return places.flatMap(({ start, end }) => {
    const written = value.slice(start, end)
    const [, cents = mark] = withCents.exec(written) ?? []
    const [, thousands] = withThousands.exec(written) ?? []
    return cents === mark && thousands !== mark ? [] : [{ path, span: { start, end }, written }]
  })
}

function tell(place: Pick<Mistake, 'path' | 'span'>, written: string): Mistake {
  const meant = written.replace(/[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'))
  return {
    ...place,
    code: 'price-of-elsewhere',
    message: `Readers of this language write ${quoted(written)} in another way.`,
    fix: `Write ${quoted(meant)}.`,
    replacement: meant,
  }
}
