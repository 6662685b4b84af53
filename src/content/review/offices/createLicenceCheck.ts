import type { Site } from '../../../../schemas/index.ts'
import { lazily } from '../../model/lazily.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, findPageTexts, placeOf, type TextField } from '../../schema/findTexts.ts'
import { builtInTypes, type SectionTypes } from '../../schema/sectionTypes.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { mostComparedPages } from '../reviewInput.ts'
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

/** Whether texts are compared with the licenses of a company or, on a site of few pages, with each other. */
export const mayTellLicences = ({ company }: Pick<Site, 'company'>, pages: readonly SitePage[]): boolean =>
  company.licences !== undefined || (pages.length > 0 && pages.length <= mostComparedPages)

/** A license number as told in a text. */
interface Told {
  file: string
  path: TextField['path']
  span: { start: number; end: number }
  number: string
  digits: string
  /** The words before it that name the license; undefined if it may be another number. */
  label: string | undefined
  /** The person in whose entry it stands. */
  person: string | undefined
}

/**
 * Creates the check of license numbers in texts: a number after a word such as "license" or "bar no." that is a license
 * in site.config.json with two digits in the wrong order, or in the entry of a person whose license has nearly the same
 * number. Colleagues may have consecutive numbers. The check also compares the texts of a small site with each other, if
 * the same words stand before both numbers; the mistake stands where fewer texts agree.
 *
 * @returns a check of the texts of a page; undefined if there is nothing to compare with
 */
export function createLicenceCheck(
  site: Pick<Site, 'company'>,
  pages: readonly SitePage[] = [],
  types: SectionTypes = builtInTypes,
) {
  if (!mayTellLicences(site, pages)) return undefined
  const licences = (site.company.licences ?? []).flatMap(({ name, number }) => {
    const digits = digitsOf(number ?? '')
    return digits.length < fewestDigits ? [] : [{ name, number: number ?? '', digits }]
  })
  const readAll = lazily(() =>
    (pages.length <= mostComparedPages ? pages : []).flatMap((page) =>
      toldIn(
        page.file,
        findPageTexts(readPage(page), types, (_, { free }) => free),
      ),
    ),
  )
  const isOwn = (digits: string) => licences.some((licence) => licence.digits === digits)
  const findOther = (own: Told): Told | undefined => {
    if (own.label === undefined) return undefined
    const others = readAll().filter(
      ({ label, digits }) => label === own.label && digits !== own.digits && digits.length >= fewestDigits,
    )
    const countOf = ({ digits }: Told) => readAll().filter((each) => each.digits === digits).length
    const isAccused = (other: Told) =>
      countOf(own) === countOf(other) ? placeOfTold(own) > placeOfTold(other) : countOf(own) < countOf(other)
    return others.find((other) => isSlipOf(own, other) && (isOwn(other.digits) || isAccused(other)))
  }
  return (texts: readonly TextField[], { file, page }: Pick<SitePage, 'file' | 'page'>): Mistake[] =>
    toldIn(file, texts).flatMap((own): Mistake | [] => {
      const { path, span, number, digits, person } = own
      if (isOwn(digits) || page.mentions?.includes(number)) return []
      const isOfPerson = ({ name }: { name: string }) => person !== undefined && name.includes(person)
      const meant = licences.find(
        (licence) =>
          isTurned(digits, licence.digits) || (isOfPerson(licence) && isSlipOfNumber(digits, licence.digits)),
      )
      const other = meant ? undefined : findOther(own)
      if (!meant && !other) return []
      return {
        path,
        span,
        code: 'licence-told-otherwise',
        message: meant
          ? `This text says ${quoted(number)}, and the number of ${quoted(meant.name)} in site.config.json is ${quoted(meant.number)}.`
          : `This text says ${quoted(number)}, and ${other?.file === file ? 'another text of this page' : other?.file} says ${quoted(other?.number ?? '')} of the same license.`,
        fix: `Write the right one in both. Meant of another license? Add ${mentionWords(number, page.mentions)}.`,
      }
    })
}

/** Whether two numbers are one of one person with a slip, or one of the company with two digits turned. */
const isSlipOf = (own: Told, other: Told): boolean =>
  own.person === other.person &&
  (own.person === undefined ? isTurned(own.digits, other.digits) : isSlipOfNumber(own.digits, other.digits))

const placeOfTold = ({ file, path, span }: Told) => `${file} ${path.join()} ${String(span.start).padStart(6, '0')}`

/** Words that make a number one of a license, beside which "no." may be of anything. */
const ofLicence =
  /(?<!\p{L})(?:licen[sc]e|lic|bar|permit|regist\p{L}*|reg|colegiad[oa]|licencia|registro|permis|inscription|lizenz|zulassung)(?!\p{L})/iu
/** A number in a register of a profession: "GDC 114223". */
const inRegister = /(?<![\p{L}\d])(?<register>\p{Lu}{2,6}):? (?:[Nn]o\.? )?(?<number>\d{5,9})(?![\p{L}\d])/gu

function toldIn(file: string, texts: readonly TextField[]): Told[] {
  return texts.flatMap((text) => {
    const { path, value, field, format } = text
    if (format === 'href' || fieldsOfOthers.has(field)) return []
    const nameOf = () =>
      texts.find((other) => other.field === 'name' && placeOf(other) === placeOf(text) && other !== text)?.value
    const of = (number: string, end: number, label: string | undefined): Told => ({
      ...{ file, path, number, label, digits: digitsOf(number), person: nameOf() },
      span: { start: end - number.length, end },
    })
    const inTexts = matchesOf(numbered, value).map(({ 0: whole, index, groups = {} }) => {
      const end = index + whole.length
      const before = `${value.slice(0, index).match(/\p{L}+[^\p{L}\d.!?]*$/u)?.[0] ?? ''} ${whole.slice(0, -(groups.number ?? '').length)}`
      return of(
        groups.number ?? '',
        end,
        ofLicence.test(before)
          ? before
              .toLowerCase()
              .replace(/[^\p{L}]+/gu, ' ')
              .trim()
          : undefined,
      )
    })
    const inRegisters =
      field === 'qualifications'
        ? matchesOf(inRegister, value).map(({ 0: whole, index, groups = {} }) =>
            of(groups.number ?? '', index + whole.length, groups.register),
          )
        : []
    return [...inTexts, ...inRegisters.filter(({ span }) => !inTexts.some((each) => each.span.end === span.end))]
  })
}
