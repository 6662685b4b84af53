import type { Page } from '../../../../schemas/index.ts'
import { pageName, suggestName } from '../../model/files/pageAddress.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { type Mistake, severityOf } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { codeWord } from '../../schema/country.ts'
import { nearest } from '../../wording/nearest.ts'
import { quoted } from '../../wording/phrases.ts'
import { checkPin } from '../checkPin.ts'
import { checkPostcodes } from '../checkPostcodes.ts'
import { checkState } from '../checkState.ts'
import { findRegion, hasCode, lettersOnly } from '../findRegion.ts'
import { capitalized, isInCapitals, isInSmall } from '../nameLetters.ts'

type Location = NonNullable<Page['location']>

/** The facts of a town that another check already reported. */
export type ToldTownFacts = ReadonlySet<'pin' | 'ZIP codes' | 'roads'>

/** Checks the `location` object of a page against its country and the name of the page. */
export function checkTown(page: SitePage, country: string, told: ToldTownFacts = new Set()): Mistake[] {
  const { location } = page.page
  if (!location) return []
  const { city, state, zips = [] } = location
  const path = ['location']
  const where = { country, state, city, name: city, mentions: page.page.mentions }
  const states = state === undefined ? [] : checkState(state, [...path, 'state'], country)
  const known = states.length > 0 ? { ...where, state: undefined } : where
  const codes = zips.map((code, index) => ({ code, path: [...path, 'zips', index] }))
  const cities = checkCity(location, [...path, 'city'], country)
  const copied = states.length > 0 ? undefined : checkAgainstName(page, location, country)
  if (copied) return [...cities, copied]
  return [
    ...cities,
    ...states,
    ...(told.has('ZIP codes') ? [] : checkPostcodes(codes, known)),
    ...(told.has('pin') ? [] : checkPin(location, path, known)),
    ...(cities.some((mistake) => severityOf(mistake) !== 'warning') ? [] : checkName(page, location, country)),
  ]
}

/**
 * Finds a city that contains its state, or is written in only capitals or only lower case.
 *
 * @param path the path of the city
 */
export function checkCity({ city, state }: Pick<Location, 'city' | 'state'>, path: Path, country: string): Mistake[] {
  const code = 'wrong-city'
  const [, town = '', comma = '', rest = ''] = /^(.*?\S)(\s*,\s*|\s+)(\p{L}[\p{L} .]*)$/u.exec(city.trim()) ?? []
  const last = comma.includes(',') ? rest : (city.trim().split(/\s+/).at(-1) ?? '')
  const own = state === undefined ? undefined : findRegion(country, state)
  const found = last === '' || last === city.trim() ? undefined : findRegion(country, last)
  const isCode = found !== undefined && last.replace(/\W/g, '').toUpperCase() === found.code
  const isOwn = found !== undefined && found.code === own?.code
  if (comma.includes(',') ? found || /^[A-Z]{2}$/.test(rest) : isCode && isOwn) {
    const meant = (comma.includes(',') ? town : city.trim().slice(0, -last.length)).trim()
    const fits = isOwn && meant === capitalized(meant)
    return [
      {
        path,
        code,
        message: `The city has ${isOwn ? 'its state' : quoted(last)} in it: ${quoted(city)}.`,
        fix: `Write ${quoted(capitalized(meant))}; the state stands in "state"${isOwn || state === undefined ? '' : `, which says ${quoted(state)}`}.`,
        ...(fits && { replacement: JSON.stringify(meant) }),
      },
    ]
  }
  const isCapitals = isInCapitals(city)
  if (!isCapitals && !isInSmall(city)) return []
  return [
    {
      path,
      code,
      severity: 'warning',
      message: `The city is written in ${isCapitals ? 'capitals' : 'small letters'}: ${quoted(city)}.`,
      fix: `Write it as it stands in a sentence, ${quoted(capitalized(city))}: {city} puts it there.`,
    },
  ]
}

/** Finds a page whose name has a slightly different town, another state, or only capitals or only lower case. */
function checkName({ file, page }: SitePage, location: Location, country: string): Mistake[] {
  const { city, state } = location
  const [, town = page.name, written] = /^(.*?)\s*,\s*([^,]+)$/.exec(page.name.trim()) ?? []
  if (town.includes('{')) return []
  const other = written === undefined || state === undefined ? undefined : otherState({ town, written, state, country })
  const others = other ? [other] : []
  if (town === city) return others
  const names = `-${suggestName(page.name)}-`.includes(`-${suggestName(city)}-`)
  if (names || lettersOnly(town) === lettersOnly(city)) return [others, checkLetters(page.name, town, city)].flat()
  const spelling = otherSpelling(town, city, pageName(file))
  return [...others, ...(spelling ? [spelling] : [])]
}

/**
 * Finds a state that contradicts both the name of the page and the postal codes, so that it belongs to another town.
 */
function checkAgainstName({ page }: SitePage, { state, zips = [] }: Location, country: string): Mistake | undefined {
  const [, , written = ''] = /^(.*?)\s*,\s*([^,]+)$/.exec(page.name.trim()) ?? []
  const named = findRegion(country, written)
  const own = state === undefined ? undefined : findRegion(country, state)
  if (!own || !named || own.code === named.code || zips.length === 0) return undefined
  if (!zips.every((zip) => hasCode(named, zip) && !hasCode(own, zip))) return undefined
  return {
    path: ['location', 'state'],
    code: 'other-state',
    message: `The state is ${quoted(own.code)}, and ${quoted(named.code)} in the name of this page and by its ${codeWord(country)}${zips.length === 1 ? '' : 's'}.`,
    fix: `Write ${quoted(named.code)}.`,
    replacement: JSON.stringify(named.code),
    also: { path: ['name'], message: 'The name is here.' },
  }
}

function otherState(said: { town: string; written: string; state: string; country: string }): Mistake | undefined {
  const { town, written, state, country } = said
  const own = findRegion(country, state)
  const named = findRegion(country, written)
  if (!own || (named ? named.code === own.code : !/^[A-Z]{2}$/.test(written))) return undefined
  return {
    path: ['name'],
    code: 'other-state',
    // "Baltimore, Washington" may be two towns.
    ...(named && lettersOnly(written) === lettersOnly(named.name) && { severity: 'warning' }),
    message: `The name of this page says ${quoted(written)}, its location block ${quoted(state)}.`,
    fix: `Write ${quoted(`${town}, ${own.code}`)}, or the state that ${town} lies in into the block.`,
    also: { path: ['location', 'state'], message: 'The block says it here.' },
  }
}

function checkLetters(name: string, town: string, city: string): Mistake | [] {
  const isCapitals = isInCapitals(town) && !isInCapitals(city)
  if (!isCapitals && !(isInSmall(town) && !isInSmall(city))) return []
  return {
    path: ['name'],
    code: 'other-spelling',
    severity: 'warning',
    message: `The name of this page is written in ${isCapitals ? 'capitals' : 'small letters'}: ${quoted(name)}.`,
    fix: 'Write it as it stands in a sentence: menus, lists and search results show it.',
  }
}

/** Abbreviations in the names of towns. */
const written: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}
const writtenOut = (town: string) =>
  suggestName(town)
    .split('-')
    .map((word) => written[word] ?? word)
    .join('')

function otherSpelling(town: string, city: string, fileName: string): Mistake | undefined {
  const [one, other] = [writtenOut(city), writtenOut(town)]
  // "Köln" and "Koeln" are the same name.
  const isSame = (a: string, b: string) => a.replace(/([aou])e/g, '$1') === b.replace(/([aou])e/g, '$1')
  if (isSame(one, other) || nearest(one, [other]) === undefined) return undefined
  const slug = `-${fileName}-`
  const isSure = slug.includes(`-${suggestName(town)}-`) && !slug.includes(`-${suggestName(city)}-`)
  return {
    path: ['location', 'city'],
    code: 'other-spelling',
    ...(!isSure && { severity: 'warning' }),
    message: `The city is spelt ${quoted(city)}, and ${quoted(town)} in the name of this page.`,
    fix: isSure ? `Write ${quoted(town)}, as in the name of the file.` : 'Write it the same in both places.',
    ...(isSure && { replacement: JSON.stringify(town) }),
    also: { path: ['name'], message: 'The name is here.' },
  }
}
