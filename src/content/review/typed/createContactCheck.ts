import type { Page, Site } from '../../../../schemas/index.ts'
import { isDialled } from '../../facts/checkPhone.ts'
import { hostOf } from '../../facts/web/checkHosts.ts'
import { officesOf } from '../../model/officeOf.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf, isNorthAmerican } from '../../schema/country.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { mayHoldContact } from '../../text/mayHoldContact.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { nearest } from '../../wording/nearest.ts'
import { quoted } from '../../wording/phrases.ts'
import { isOwned } from './numberOwners.ts'

const number = /(?<![\p{L}\p{N}.+/#$€£-])(?:\+|\()?\d[\d ()./-]{6,18}\d(?![\p{L}\d])/gu
const boxSign = '[\\p{L}\\p{M}\\p{N}._%+-]'
const hostSign = '[\\p{L}\\p{M}\\p{N}_-]'
const address = new RegExp(`(?<!${boxSign})${boxSign}{1,60}@${hostSign}{1,60}(?:\\.${hostSign}{1,30}){1,4}`, 'gu')

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
}

/** Without what some write and others do not: the country, the trunk's zero and punctuation. */
const digitsOf = (phone: string) => phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '').slice(-9)
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
  }
}

const brandOf = (host: string) => host.split('.').at(-2) ?? ''

function isPhone(written: string, country: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (isNorthAmerican(country) && !written.startsWith('+'))
    return /^1?\d{10}$/.test(digits) && /^(?:1[ .-]?)?(?:\(\d{3}\)|\d{3})[ ./-]?\d{3}[ .-]?\d{4}$/.test(written)
  return /^(?:\+|\(?0)/.test(written) && isDialled(written, country)
}

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
 * another company. A text that says whose number it is means it, as does a page that has it among its `mentions`.
 *
 * @returns a check of the texts of a page
 */
export function createContactCheck(
  site: Site,
): (page: Pick<Page, 'mentions'>, texts: readonly TextField[]) => Mistake[] {
  const contacts = contactsOf(site)
  return ({ mentions }, texts) => {
    const meant = new Set(mentions?.flatMap((name) => [name.toLowerCase(), digitsOf(name)]))
    return texts.flatMap(({ path, value, format }): Mistake[] => {
      if (!mayHoldContact(value) || (format === 'href' && !contactScheme.test(value))) return []
      const text = format === 'href' ? value.replace(contactScheme, (scheme) => ' '.repeat(scheme.length)) : value
      const numbers = findOtherNumbers(text, contacts, meant).map((found) => ({ ...found, token: 'phone' as const }))
      const mails = findOtherMails(text, contacts, meant).map((found) => ({ ...found, token: 'email' as const }))
      return [...numbers, ...mails].map((found) => tell({ ...found, path, mentions, site }))
    })
  }
}

const contactScheme = /^(?:tel|sms|mailto):/i

/** A part of a text and its place in it. */
type Written = Pick<Told, 'written' | 'index'>

const findOtherNumbers = (text: string, { phones, country }: Contacts, meant: ReadonlySet<string>): Written[] =>
  matchesOf(number, text).flatMap(({ 0: written, index }) => {
    const digits = digitsOf(written)
    if (phones.has(digits) || meant.has(digits) || !isPhone(written, country)) return []
    return isOwned(text.slice(Math.max(0, index - 60), index)) ? [] : [{ written, index }]
  })

const findOtherMails = (text: string, contacts: Contacts, meant: ReadonlySet<string>): Written[] =>
  matchesOf(address, text).flatMap(({ 0: written, index }) => {
    const email = written.toLowerCase()
    if (contacts.emails.has(email) || meant.has(email)) return []
    return isOddMail(email, contacts) ? [{ written, index }] : []
  })

interface Told {
  path: TextField['path']
  written: string
  index: number
  token: 'phone' | 'email'
  mentions: readonly string[] | undefined
  site: Site
}

function tell({ path, written, index, token, mentions, site }: Told): Mistake {
  const noun = token === 'phone' ? 'phone number' : 'e-mail address'
  return {
    path,
    span: { start: index, end: index + written.length },
    code: 'other-contact',
    severity: 'warning',
    message: `${quoted(written)} is another ${noun} than that of site.config.json, ${quoted(site.company[token])}.`,
    fix: `Write {${token}} in its place. Meant on purpose? Say whose it is, and add ${mentionWords(written, mentions)}.`,
  }
}
