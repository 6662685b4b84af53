import type { Page, Site } from '../../../../schemas/index.ts'
import { isDialled } from '../../facts/phone/checkPhone.ts'
import { hostOf } from '../../facts/web/checkHosts.ts'
import { suggestName } from '../../model/files/pageAddress.ts'
import { allNumbersOf, allOffices, officeOf } from '../../model/offices/officeOf.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf, isNorthAmerican } from '../../schema/country.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { mayHoldContact } from '../../text/mayHoldContact.ts'
import { numbersIn, type Written } from '../../text/numbersIn.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { nearest } from '../../wording/nearest.ts'
import { quoted } from '../../wording/phrases.ts'
import { findSlippedNumbers, type SlippedNumber } from './findSlippedNumbers.ts'
import { isSlipOfNumber, isTurned } from './isSlipOfNumber.ts'
import { isOtherLine, isOwned } from './numberOwners.ts'
import { aroundNumber, isOfOthers, type OwnWords, ownWordsOf } from './otherOrganisation.ts'

const boxCharacter = '[\\p{L}\\p{M}\\p{N}._%+-]'
const hostCharacter = '[\\p{L}\\p{M}\\p{N}_-]'
const address = new RegExp(
  `(?<!${boxCharacter})${boxCharacter}{1,60}@${hostCharacter}{1,60}(?:\\.${hostCharacter}{1,30}){1,4}`,
  'gu',
)

/** Names of mailboxes for general mail. */
const general =
  /^(?:info|hello|contact|office|mail|e-?mail|admin|team|enquir(?:y|ies)|inquir(?:y|ies)|hi|service|services|quotes?|sales|support)$/i
const freeMail = /^(?:gmail|googlemail|yahoo|outlook|hotmail|live|aol|icloud|me|proton|protonmail|gmx|web)\.[a-z.]+$/i
const sampleHost =
  /^(?:example|domain|yourdomain|your-domain|yourcompany|your-company|company|mysite|yoursite|email|test)\./i

type ContactPage = Pick<Page, 'mentions' | 'branch'>

/** The company's own contacts, normalized so that different spellings are equal. */
interface Contacts {
  country: string
  /** The last nine digits of each number. */
  phones: ReadonlySet<string>
  /** In lower case. */
  emails: ReadonlySet<string>
  hosts: readonly string[]
  /** The names within the hosts, such as `marblestep`. Short ones are left out, because they are too common. */
  brands: readonly string[]
  own: OwnWords
}

/** Removes the parts of a number that are optional: the country code, the trunk zero and punctuation. */
const digitsOf = (phone: string) => phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '').slice(-9)

const withoutExtension = (phone: string) => phone.replace(/(?:ext|x|#)[.=:]?\s*\d+$/i, '')

function contactsOf(site: Site): Contacts {
  const offices = allOffices(site.company)
  const emails = new Set(offices.map(({ email }) => email.toLowerCase()))
  const hosts = [...new Set([...emails].map((email) => email.replace(/^.*@/, '')).concat(hostOf(site)))]
  return {
    country: countryOf(site.company),
    phones: new Set(offices.flatMap(allNumbersOf).map((phone) => digitsOf(withoutExtension(phone)))),
    emails,
    hosts,
    brands: hosts.map(brandOf).filter((brand) => brand.length > 3),
    own: ownWordsOf(site.company, offices),
  }
}

/** Returns the name within a host: `ninebeck` in www.ninebeck.co.uk. */
function brandOf(host: string): string {
  const labels = host.split('.')
  const end = labels.length > 2 && /^(?:com?|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? -3 : -2
  return labels.at(end) ?? ''
}

/** Careful typography separates the groups of a number with special characters. */
const withPlainCharacters = (number: string) => number.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2010-\u2013]/g, '-')

function isPhone(number: string, country: string): boolean {
  const written = withPlainCharacters(number)
  const digits = written.replace(/\D/g, '')
  if (isNorthAmerican(country) && !written.startsWith('+'))
    return /^1?\d{10}$/.test(digits) && /^(?:1[ .-]?)?(?:\(\d{3}\)|\d{3})[ ./-]?\d{3}[ .-]?\d{4}$/.test(written)
  return /^(?:\+|\(?0)/.test(written) && isDialled(written, country)
}

/**
 * Whether an e-mail address is that of one of the company's mailboxes at another host, or has a host that partly
 * matches the name of the company or its host, unless the surrounding words name another organisation.
 */
function isNearMail({ written, index }: Written, text: string, { emails, brands, own }: Contacts): boolean {
  const [box = '', host = ''] = written.toLowerCase().split('@')
  const brand = plainBrand(brandOf(host))
  const isOwnBox = [...emails].some((email) => email.startsWith(`${box}@`))
  const towns = own.towns.map((town) => suggestName(town).replaceAll('-', ''))
  const isPart = (name: string) =>
    brand.length > 4 && (name.startsWith(brand) || name.endsWith(brand) || (name.length > 4 && brand.includes(name)))
  const isOwnName = !towns.includes(brand) && !ofTheState.test(host) && brands.map(plainBrand).some(isPart)
  if (!isOwnBox && !isOwnName) return false
  // "Our wood comes from Huber GmbH" is followed by the address of Huber.
  const around = aroundNumber(text, index, index + written.length).replace(possessives, '')
  return !isOfOthers(around, '', own)
}

const possessives = /(?<!\p{L})(?:our|notre|nos|unser\p{L}{0,2}|nuestr[oa]s?)(?!\p{L})/giu

const plainBrand = (brand: string) => brand.replaceAll('-', '')

/** Hosts of authorities and universities, which are often named after towns. */
const ofTheState = /(?:^|\.)(?:gov|gob|gouv|gv|edu|ac|mil)(?:\.|$)/

/** Whether an e-mail address seems to be meant as the company's but is not. */
function isOddMail(email: string, { emails, hosts, brands }: Contacts): boolean {
  const [box = '', host = ''] = email.split('@')
  if (hosts.includes(host)) return general.test(box) || nearest(email, [...emails]) !== undefined
  return (
    general.test(box) ||
    freeMail.test(host) ||
    sampleHost.test(host) ||
    nearest(host, hosts) !== undefined ||
    brands.includes(brandOf(host))
  )
}

/**
 * Finds phone numbers and e-mail addresses in texts that are not the company's: mistyped, outdated or of another
 * company. They are allowed if the text says whose they are, if `mentions` lists them, or if a text next to them names
 * another organisation. The last exception does not apply to numbers that differ from the company's by one or two
 * digits.
 *
 * @returns a check of the texts of a page, or, without a page, of a form or of site.config.json, which have no
 *   `mentions`
 */
export function createContactCheck(
  site: Site,
): (page: ContactPage | undefined, texts: readonly TextField[]) => Mistake[] {
  const contacts = contactsOf(site)
  return (page, texts) => {
    const mentions = page?.mentions
    const meant = new Set(mentions?.flatMap((name) => [name.toLowerCase(), digitsOf(name)]))
    return texts.flatMap(({ path, value, format }): Mistake[] => {
      if (!mayHoldContact(value) || (format === 'href' && !contactScheme.test(value))) return []
      const text = format === 'href' ? value.replace(contactScheme, (scheme) => ' '.repeat(scheme.length)) : value
      const numbers = findOtherNumbers(text, contacts, meant)
        .filter((number) => !isOfOther(number, { text, path, texts, contacts }))
        .map((found) => ({ ...found, token: 'phone' as const }))
      const mails = findOtherMails(text, contacts, meant).map((found) => ({ ...found, token: 'email' as const }))
      const slips = findSlippedNumbers(text, (number) => contacts.phones.has(digitsOf(number)))
      return [
        ...slips.map((slip) => tellSlip(slip, path)),
        ...[...numbers, ...mails].map((found) => tell({ ...found, path, page, site })),
      ]
    })
  }
}

const tellSlip = ({ written, index, meant }: SlippedNumber, path: TextField['path']): Mistake => ({
  path,
  span: { start: index, end: index + written.length },
  code: 'wrong-phone',
  message: `The phone number has letters in it: ${quoted(written)}.`,
  fix: `Write ${quoted(meant)}.`,
  replacement: meant,
})

interface NumberPlace {
  text: string
  path: TextField['path']
  texts: readonly TextField[]
  contacts: Contacts
}

/**
 * Whether the words around a number name another organisation, and the number differs from the company's by more than
 * two digits.
 */
function isOfOther({ written, index }: Written, { text, path, texts, contacts }: NumberPlace): boolean {
  if ([...contacts.phones].some((own) => isSlipOfNumber(digitsOf(written), own))) return false
  const around = aroundNumber(text, index, index + written.length)
  const beside = wordsBeside(path, texts)
  return isOwned(`${beside} `) || isOfOthers(`${beside} ${around}`, headingsOver(path, texts), contacts.own)
}

/** Returns the texts of the same list entry or table row. */
const wordsBeside = (path: TextField['path'], texts: readonly TextField[]): string =>
  texts
    .filter(
      (other) => other.path !== path && isWithin(other.path, path.slice(0, -1)) && typeof path.at(-2) === 'number',
    )
    .filter((other) => other.path.length > 3)
    .map(({ value }) => value)
    .join(' ')

/** Returns the headings of the section and the group that contain a text. */
const headingsOver = (path: TextField['path'], texts: readonly TextField[]): string =>
  texts
    .filter((other) => (other.field === 'heading' || other.field === 'title') && other.path.length > 1)
    .filter((other) => isWithin(path, other.path.slice(0, -1)))
    .map(({ value }) => value)
    .join('\n')

const isWithin = (path: TextField['path'], outer: TextField['path']) =>
  outer.every((step, index) => path[index] === step)

const contactScheme = /^(?:tel|sms|mailto):/i

function findOtherNumbers(text: string, { phones, country }: Contacts, meant: ReadonlySet<string>): Written[] {
  return numbersIn(text).flatMap(({ written, index }) => {
    const digits = digitsOf(written)
    const isSwapped = [...phones].some((own) => isTurned(digits, own))
    // Some countries write their numbers without a typical prefix: "912 345 678".
    if (phones.has(digits) || meant.has(digits) || !(isSwapped || isPhone(written, country))) return []
    const before = text.slice(Math.max(0, index - 60), index)
    return (isSwapped ? isOtherLine(before) : isOwned(before)) ? [] : [{ written, index }]
  })
}

const findOtherMails = (text: string, contacts: Contacts, meant: ReadonlySet<string>): Written[] =>
  matchesOf(address, text).flatMap(({ 0: written, index }) => {
    const email = written.toLowerCase()
    if (contacts.emails.has(email) || meant.has(email)) return []
    const found = { written, index }
    return isOddMail(email, contacts) || isNearMail(found, text, contacts) ? [found] : []
  })

interface Told {
  path: TextField['path']
  written: string
  index: number
  token: 'phone' | 'email'
  page: ContactPage | undefined
  site: Site
}

function tell({ path, written, index, token, page, site }: Told): Mistake {
  const noun = token === 'phone' ? 'phone number' : 'e-mail address'
  const own = token === 'phone' ? ownNumberFor(written, page, site) : { value: site.company.email, inPlace: '{email}' }
  return {
    path,
    span: { start: index, end: index + written.length },
    code: 'other-contact',
    message: `${quoted(written)} is another ${noun} than that of site.config.json, ${quoted(own.value)}.`,
    fix: `Write ${own.inPlace} in its place. Meant on purpose? Say whose it is${page ? `, and add ${mentionWords(written, page.mentions)}` : ''}.`,
  }
}

/**
 * Returns the number of the company that a mistyped one seems to be, and what to write for it: the numbers of the page's
 * office first, which have placeholders. Default: the phone.
 */
function ownNumberFor(written: string, page: ContactPage | undefined, site: Site): { value: string; inPlace: string } {
  const office = officeOf(site, page ?? {})
  const phone = { value: office.phone, inPlace: '{phone}' }
  const known = [
    phone,
    ...Object.entries(office.phones ?? {}).map(([name, { number }]) => ({ value: number, inPlace: `{${name}}` })),
    ...allOffices(site.company)
      .flatMap(allNumbersOf)
      .map((number) => ({ value: number, inPlace: quoted(number) })),
  ]
  const digits = digitsOf(written)
  const swapped = known.find(({ value }) => isTurned(digits, digitsOf(value)))
  return swapped ?? known.find(({ value }) => isSlipOfNumber(digits, digitsOf(value))) ?? phone
}
