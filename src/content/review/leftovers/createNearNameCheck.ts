import { remember } from '../../model/remember.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { type PlaceWords, placesIn } from '../../text/reading/placesIn.ts'
import { judgeLanguage } from '../../text/sentences/judgeLanguage.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { firstNames } from './firstNames.ts'
import { givenNames, nameEndings, ordinaryWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'
import { nameKey, type PlaceNames } from './placeNames.ts'
import { isSlip, slipsOf, withoutOne } from './slipOfName.ts'

/** The most towns of a site in which words are looked at that do not stand where a town would. */
const mostNames = 300
/** Shorter names are a letter away from many words. */
const fewestLetters = 5
const fewestWithin = 6

const citiesOf = ({ all }: PlaceNames) => all.filter(({ kind }) => kind === 'city')

/** What texts may say in place of the names of towns, in small letters; for many towns nothing. */
export function townSlips(names: PlaceNames): string[] {
  const cities = citiesOf(names)
  if (cities.length > mostNames) return []
  return cities.flatMap(({ key }) =>
    key.length < fewestWithin || /[^a-z]/.test(key)
      ? []
      : slipsOf(key).filter((slip) => !names.byFirstWord.has(slip) && !ordinaryWords.has(slip)),
  )
}

/** Words with a capital within a sentence, where no preposition tells of a place: "Small Towsn stores". */
const within = /(?<![\p{L}'’-])\p{Lu}\p{Ll}{4,}(?![\p{L}-])/gu

const noSlips: ReadonlySet<string> = new Set()

/** What stands in a text where a town would, and slips that stand elsewhere. */
function placesAndSlips(text: string, slips: ReadonlySet<string>): PlaceWords[] {
  const places = placesIn(text)
  const others = placesWithin(text, slips).filter(({ start }) => !places.some((place) => place.start === start))
  return [...places, ...others]
}

function placesWithin(text: string, slips: ReadonlySet<string>): PlaceWords[] {
  // In German, every noun has a capital.
  if (slips.size === 0 || judgeLanguage(text) === 'de') return []
  return matchesOf(within, text).flatMap(({ 0: words, index }) => {
    if (!slips.has(words.toLowerCase())) return []
    const [, before = ''] = /(\p{L}+)\.?[ \u00a0]$/u.exec(text.slice(Math.max(0, index - 24), index)) ?? []
    const [, behind = ''] = /^[ \u00a0](\p{Lu}\p{L}*)/u.exec(text.slice(index + words.length)) ?? []
    const isPerson =
      /^\p{Lu}/u.test(before) && [firstNames, givenNames].some((names) => names.has(before.toLowerCase()))
    return isPerson || /^(?:mr|mrs|ms|dr|mx|sir)$/i.test(before) || nameEndings.has(behind.toLowerCase())
      ? []
      : [{ words, start: index, isFirst: true }]
  })
}

/**
 * Names of towns with a slip of the pen, `Dundalck`, in pages about a town: its own, which visitors would see misspelt, and
 * those of other towns, which a copy still says. Only where a place is meant, and only slips: Clifton is no Clinton.
 *
 * @returns a check of one page, which gets the words of its texts that stand where a town would, and whether it has some of
 * `townSlips`
 */
export function createNearNameCheck(
  names: PlaceNames,
  types: SectionTypes,
): (page: SitePage, places: readonly string[], hasSlip: boolean) => Mistake[] {
  const nearestTo = createNearest(names)
  const usualSlips = new Set(townSlips(names))
  // Among thousands of names, some word of the language is near one.
  const isFew = citiesOf(names).length <= mostNames
  const findSlips = (page: SitePage, hasSlip: boolean): Slip[] => {
    const isMeant = meantOn(page)
    const texts = findPageTexts(
      readPage(page),
      types,
      (_, { free, format }, { field }) => free && format !== 'href' && field !== 'name',
    )
    return texts.flatMap(({ path, value }) =>
      placesAndSlips(value, hasSlip ? usualSlips : noSlips).flatMap(({ words, start, isFirst }) => {
        const near = nearestTo(words)
        if (!near || isMeant(near) || (isFirst && !(isFew && isNeverSmall(near.written, texts)))) return []
        return [{ ...near, path, span: { start, end: start + near.written.length } }]
      }),
    )
  }
  return (page, places, hasSlip) => {
    const { location } = page.page
    if (!location || !(hasSlip || places.some((words) => nearestTo(words)))) return []
    const slips = findSlips(page, hasSlip)
    return [...new Set(slips.map(({ name }) => name))].flatMap((name) => {
      const [first, ...more] = slips.filter((slip) => slip.name === name)
      return first
        ? [{ ...tell(page, location.city, first), more: more.map(({ path, span }) => ({ path, span })) }]
        : []
    })
  }
}

/** Whether words are meant as a page writes them: its `mentions` list them, or it is named after its town in this way. */
function meantOn(page: SitePage): (near: NearName) => boolean {
  const mentions = new Set(page.page.mentions?.map(nameKey))
  return ({ name, written }) =>
    mentions.has(nameKey(written)) ||
    mentions.has(name.key) ||
    // Of a block that says another town than the name of its page, another check tells.
    (name.owners.has(page) && page.page.name.includes(written))
}

/** Whether no text has a word in small letters: the first one of a sentence may be any word. */
function isNeverSmall(written: string, texts: readonly { value: string }[]): boolean {
  const small = new RegExp(`(?<!\\p{L})${written.toLowerCase()}(?!\\p{L})`, 'u')
  return !texts.some(({ value }) => small.test(value))
}

interface Slip {
  name: PlaceName
  written: string
  path: Mistake['path']
  span: { start: number; end: number }
}

function tell(page: SitePage, city: string, { name, written, path, span }: Slip): Mistake {
  const isOwn = name.owners.has(page)
  return {
    path,
    span,
    code: 'near-name',
    severity: 'warning',
    pageDecides: isOwn,
    message: isOwn
      ? `${quoted(written)} is nearly ${quoted(name.text)}, the town of this page.`
      : `Says ${quoted(written)}, which is nearly ${quoted(name.text)}.`,
    fix: isOwn
      ? 'Write {city}: it is filled in from the location block, and is spelt the same everywhere.'
      : `This page is about ${city}: write what is true there. Meant on purpose? Add ${mentionWords(written, page.page.mentions)}.`,
  }
}

/** A town, and words that are nearly its name. */
interface NearName {
  name: PlaceName
  written: string
}

/** Makes a function that gives the town whose name some words, or the first of them, nearly are. */
function createNearest({ all, byFirstWord }: PlaceNames) {
  const byPart = new Map<string, PlaceName[]>()
  for (const name of all) {
    const letters = name.key.replaceAll(' ', '')
    if (name.kind !== 'city' || letters.length < fewestLetters || /[^a-z]/.test(letters)) continue
    for (const part of [letters, ...withoutOne(letters)]) {
      const others = byPart.get(part)
      if (others) others.push(name)
      else byPart.set(part, [name])
    }
  }
  const look = (words: string): NearName | undefined => {
    const parts = words.split(/(?=[ -])/)
    for (let count = parts.length; count > 0; count--) {
      const written = parts.slice(0, count).join('')
      const letters = nameKey(written).replaceAll(' ', '')
      const cut = byPart.get(letters)?.find(({ key }) => key === letters)
      if (cut && isCut(written)) return { name: cut, written }
      // A name of the site itself, or a word of the language, is no slip.
      if (byFirstWord.has(letters)) return undefined
      if (count === 1 && (ordinaryWords.has(letters) || givenNames.has(letters) || firstNames.has(letters))) continue
      for (const part of [letters, ...withoutOne(letters)])
        for (const name of byPart.get(part) ?? [])
          if (isSlip(letters, name.key.replaceAll(' ', ''))) return { name, written }
    }
    return undefined
  }
  const known = new Map<string, NearName | false>()
  return (words: string) => remember(known, words, (anew) => look(anew) ?? false) || undefined
}

/** Whether a space cuts one name in two, `Tow son`; "New port facilities" are words. */
function isCut(written: string): boolean {
  const [first = '', second = '', ...more] = written.split(' ')
  if (!/^\p{Ll}/u.test(second) || more.length > 0) return false
  return ![first.toLowerCase(), second].every((word) => ordinaryWords.has(word) || givenNames.has(word))
}
