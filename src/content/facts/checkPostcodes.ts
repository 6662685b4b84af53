import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { codeWord } from '../schema/country.ts'
import { mentionWords } from '../wording/mentionWords.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { countryName } from './countryName.ts'
import { postcodeForms } from './data/postcodeForms.ts'
import { findRegion, hasCode, regionsOfCode } from './findRegion.ts'

interface Postcode {
  code: string
  path: Path
}

interface Where {
  country: string
  state?: string | undefined
  city: string
  /** Whether they belong to an address. A town may state only the first part of its codes. Default: false. */
  isAddress?: boolean
  /** Codes that the page mentions on purpose, because some towns are near a border. Default: none. */
  mentions?: readonly string[] | undefined
}

/**
 * Checks the postal codes of a town against the format of its country and the state of the address. If only some of the
 * codes belong to another state, that is a warning, because some towns are near a border; `mentions` allow such codes.
 */
export function checkPostcodes(postcodes: readonly Postcode[], where: Where): Mistake[] {
  const region = where.state === undefined ? undefined : findRegion(where.country, where.state)
  const country = region?.country ?? where.country
  const wrong = postcodes.flatMap((each) => checkForm(each, country, where.isAddress))
  if (wrong.length > 0) return wrong
  if (!region) return []
  const isNowhere = ({ code }: Postcode) => regionsOfCode(country, code)?.length === 0
  const nowhere = postcodes.filter(isNowhere).map((each) => explainNowhere(each, country))
  const others = postcodes.filter(
    (each) => !hasCode(region, each.code) && !isNowhere(each) && !where.mentions?.includes(each.code),
  )
  const [first] = others
  if (!first) return nowhere
  const places = others.map(({ code }) => regionsOfCode(country, code) ?? [])
  const names = [...new Set(places.flatMap(([place]) => place?.name ?? []))]
  const word = `${codeWord(country)}${others.length === 1 ? '' : 's'}`
  const shown = joinWords(
    others.slice(0, 3).map(({ code }) => quoted(code)),
    'and',
  )
  const isSome = others.length < postcodes.length
  return [
    ...nowhere,
    {
      path: first.path,
      code: 'foreign-postal-code',
      severity: isSome ? 'warning' : 'error',
      message: `The ${word} ${shown} ${others.length === 1 ? 'lies' : 'lie'} in ${joinWords(names, 'and')}, not in ${region.name}.`,
      fix: `Write the ${codeWord(country)}${postcodes.length === 1 ? '' : 's'} of ${where.city}, or the state it lies in.${isSome ? ` Meant on purpose? Add ${mentionWords(first.code, where.mentions)}.` : ''}`,
    },
  ]
}

const explainNowhere = ({ code, path }: Postcode, country: string): Mistake => ({
  path,
  code: 'wrong-postal-code',
  message: `There is no ${codeWord(country)} ${quoted(code)}: none begins with these digits.`,
  fix: 'Write the right one, or delete it.',
})

function checkForm({ code, path }: Postcode, country: string, isAddress = false): Mistake[] {
  const form = Object.hasOwn(postcodeForms, country) ? postcodeForms[country] : undefined
  if (!form) return []
  if (form.pattern.test(code.trim())) {
    if (!isAddress) return []
    if (!form.whole || form.whole.test(code.trim())) return checkSpace(code, country, path)
    return [
      {
        path,
        code: 'wrong-postal-code',
        message: `${quoted(code)} is the first part of a ${codeWord(country)}.`,
        fix: `Write all of it, like this: ${quoted(form.example)}.`,
      },
    ]
  }
  const meant = code.trim().toUpperCase().replace(/\s+/g, ' ')
  const isSure = form.pattern.test(meant)
  return [
    {
      path,
      code: 'wrong-postal-code',
      message: `${quoted(code)} is no ${codeWord(country)} of ${countryName(country)}.`,
      fix: isSure ? `Write ${quoted(meant)}.` : `Write it like this: ${quoted(form.example)}.`,
      ...(isSure && { replacement: JSON.stringify(meant) }),
    },
  ]
}

/**
 * Countries whose postal codes have two parts, the second with three characters (Universal Postal Union, addressing
 * systems).
 */
const inTwoWords: ReadonlySet<string> = new Set(['GB', 'CA', 'GG', 'JE', 'IM'])

/** Finds a code in two parts without its space, as other programs require it. */
function checkSpace(code: string, country: string, path: Path): Mistake[] {
  if (!inTwoWords.has(country) || code.trim().length < 5 || /\s/.test(code.trim())) return []
  const meant = code.trim().replace(/.{3}$/, ' $&')
  return [
    {
      path,
      code: 'postal-code-without-space',
      message: `${quoted(code)} has no space, and addresses show it with one.`,
      fix: `Write ${quoted(meant)}.`,
      replacement: JSON.stringify(meant),
    },
  ]
}
