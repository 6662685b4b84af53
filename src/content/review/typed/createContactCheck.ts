import type { Page, Site } from '../../../../schemas/index.ts'
import { isDialled } from '../../facts/checkPhone.ts'
import { hostOf } from '../../facts/web/checkHosts.ts'
import { suggestName } from '../../model/files/pageAddress.ts'
import { officesOf } from '../../model/officeOf.ts'
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
import { isSlipOf } from './isSlipOf.ts'
import { isOtherLine, isOwned } from './numberOwners.ts'
import { aroundNumber, isOfOthers, type OwnWords, ownWordsOf } from './otherOrganisation.ts'

const boxCharacter = '[\\p{L}\\p{M}\\p{N}._%+-]'
const hostCharacter = '[\\p{L}\\p{M}\\p{N}_-]'
const address = new RegExp(
  `(?<!${boxCharacter})${boxCharacter}{1,60}@${hostCharacter}{1,60}(?:\\.${hostCharacter}{1,30}){1,4}`,
  'gu',
)

/** Names of mailboxes to which anybody writes. */
const general =
  /^(?:info|hello|contact|office|mail|e-?mail|admin|team|enquir(?:y|ies)|inquir(?:y|ies)|hi|service|services|quotes?|sales|support)$/i
const freeMail = /^(?:gmail|googlemail|yahoo|outlook|hotmail|live|aol|icloud|me|proton|protonmail|gmx|web)\.[a-z.]+$/i
const sampleHost =
  /^(?:example|domain|yourdomain|your-domain|yourcompany|your-company|company|mysite|yoursite|email|test)\./i

/** What is the company's own, in the form in which two ways of writing it are the same. */
interface Contacts {
  country: string
  /** The last nine digits of each number. */
  phones: ReadonlySet<string>
  /** In small letters. */
  emails: ReadonlySet<string>
  hosts: readonly string[]
  /** The names within the hosts, `marblestep`; short ones are too common to be told by. */
  brands: readonly string[]
  own: OwnWords
}

/** Without what some write and others do not: the country, the trunk's zero and punctuation. */
const digitsOf = (phone: string) => phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '').slice(-9)
/** Whether two neighbouring digits of a number stand in each other's places, as no line beside it has them. */
const isTurnedOf = (digits: string, own: string): boolean => {
  const other = [...own].flatMap((digit, index) => (digits[index] === digit ? [] : [index]))
  const [first = 0, second = 0] = other
  const isSwapped = digits[first] === own[second] && digits[second] === own[first]
  return digits.length === own.length && other.length === 2 && second === first + 1 && isSwapped
}

const withoutExtension = (phone: string) => phone.replace(/(?:ext|x|#)[.=:]?\s*\d+$/i, '')

function contactsOf(site: Site): Contacts {
  const offices = [site.company, ...officesOf(site.company).values()]
  const emails = new Set(offices.map(({ email }) => email.toLowerCase()))
  const hosts = [...new Set([...emails].map((email) => email.replace(/^.*@/, '')).concat(hostOf(site)))]
  return {
    country: countryOf(site.company),
    phones: new Set(offices.map(({ phone }) => digitsOf(withoutExtension(phone)))),
    emails,
    hosts,
    brands: hosts.map(brandOf).filter((brand) => brand.length > 3),
    own: ownWordsOf(site.company, offices),
  }
}

/** The name within a host: `ninebeck` in www.ninebeck.co.uk. */
function brandOf(host: string): string {
  const labels = host.split('.')
  const end = labels.length > 2 && /^(?:com?|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? -3 : -2
  return labels.at(end) ?? ''
}

/** In texts that are set with care, the groups of a number stand together by characters of their own. */
const withPlainCharacters = (number: string) => number.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2010-\u2013]/g, '-')

function isPhone(number: string, country: string): boolean {
  const written = withPlainCharacters(number)
  const digits = written.replace(/\D/g, '')
  if (isNorthAmerican(country) && !written.startsWith('+'))
    return /^1?\d{10}$/.test(digits) && /^(?:1[ .-]?)?(?:\(\d{3}\)|\d{3})[ ./-]?\d{3}[ .-]?\d{4}$/.test(written)
  return /^(?:\+|\(?0)/.test(written) && isDialled(written, country)
}

/**
 * Whether an address has the name of one of the company's mailboxes at another host, or a host that is called as the company or
 * its own host in part, and the words around it name no other organisation.
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
  // "Our wood comes from Huber GmbH" gives the address of Huber.
  const around = aroundNumber(text, index, index + written.length).replace(possessives, '')
  return !isOfOthers(around, '', own)
}

const possessives = /(?<!\p{L})(?:our|notre|nos|unser\p{L}{0,2}|nuestr[oa]s?)(?!\p{L})/giu

const plainBrand = (brand: string) => brand.replaceAll('-', '')

/** Hosts of states and universities, which are called by towns. */
const ofTheState = /(?:^|\.)(?:gov|gob|gouv|gv|edu|ac|mil)(?:\.|$)/

/** Whether an address seems meant to be the company's, though it is not. */
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
 * Finds phone numbers and e-mail addresses in texts that are not those of the company: mistyped, of an earlier time or of
 * another company. A text that says whose number it is means it, as does a page that has it among its `mentions`; one that
 * names another organisation beside it, unless the number is the company's own but for a digit or two.
 *
 * @returns a check of the texts of a page; of a form or of site.config.json, which have no `mentions`, without a page
 */
export function createContactCheck(
  site: Site,
): (page: Pick<Page, 'mentions'> | undefined, texts: readonly TextField[]) => Mistake[] {
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

/** Whether the words around a number name another organisation, and it is not the company's own but for a digit or two. */
function isOfOther({ written, index }: Written, { text, path, texts, contacts }: NumberPlace): boolean {
  if ([...contacts.phones].some((own) => isSlipOf(digitsOf(written), own))) return false
  const around = aroundNumber(text, index, index + written.length)
  const beside = wordsBeside(path, texts)
  return isOwned(`${beside} `) || isOfOthers(`${beside} ${around}`, headingsOver(path, texts), contacts.own)
}

/** The texts of the same entry of a list, or row of a table. */
const wordsBeside = (path: TextField['path'], texts: readonly TextField[]): string =>
  texts
    .filter(
      (other) => other.path !== path && isWithin(other.path, path.slice(0, -1)) && typeof path.at(-2) === 'number',
    )
    .filter((other) => other.path.length > 3)
    .map(({ value }) => value)
    .join(' ')

/** The headings of the section and of the group in which a text stands. */
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
    const isTurned = [...phones].some((own) => isTurnedOf(digits, own))
    // Some countries write their numbers without a sign of one: "912 345 678".
    if (phones.has(digits) || meant.has(digits) || !(isTurned || isPhone(written, country))) return []
    const before = text.slice(Math.max(0, index - 60), index)
    return (isTurned ? isOtherLine(before) : isOwned(before)) ? [] : [{ written, index }]
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
  page: Pick<Page, 'mentions'> | undefined
  site: Site
}

function tell({ path, written, index, token, page, site }: Told): Mistake {
  const noun = token === 'phone' ? 'phone number' : 'e-mail address'
  return {
    path,
    span: { start: index, end: index + written.length },
    code: 'other-contact',
    severity: 'warning',
    message: `${quoted(written)} is another ${noun} than that of site.config.json, ${quoted(site.company[token])}.`,
    fix: `Write {${token}} in its place. Meant on purpose? Say whose it is${page ? `, and add ${mentionWords(written, page.mentions)}` : ''}.`,
  }
}
