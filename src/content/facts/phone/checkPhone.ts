import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { isNorthAmerican } from '../../schema/country.ts'
import { withoutInvisible } from '../../text/checkInvisible.ts'
import { quoted } from '../../wording/phrases.ts'
import { countryName } from '../countryName.ts'
import { withDigits } from '../withDigits.ts'
import { extension, isSamplePhone } from './isSamplePhone.ts'
import { knowsNumbersOf, parsePhone as parse, parts } from './parsePhone.ts'

type Fault = Pick<Mistake, 'message' | 'fix' | 'replacement' | 'severity'>

/**
 * Checks a phone number against the numbering plan of its country code, or else of the company's country (metadata of
 * Google's libphonenumber). Accepts sample numbers, which the launch check reports.
 */
export function checkPhone(written: string, path: Path, country: string): Mistake[] {
  const phone = withoutInvisible(written).trim()
  const fault = judge(phone, country)
  return fault ? [{ path, code: 'wrong-phone', ...fault }] : []
}

const howToWrite = (country: string) =>
  isNorthAmerican(country)
    ? 'Write it with its area code, like this: "(410) 555-0142".'
    : 'Write it as you would dial it from another town, or with the country code.'

function judge(phone: string, country: string): Fault | undefined {
  const example = isNorthAmerican(country) ? '"(410) 555-0142 ext. 5"' : '"020 7946 0123 ext. 5"'
  const several = severalIn(phone, country)
  if (several) return several
  const number = phone.replace(extension, '')
  const slip = explainSlips(phone, number, country)
  if (slip) return slip
  const lacking = explainLackingZero(number, country)
  if (lacking) return lacking
  if (/\b(?:extension|extn|apt|durchwahl|poste)\b/i.test(number) || /\bext\b/i.test(number))
    return {
      message: `The extension of ${quoted(phone)} cannot be dialled as it is written.`,
      fix: `Write it like this: ${example}.`,
    }
  if (/\p{L}/u.test(number)) return explainLetters(phone, number, country)
  const half = explainHalf(phone, number)
  if (half) return half
  const [character] = /[^\d\s()+./,'’·\p{Pd}−]/u.exec(number) ?? []
  if (character !== undefined)
    return {
      message: `The phone number has a ${quoted(character)} in it: ${quoted(phone)}.`,
      fix: 'Delete it: write digits alone.',
    }
  // Numbers reserved for films and examples need not have a real area code.
  if (isSamplePhone(number, country) && !/55501\d\d$/.test(number.replace(/\D/g, ''))) return undefined
  if (!phone.startsWith('+') && !knowsNumbersOf(country)) return undefined
  return judgeNumber(number, country)
}

/** Whether a number can be dialled, or is a sample of one. */
export const isDialled = (number: string, country: string) =>
  isSamplePhone(number, country) || (parse(number, country)?.isValid() ?? false)

function judgeNumber(number: string, country: string): Fault | undefined {
  const parsed = parse(number, country)
  const digits = number.replace(/\D/g, '')
  if (parsed?.isValid()) {
    const meant = parsed.formatInternational()
    // "+44 0113 …" keeps the trunk zero, so the call fails.
    const isWhole = !number.startsWith('+') || number.replace(/\(0\)/, '').replace(/\D/g, '') === parsed.number.slice(1)
    return isWhole
      ? explainForeign(
          number,
          /^(?:FIXED_LINE|MOBILE)/.test(parsed.getType() ?? '') ? parsed.country : undefined,
          country,
        )
      : {
          message: `Behind the country code, ${quoted(number)} has a 0 that is not dialled.`,
          fix: `Write ${quoted(meant)}.`,
          replacement: JSON.stringify(meant),
        }
  }
  const own = parsed?.country ?? (number.startsWith('+') ? undefined : country)
  const where = own === undefined ? '' : ` of ${countryName(own)}`
  if (new Set(digits).size === 1)
    return { message: `${quoted(number)} is nobody's phone number.`, fix: 'Write the number that your office answers.' }
  // A plus in the middle makes a number invalid, whatever its digits are.
  const isRead = parsed !== undefined || (digits.length !== 10 && !/^1\d{10}$/.test(digits))
  if (own !== undefined && isNorthAmerican(own) && isRead && !/^\+(?!1)/.test(number))
    return explainNorthAmerican(number, digits, own)
  return {
    message: `${quoted(number)} is no phone number${where}.`,
    fix: `Look for a digit too few, too many or mixed up. ${howToWrite(country)}`,
  }
}

/** Finds a number without the leading 0 of its country, `117 496 0148`. Includes samples. */
function explainLackingZero(number: string, country: string): Fault | undefined {
  const parsed = parse(number, country)
  const meant = parsed?.isValid() || (parsed && isSamplePhone(number, country)) ? parsed.formatNational() : ''
  const digits = number.replace(/\D/g, '')
  const [first = '', ...rest] = meant.replace(/\D/g, '')
  if (number.startsWith('+') || first !== '0' || rest.join('') !== digits) return undefined
  return {
    message: `${quoted(number)} lacks the 0 with which numbers of ${countryName(country)} begin.`,
    fix: `If it is the number of your office, write ${quoted(meant)}, or begin with the country code.`,
  }
}

/** Finds an unmatched bracket, `(410 555-0142`. */
function explainHalf(phone: string, number: string): Fault | undefined {
  const count = (character: string) => number.split(character).length - 1
  if (count('(') === count(')')) return undefined
  const [, digits, rest] = /^(?:\((\d{2,5})(?=[\s-])|(?<!\()(\d{2,5})\))/.exec(phone) ?? []
  const area = digits ?? rest
  const meant = area === undefined ? undefined : phone.replace(/^\(?\d+\)?/, `(${area})`)
  return {
    message: `The phone number has a bracket without the other one: ${quoted(phone)}.`,
    fix: meant === undefined ? 'Write both, or neither.' : `Write ${quoted(meant)}.`,
    ...(meant !== undefined && { replacement: JSON.stringify(meant) }),
  }
}

/** Territories that share the numbering plan of the United States. */
const american: readonly string[] = ['PR', 'VI', 'GU', 'AS', 'MP']
/** Islands that share the numbering plan of the United Kingdom. */
const british: readonly string[] = ['GG', 'JE', 'IM']

/** Finds a number of another country than the office's. Freephone numbers belong to several countries. */
function explainForeign(number: string, own: string | undefined, country: string): Fault | undefined {
  const family = [country, ...(parts[country] ?? []), ...(country === 'US' ? american : []), ...british]
  if (own === undefined || family.includes(own)) return undefined
  return {
    severity: 'warning',
    message: `${quoted(number)} is a number of ${countryName(own)}, and the office is in ${countryName(country)}.`,
    fix: 'Write the number that the office answers, or the "country" of its "address".',
  }
}

/**
 * Explains an invalid North American number. The area code and the next three digits each start with 2 to 9
 * (https://www.nanpa.com/numbering/plan).
 */
function explainNorthAmerican(number: string, digits: string, country: string): Fault {
  const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  const fix = howToWrite(country)
  if (own.length !== 10) {
    const word = own.length < 10 ? 'few' : 'many'
    const area = own.length === 7 ? ': its area code is missing' : ''
    return {
      message: `${quoted(number)} has ${own.length} digits, too ${word} for a phone number of ${countryName(country)}, which has 10${area}.`,
      fix,
    }
  }
  const [area, exchange] = [own.slice(0, 3), own.slice(3, 6)]
  if (parse(`${area}2345678`, country)?.isValid())
    return { message: `No phone number goes on with ${exchange} behind its area code: ${quoted(number)}.`, fix }
  return { message: `There is no area code ${area}: ${quoted(number)}.`, fix }
}

/** Finds two numbers in one field, separated by a character, a word, or only a space. */
function severalIn(phone: string, country: string): Fault | undefined {
  const parts = phone
    .split(/\s*(?:[/,;|&\n]|\b(?:or|and|und|oder|ou|et)\b)\s*/i)
    .filter((part) => part.replace(/\D/g, '').length > 3 && !/^(?:ext|x|#)/i.test(part))
  const words = phone.split(/\s+/)
  const halves = [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')]
  const areParted = parts.length > 1 && isDialled(parts[0] ?? '', country)
  const areHalves = () => halves.every((half) => half !== '' && isDialled(half, country)) && !isDialled(phone, country)
  if (!areParted && !areHalves()) return undefined
  const [first = ''] = areParted ? parts : halves
  return {
    message: `There are two phone numbers in one field: ${quoted(phone)}.`,
    fix: `Keep one, which the call buttons dial: ${quoted(first)}. The other one may stand in a text, such as that of the contact page.`,
  }
}

/** Finds letters and characters that look like digits, such as the O that is typed for a zero. Includes samples. */
function explainSlips(phone: string, number: string, country: string): Fault | undefined {
  const meant = withDigits(number)
  if (meant === undefined || !isDialled(meant, country)) return undefined
  const typed = `${meant}${phone.slice(number.length)}`
  return {
    message: `The phone number has letters in it: ${quoted(phone)}.`,
    fix: `Write ${quoted(typed)}.`,
    replacement: JSON.stringify(typed),
  }
}

/** The letters on the telephone keys from 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

function explainLetters(phone: string, number: string, country: string): Fault {
  const key = (letter: string) => String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())))
  const dialled = number.replace(/[A-Z]/gi, key)
  const isWord = /\d[ .()-]*[A-Z]{3,}/i.test(number) && isDialled(dialled, country)
  return {
    message: `The phone number has letters in it: ${quoted(phone)}.`,
    fix: isWord
      ? `Not every phone can dial them: write the keys on which they stand, ${quoted(dialled)}.`
      : `Write digits alone${isNorthAmerican(country) ? ', like this: "(410) 555-0142"' : ''}.`,
  }
}
