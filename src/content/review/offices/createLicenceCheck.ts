import type { Site } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placeOf, type TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { isSlipOfNumber, isTurned } from '../typed/isSlipOfNumber.ts'

/** Words directly before the number of a license, in four languages. */
const leading = anyOf(
  'no, number, bar, license, licence, lic, registration, reg, registered, permit',
  'núm, número, colegiado, colegiada, licencia, registro',
  'numéro, n°, licence, permis, inscription',
  'nr, nummer, lizenz, zulassung',
)
const numbered = new RegExp(
  `(?<!\\p{L})${leading}(?!\\p{L})[.:]?(?: (?:no|number|nr|núm|n°|#)\\.?:?)? ?#?(?<number>[\\p{Lu}\\d][\\p{Lu}\\d-]*\\d)(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Words of which a page must contain at least one to be checked, in lower case. */
export const licencePhrases: readonly string[] =
  'no number bar license licence lic registration reg registered permit núm número colegiado colegiada licencia registro numéro n permis inscription nr nummer lizenz zulassung'.split(
    ' ',
  )

/** Shorter numbers are alike by chance. */
const fewestDigits = 5
const digitsOf = (number: string) => number.replace(/\D/g, '')

/**
 * Creates the check of license numbers in texts: a number after a word such as "license" or "bar no." that is a license
 * in site.config.json with two digits in the wrong order, or in the entry of a person whose license has nearly the same
 * number. Colleagues may have consecutive numbers.
 *
 * @returns a check of the texts of a page; undefined if the company has no licenses
 */
export function createLicenceCheck({ company }: Pick<Site, 'company'>) {
  const licences = (company.licences ?? []).flatMap(({ name, number }) => {
    const digits = digitsOf(number ?? '')
    return digits.length < fewestDigits ? [] : [{ name, number: number ?? '', digits }]
  })
  if (licences.length === 0) return undefined
  return (texts: readonly TextField[], page: { mentions?: readonly string[] | undefined }): Mistake[] => {
    const told = texts.flatMap((text) =>
      matchesOf(numbered, text.value).map(({ 0: whole, index, groups = {} }) => {
        const number = groups.number ?? ''
        const start = index + whole.length - number.length
        return { path: text.path, number, digits: digitsOf(number), span: { start, end: start + number.length } }
      }),
    )
    return told.flatMap(({ path, span, number, digits }): Mistake | [] => {
      const isOwn = licences.some((licence) => licence.digits === digits)
      const person = texts.find((text) => text.field === 'name' && placeOf(text) === placeOf({ path }))?.value
      const isOfPerson = ({ name }: { name: string }) => person !== undefined && name.includes(person)
      const meant = licences.find(
        (licence) =>
          isTurned(digits, licence.digits) || (isOfPerson(licence) && isSlipOfNumber(digits, licence.digits)),
      )
      if (isOwn || !meant || page.mentions?.includes(number)) return []
      return {
        path,
        span,
        code: 'licence-told-otherwise',
        message: `This text says ${quoted(number)}, and the number of ${quoted(meant.name)} in site.config.json is ${quoted(meant.number)}.`,
        fix: `Write the right one in both. Meant of another license? Add ${mentionWords(number, page.mentions)}.`,
      }
    })
  }
}
