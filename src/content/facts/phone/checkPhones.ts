import type { Office } from '../../model/offices/officeOf.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { locationTokens, siteTokens } from '../../text/tokens.ts'
import { quoted } from '../../wording/phrases.ts'
import { checkHours } from '../checkHours.ts'
import { checkPhone } from './checkPhone.ts'

interface Rules {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The language of the pages, a BCP 47 tag. */
  language: string
}

/**
 * Checks the further numbers of an office: their names, which must be possible placeholders, the numbers and the hours.
 *
 * @param path the path of the object that contains them
 */
export function checkPhones(phones: Office['phones'] = {}, path: Path, { country, language }: Rules): Mistake[] {
  return Object.entries(phones).flatMap(([name, { number, hours }]) => {
    const at = [...path, 'phones', name]
    return [
      checkName(name, at),
      checkPhone(number, [...at, 'number'], country),
      hours ? checkHours({ hours }, at, language) : [],
    ].flat()
  })
}

const taken: readonly string[] = [...siteTokens, ...locationTokens]

function checkName(name: string, path: Path): Mistake | [] {
  const place = { path, part: 'key' as const, code: 'phone-name' as const }
  if (taken.includes(name))
    return {
      ...place,
      message: `{${name}} stands for something else already, so no further number can be called ${quoted(name)}.`,
      fix: `Give it another name, such as ${quoted(name === 'phone' ? 'mobile' : `${name}Line`)}.`,
    }
  if (/^\p{L}+$/u.test(name)) return []
  const letters = name.replace(/[^\p{L}]+(\p{L}?)/gu, (_, next: string) => next.toUpperCase())
  return {
    ...place,
    message: `The name of a number is its placeholder, so it must be of letters alone, not ${quoted(name)}.`,
    fix: letters === '' ? 'Give it a name, such as "emergency".' : `Write ${quoted(letters)}.`,
  }
}
