/** Links that leave the site: web, mail and phone. */
import { checkPhone } from '../facts/checkPhone.ts'
import { explainHost } from '../facts/web/explainHost.ts'
import { readEmail } from '../facts/web/readEmail.ts'
import { isExampleSite } from '../facts/web/sampleHost.ts'
import { withDigits } from '../facts/withDigits.ts'
import { isNorthAmerican } from '../schema/country.ts'
import { isPrivate } from '../text/href.ts'
import { siteTokens } from '../text/tokens.ts'
import { quoted } from '../wording/phrases.ts'
import { closestPage } from './closestPage.ts'
import { judgeTracked, judgeWrapped } from './judgeCopied.ts'
import type { LinkFault, LinkTargets } from './linkTargets.ts'

/** A placeholder of the site in the address of something else: `mailto:{phone}`, `tel:{email}`. */
function judgeToken(href: string, own: 'email' | 'phone'): LinkFault | undefined {
  const [, token = ''] = /^(?:mailto|tel):\{([A-Za-z]+)\}/i.exec(href) ?? []
  if (token === own || !siteTokens.some((name) => name === token)) return undefined
  const noun = own === 'email' ? 'an e-mail address' : 'a phone number'
  const other = token === 'email' ? ', or "mailto:{email}"' : token === 'phone' ? ', or "tel:{phone}"' : ''
  return {
    code: 'unusable-link',
    message: `{${token}} is not ${noun}, so ${quoted(href)} leads nowhere.`,
    fix: `Write "${own === 'email' ? 'mailto' : 'tel'}:{${own}}"${other}.`,
  }
}

/** What does not belong between the beginning of an address and the rest: `mailto::`, `tel://`, `mailto:mailto:`. */
function judgeStart(href: string): LinkFault | undefined {
  const [, start = '', stray = '', rest = ''] = /^(mailto:|tel:)((?:[:/]|mailto:|tel:)+)(.+)$/i.exec(href) ?? []
  if (stray === '') return undefined
  const meant = `${start}${rest}`
  return {
    code: 'unusable-link',
    message: `${quoted(href)} has ${quoted(stray)} behind ${quoted(start)}, so it leads nowhere.`,
    fix: `Write ${quoted(meant)}.`,
    meant,
  }
}

/** One address that is mistyped in a way that can be fixed: `mailto:hello@marblestep,example`. */
function judgeSlippedMail(href: string): LinkFault | undefined {
  const [, start = '', address = '', rest = ''] = /^(mailto:)([^?]*)(.*)$/is.exec(href) ?? []
  const meantAddress = readEmail(address)
  if (!meantAddress) return undefined
  const meant = `${start}${meantAddress.email}${rest}`
  return {
    code: 'unusable-link',
    message: `${quoted(href)} leads nowhere. ${meantAddress.fault}.`,
    fix: `Write ${quoted(meant)}.`,
    meant,
  }
}

/** A `mailto:` address that no mail reaches; several are divided by commas (RFC 6068, 2). */
export function judgeMail(href: string): LinkFault | undefined {
  const early = judgeStart(href) ?? judgeToken(href, 'email') ?? judgeSlippedMail(href)
  if (early) return early
  if (!/^mailto:(\S+@\S+|\{[A-Za-z]+\}(\?\S*)?)$/i.test(href))
    return {
      code: 'unusable-link',
      message: `${quoted(href)} has no e-mail address after mailto:.`,
      fix: 'Write "mailto:{email}", or another address in place of {email}.',
    }
  const [, list = ''] = /^mailto:([^?]*)/i.exec(href) ?? []
  for (const address of list.split(',')) {
    if (/^\{[A-Za-z]+\}$/.test(address)) continue
    const [, host] = /^[^@]+@([^@]+)$/.exec(address) ?? []
    const fault = host === undefined ? 'it has no @, or two' : explainHost(host.toLowerCase())
    if (fault !== undefined)
      return {
        code: 'unusable-link',
        message: `The e-mail address ${quoted(address)} reaches nobody: ${fault}.`,
        fix: 'Write "mailto:{email}", or another address in place of {email}.',
      }
  }
  return undefined
}

/**
 * A `tel:` address that no phone dials: without a number, with letters in it, or with one that the numbering plan of the
 * country does not have. Numbers of up to six digits are those of services, `tel:911`, and local to a network.
 */
export function judgePhone(href: string, country: string | undefined): LinkFault | undefined {
  const early = judgeStart(href) ?? judgeToken(href, 'phone')
  if (early) return early
  if (!/[0-9{]/.test(href))
    return {
      code: 'unusable-link',
      message: `${quoted(href)} has no number after tel:.`,
      fix: 'Write "tel:{phone}", or another number in place of {phone}.',
    }
  return judgeSlips(href) ?? judgeLetters(href) ?? (country === undefined ? undefined : judgeNumber(href, country))
}

/** A number with letters that were typed for digits, `tel:O113 496 0147`. */
function judgeSlips(href: string): LinkFault | undefined {
  const [, scheme = '', number = '', rest = ''] = /^(tel:)([^;{]*)(.*)$/is.exec(href) ?? []
  const digits = withDigits(number)
  if (digits === undefined) return undefined
  const meant = `${scheme}${digits}${rest}`
  return {
    code: 'unusable-link',
    message: `${quoted(href)} has letters in it in the place of digits.`,
    fix: `Write ${quoted(meant)}.`,
    meant,
  }
}

function judgeNumber(href: string, country: string): LinkFault | undefined {
  const [, number = ''] = /^tel:([^;{]*)(?!.*\{)/i.exec(href) ?? []
  const digits = number.replace(/\D/g, '').length
  const isService = digits <= (isNorthAmerican(country) ? 3 : 6)
  if (isService || !/^[\d\s+().-]+$/.test(number)) return undefined
  const [fault] = checkPhone(number, [], country)
  // A number of another country is right in a link.
  if (!fault || fault.severity === 'warning') return undefined
  return { code: 'unusable-link', message: fault.message, fix: 'Write "tel:{phone}", or the whole number.' }
}

/** The letters on the keys of a telephone from 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** A number with a word in it, `tel:1-800-FLOORS`: an address has none (RFC 3966, 3), and not every phone dials it. */
function judgeLetters(href: string): LinkFault | undefined {
  const [, number = '', rest = ''] = /^tel:([^;{]*)(.*)$/i.exec(href) ?? []
  if (!/\d/.test(number) || !/[A-Z]{3}/i.test(number) || /ext/i.test(number)) return undefined
  const key = (letter: string) => String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())))
  const meant = `tel:${number.replace(/[A-Z]/gi, key)}${rest}`
  return {
    code: 'unusable-link',
    message: `${quoted(href)} has letters in it, which not every phone can dial.`,
    fix: `Write the keys on which they stand: ${quoted(meant)}. The words that visitors read may keep the letters.`,
    meant,
  }
}

/** Where people edit what others only read: the address of the writer's own window. */
const editors: readonly { host: RegExp; path: RegExp; name: string }[] = [
  {
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|spreadsheets|presentation|forms|drawings)\/(?:u\/\d+\/)?d\/[^/]+\/edit\b/,
    name: 'Google',
  },
  { host: /(?:^|\.)canva\.com$/, path: /^\/design\/[^/]+\/(?:[^/]+\/)?edit\b/, name: 'Canva' },
]

/** The address of a document as its writer has it open, which asks visitors to log in, or lets them change it. */
function judgeEditor(href: string, { hostname, pathname }: URL): LinkFault | undefined {
  const editor = editors.find(({ host, path }) => host.test(hostname) && path.test(pathname))
  if (!editor) return undefined
  return {
    code: 'link-to-editor',
    severity: 'warning',
    message: `${quoted(href)} opens the editor of ${editor.name}, where visitors must log in or could change the document.`,
    fix: `Write the address that ${editor.name} gives for readers (Share or Publish), or put the document as a PDF into public/.`,
  }
}

/** An address that only documentation uses, and nobody answers. */
function judgeExample(href: string, host: string): LinkFault | undefined {
  if (!isExampleSite(host)) return undefined
  return {
    code: 'link-to-example',
    severity: 'tip',
    message: `${quoted(href)} is an address for examples: visitors find nobody there.`,
    fix: 'Write the right one before you publish.',
  }
}

/** An address that others answer too, as it was copied. */
const judgePublic = (href: string, url: URL): LinkFault | undefined =>
  judgeEditor(href, url) ?? judgeWrapped(href, url) ?? judgeTracked(href, url) ?? judgeExample(href, url.hostname)

/** A web address that is not whole, or that is found on the machine of the writer alone. */
export function judgeWeb(href: string, { pages }: LinkTargets): LinkFault | undefined {
  const code = 'unusable-link'
  if (URL.canParse(href) && /^https?:\/\/[^/]/i.test(href)) {
    const { hostname, pathname, search, hash } = new URL(href)
    const [, inner] = /^https?:\/\/(https?:\/\/[^/].*)$/i.exec(href) ?? []
    if (inner !== undefined)
      return {
        code,
        message: `${quoted(href)} has two beginnings, so it leads nowhere.`,
        fix: `Write ${quoted(inner)}.`,
        meant: inner,
      }
    if (!isPrivate(hostname)) return judgePublic(href, new URL(href))
    // The address bar of a browser that shows `npm run dev`.
    const message = `${quoted(href)} is found on your own machine only.`
    const page = closestPage(pathname, pages)
    const meant = `${page}${search}${hash}`
    return page
      ? { code, message, fix: `Write "${meant}" (${pages.get(page)}).`, meant }
      : { code, message, fix: 'Write the address under which visitors find it.' }
  }
  const message = `${quoted(href)} is not a complete web address.`
  const [, scheme, rest] = /^(https?):\/*((?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/iu.exec(href) ?? []
  const meant = `${scheme}://${rest}`
  if (scheme && URL.canParse(meant)) return { code, message, fix: `Write ${quoted(meant)}.`, meant }
  return {
    code,
    message,
    fix: 'Write it as the browser shows it, such as "https://www.example.com/page".',
  }
}
