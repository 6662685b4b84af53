/** Checks for links that leave the site: web, mail and phone. */

import { checkPhone } from '../facts/phone/checkPhone.ts'
import { explainHost } from '../facts/web/explainHost.ts'
import { readEmail } from '../facts/web/readEmail.ts'
import { isExampleSite } from '../facts/web/sampleHost.ts'
import { withDigits } from '../facts/withDigits.ts'
import { severityOf } from '../problem/mistake.ts'
import { isNorthAmerican } from '../schema/country.ts'
import { isPrivate } from '../text/href.ts'
import { siteTokens } from '../text/tokens.ts'
import { quoted } from '../wording/phrases.ts'
import { closestPage } from './closestPage.ts'
import { judgeTracked, judgeWrapped } from './judgeCopied.ts'
import type { LinkFault, LinkTargets } from './linkTargets.ts'

/** Finds a placeholder of the wrong kind: `mailto:{phone}`, `tel:{email}`. */
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

/** Finds stray characters behind the scheme: `mailto::`, `tel://`, `mailto:mailto:`. */
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

/** Finds an e-mail address with a typo that can be corrected: `mailto:hello@marblestep,example`. */
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

/** Checks a `mailto:` address. Several addresses are separated by commas (RFC 6068, 2). */
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
 * Checks a `tel:` address. It is refused without a number, with letters, or with a number that the country's numbering
 * plan lacks. Numbers of up to six digits, three in North America, are service numbers, such as `tel:911`, and local to
 * a network.
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

/** Finds letters that were typed instead of digits, `tel:O113 496 0147`. */
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
  // A link may use a number of another country.
  if (!fault || severityOf(fault) === 'warning') return undefined
  return { code: 'unusable-link', message: fault.message, fix: 'Write "tel:{phone}", or the whole number.' }
}

/** The letters on the telephone keys from 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * Finds a word in a number, `tel:1-800-FLOORS`: `tel:` addresses have none (RFC 3966, 3), and not every phone dials it.
 */
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

/** Addresses that open the editor of a document instead of the document. */
const editors: readonly { host: RegExp; path: RegExp; name: string }[] = [
  {
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|spreadsheets|presentation|forms|drawings)\/(?:u\/\d+\/)?d\/[^/]+\/edit\b/,
    name: 'Google',
  },
  { host: /(?:^|\.)canva\.com$/, path: /^\/design\/[^/]+\/(?:[^/]+\/)?edit\b/, name: 'Canva' },
]

/** Finds the address of a document in its editor, which asks visitors to log in or lets them change the document. */
function judgeEditor(href: string, { hostname, pathname }: URL): LinkFault | undefined {
  const editor = editors.find(({ host, path }) => host.test(hostname) && path.test(pathname))
  if (!editor) return undefined
  return {
    code: 'link-to-editor',
    message: `${quoted(href)} opens the editor of ${editor.name}, where visitors must log in or could change the document.`,
    fix: `Write the address that ${editor.name} gives for readers (Share or Publish), or put the document as a PDF into public/.`,
  }
}

/** Finds an address that is reserved for documentation. */
function judgeExample(href: string, host: string): LinkFault | undefined {
  if (!isExampleSite(host)) return undefined
  return {
    code: 'link-to-example',
    message: `${quoted(href)} is an address for examples: visitors find nobody there.`,
    fix: 'Write the right one before you publish.',
  }
}

/** Checks a public web address for traces of how it was copied. */
const judgePublic = (href: string, url: URL): LinkFault | undefined =>
  judgeEditor(href, url) ?? judgeWrapped(href, url) ?? judgeTracked(href, false) ?? judgeExample(href, url.hostname)

/** Checks a web address. It is refused if it is incomplete, or only reachable on the author's machine. */
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
    // The address was copied from a browser that shows `npm run dev`.
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
