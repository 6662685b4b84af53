import type { Site } from '../../../../schemas/index.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf } from '../../schema/country.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** A street with its number before or behind it. */
interface Street {
  name: string
  number: string
  whole: string
  /** The rest of the address: a text with it behind the street states the address of the office. */
  rest: readonly string[]
}

/** A shorter number with swapped digits may be that of a neighbour: 12 and 21. */
const fewestDigits = 3

const streetsOf = ({ company }: Pick<Site, 'company'>): Street[] =>
  allOffices(company).flatMap(({ address: { street, zip, city } }): Street[] => {
    const { before, behind, first, last } =
      /^(?:(?<before>\d+),? (?<last>\D{4,})|(?<first>\D{4,}?),? (?<behind>\d+))$/u.exec(street.trim())?.groups ?? {}
    const [number, name] = [before ?? behind ?? '', last ?? first ?? '']
    return number === '' ? [] : [{ name, number, whole: street, rest: [...(zip ? [zip] : []), city] }]
  })

/** The names of the streets of the offices whose number may be mistyped. A page without one of them is not checked. */
export const streetNames = (site: Pick<Site, 'company'>): string[] => streetsOf(site).map(({ name }) => name)

/**
 * Creates the check of street numbers: the street of an office with a number of the same digits in another order,
 * "4821 Bannock Street" for 4812, or with one digit wrong, superfluous or missing at the start of a text, if the postal
 * code or the town follows.
 *
 * @returns a check of the texts of a page
 */
export function createStreetCheck(site: Pick<Site, 'company'>) {
  const streets = streetsOf(site).map((street) => ({
    ...street,
    restBehind: new RegExp(`^,? (?:${street.rest.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<before>\\d+),? ${escapePattern(street.name)}(?!\\p{L})|${escapePattern(street.name)},? (?<behind>\\d+)(?!\\p{N}))`,
      'giu',
    ),
  }))
  const numbers = new Set(streets.map(({ whole }) => whole.toLowerCase()))
  return (texts: readonly TextField[], page?: Pick<PageFields, 'mentions'>): Mistake[] =>
    texts.flatMap(({ path, value }) =>
      streets.flatMap(({ pattern, restBehind, number, whole }) =>
        matchesOf(pattern, value)
          .filter(({ 0: written, index, groups = {} }) => {
            const told = groups.before ?? groups.behind ?? ''
            const isOther =
              (number.length >= fewestDigits && hasSameDigits(told, number)) ||
              (index === 0 && isOneDigitOff(told, number) && restBehind.test(value.slice(written.length)))
            return isOther && !numbers.has(written.toLowerCase()) && !page?.mentions?.includes(written)
          })
          .map(
            ({ 0: written, index }): Mistake => ({
              path,
              span: { start: index, end: index + written.length },
              code: 'street-told-otherwise',
              message: `This text says ${quoted(written)}, and the address in site.config.json says ${quoted(whole)}.`,
              fix: `Write the right number in both.${page ? ` Meant of another house? Add ${mentionWords(written, page.mentions)}.` : ''}`,
            }),
          ),
      ),
    )
}

const kindOfStreet =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Parkway|Pkwy|Boulevard|Blvd|Highway|Hwy|Way|Court|Ct|Place|Pl|Square|Terrace|Broadway'
/** "Our office is at 15290 East Hale Parkway", in English; other languages write the number last or without a cue. */
const ownStreet = new RegExp(
  `(?<!\\p{L})(?:our (?:[\\p{Lu}][\\p{L}]+ )?(?:office|practice|clinic|shop|store|studio|salon|restaurant) is|find us|visit us)(?: located)? at (?<street>(?<number>\\d+)(?: [\\p{Lu}][\\p{L}.]*){0,4}? (?:${kindOfStreet}))(?!\\p{L})`,
  'giu',
)
/** The state and the ZIP code of an address. */
const stateAndZip = /(?<=,? )[A-Z]{2} (?<zip>\d{5})(?![\d])/gu

/**
 * Creates the check of the page of a branch for the address that it had before it moved: in a sentence that says where
 * the office is, a street number that no office has, and in the title or the description, a ZIP code that no office has.
 *
 * @returns a check of the texts of a page
 */
export function createMovedCheck({ company }: Pick<Site, 'company'>) {
  const addresses = allOffices(company).map(({ address }) => address)
  // `createStreetCheck` reports the number of an office with swapped digits.
  const isStreet = (told: string) =>
    addresses.some(({ street }) => street.match(/\d+/g)?.some((own) => own === told || hasSameDigits(told, own)))
  const isZip = (zip: string) => addresses.some((address) => address.zip?.startsWith(zip))
  const isAmerican = countryOf(company) === 'US'
  return (texts: readonly TextField[], page: PageFields): Mistake[] => {
    if (page.branch === undefined || page.date !== undefined || page.starts !== undefined) return []
    return texts.flatMap(({ path, field, value }): Mistake[] => {
      const isHead = path.length === 1 && (field === 'title' || field === 'description')
      const streets = matchesOf(ownStreet, value).flatMap(
        ({ 0: whole, index, groups: { street = '', number = '' } = {} }) =>
          isStreet(number) ? [] : [{ written: street, start: index + whole.length - street.length }],
      )
      const zips = matchesOf(stateAndZip, isAmerican && isHead ? value : '').flatMap(
        ({ 0: written, index, groups = {} }) => (isZip(groups.zip ?? '') ? [] : [{ written, start: index }]),
      )
      return [...streets, ...zips].flatMap(({ written, start }): Mistake | [] =>
        page.mentions?.includes(written)
          ? []
          : {
              path,
              span: { start, end: start + written.length },
              code: 'street-told-otherwise',
              message: `This text says ${quoted(written)}, and no office in site.config.json has this address.`,
              fix: `Write the address of site.config.json here, or correct it there. Meant of something else? Add ${mentionWords(written, page.mentions)}.`,
            },
      )
    })
  }
}

/** Whether a number has the digits of another one in another order. */
const hasSameDigits = (told: string, own: string) =>
  told !== own && [...told].sort().join('') === [...own].sort().join('')

/** Whether a number is another one with one digit wrong, superfluous or missing. */
function isOneDigitOff(told: string, own: string): boolean {
  const [short, long] = told.length < own.length ? [told, own] : [own, told]
  const without = [...long].map((_, at) => long.slice(0, at) + long.slice(at + 1))
  if (long.length === short.length)
    return told !== own && [...told].filter((digit, at) => digit !== own[at]).length === 1 && own.length > 1
  return without.includes(short)
}
