import { remember } from '../../model/remember.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, findPageTexts, isWording } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { type PlaceWords, placesIn } from '../../text/reading/placesIn.ts'
import { judgeLanguage } from '../../text/sentences/judgeLanguage.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { firstNames } from './firstNames.ts'
import { givenNames, nameEndings, ordinaryWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'
import { nameKey, type PlaceNames } from './placeNames.ts'
import { createSlipFilter } from './slipFilter.ts'
import { isSlip, slipsOf, withoutOne } from './slipOfName.ts'

/** The most towns of a site for which words are checked outside of places where a town is expected. */
const mostNames = 300
/** In letters. Shorter names are a letter away from many words. */
const fewestLetters = 5
const fewestWithin = 6

const citiesOf = ({ all }: PlaceNames) => all.filter(({ kind }) => kind === 'city')

/** Returns typos of town names in lower case. Empty for many towns. */
export function townSlips(names: PlaceNames): string[] {
  const cities = citiesOf(names)
  if (cities.length > mostNames) return []
  return cities.flatMap(({ key }) =>
    key.length < fewestWithin || /[^a-z]/.test(key)
      ? []
      : slipsOf(key).filter((slip) => !names.byFirstWord.has(slip) && !ordinaryWords.has(slip)),
  )
}

/** Capitalized words within a sentence without a preposition of place: "Small Towsn stores". */
const within = /(?<![\p{L}'’-])\p{Lu}\p{Ll}{4,}(?![\p{L}-])/gu

const noSlips: ReadonlySet<string> = new Set()

/** Returns the words in places where a town is expected, and typos elsewhere. */
function placesAndSlips(text: string, slips: ReadonlySet<string>): PlaceWords[] {
  const places = placesIn(text)
  const others = placesWithin(text, slips).filter(({ start }) => !places.some((place) => place.start === start))
  return [...places, ...others]
}

function placesWithin(text: string, slips: ReadonlySet<string>): PlaceWords[] {
  // German capitalizes all nouns.
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
 * Finds misspelled towns, `Dundalck`, on pages about a town: its own name, which visitors would see misspelled, and
 * names of other towns, which a copy still contains. Only where a place is meant, and only typos: Clifton is not
 * Clinton.
 *
 * @returns a check of one page, which receives the words of its texts where a town is expected, one place a line, and whether
 * it contains some of `townSlips` and some names of towns; a page that is about no town is checked in sentences that name
 * another town of the site, too
 */
export function createNearNameCheck(
  names: PlaceNames,
  types: SectionTypes,
): (page: SitePage, places: string, hasSlip: boolean, namesTowns: boolean) => Mistake[] {
  const nearestTo = createNearest(names)
  const usualSlips = new Set(townSlips(names))
  // With thousands of names, some ordinary word is close to one.
  const isFew = citiesOf(names).length <= mostNames
  const findSlips = (page: SitePage, hasSlip: boolean): Slip[] => {
    const isMeant = meantOn(page)
    const texts = findPageTexts(
      readPage(page),
      types,
      (value, kind, place) => isWording(value, kind, place) && place.field !== 'name',
    )
    return texts.flatMap(({ path, value }) =>
      placesAndSlips(value, hasSlip ? usualSlips : noSlips).flatMap(({ words, start, isFirst }) => {
        const near = nearestTo(words)
        if (!near || isMeant(near) || (isFirst && !(isFew && isNeverSmall(near.written, texts)))) return []
        return [{ ...near, path, span: { start, end: start + near.written.length } }]
      }),
    )
  }
  const cities = citiesOf(names)
  /** Returns slips in sentences that also name a town of the site correctly. */
  const besideTowns = (page: SitePage): Slip[] => {
    const isMeant = meantOn(page)
    return findPageTexts(readPage(page), types, isWording).flatMap(({ path, field, value }) => {
      if (fieldsOfOthers.has(field) || !cities.some(({ text }) => value.includes(text))) return []
      return sentencesOf(value).flatMap(({ text: sentence, start: from }) => {
        if (!cities.some(({ text }) => sentence.includes(text))) return []
        return placesIn(sentence).flatMap(({ words, start, isFirst }): Slip[] => {
          const near = isFirst ? undefined : nearestTo(words)
          if (!near || near.written.length < fewestWithin || isMeant(near)) return []
          // "Jo Towsen" is a person, and "Towsen Street" a road.
          if (near.written !== words || /\p{Lu}\p{L}*\.? $/u.test(sentence.slice(0, start))) return []
          return [{ ...near, path, span: { start: from + start, end: from + start + near.written.length } }]
        })
      })
    })
  }
  return (page, places, hasSlip, namesTowns) => {
    const { location } = page.page
    if (!location && isFew && namesTowns && page.page.date === undefined)
      return besideTowns(page).map((slip) => tell(page, undefined, slip))
    if (!location || !(hasSlip || places.split('\n').some((words) => nearestTo(words)))) return []
    const slips = findSlips(page, hasSlip)
    return [...new Set(slips.map(({ name }) => name))].flatMap((name) => {
      const [first, ...more] = slips.filter((slip) => slip.name === name)
      return first
        ? [{ ...tell(page, location.city, first), more: more.map(({ path, span }) => ({ path, span })) }]
        : []
    })
  }
}

/** Returns whether a page uses a spelling on purpose: it is in `mentions`, or in the name of the page. */
function meantOn(page: SitePage): (near: NearName) => boolean {
  const mentions = new Set(page.page.mentions?.map(nameKey))
  return ({ name, written }) =>
    mentions.has(nameKey(written)) ||
    mentions.has(name.key) ||
    // A location that differs from the name of its page is reported by another check.
    (name.owners.has(page) && page.page.name.includes(written))
}

/** Whether no text contains a word in lower case. The first word of a sentence may be any word. */
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

function tell(page: SitePage, city: string | undefined, { name, written, path, span }: Slip): Mistake {
  const isOwn = name.owners.has(page)
  return {
    path,
    span,
    code: 'near-name',
    pageDecides: isOwn,
    message: isOwn
      ? `${quoted(written)} is nearly ${quoted(name.text)}, the town of this page.`
      : `Says ${quoted(written)}, which is nearly ${quoted(name.text)}.`,
    fix: isOwn
      ? 'Write {city}: it is filled in from the location block, and is spelt the same everywhere.'
      : `${city === undefined ? `Write ${quoted(name.text)}.` : `This page is about ${city}: write what is true there.`} Meant on purpose? Add ${mentionWords(written, page.page.mentions)}.`,
  }
}

/** A town, and words that are close to its name. */
interface NearName {
  name: PlaceName
  written: string
}

/** Creates a function that returns the town whose name is close to some words, or to the first of them. */
function createNearest({ all, byFirstWord }: PlaceNames) {
  const byPart = new Map<string, PlaceName[]>()
  const judged: string[] = []
  for (const name of all) {
    const letters = name.key.replaceAll(' ', '')
    if (name.kind !== 'city' || letters.length < fewestLetters || /[^a-z]/.test(letters)) continue
    judged.push(letters)
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
      // A name of the site itself, or an ordinary word, is not a typo.
      if (byFirstWord.has(letters)) return undefined
      if (count === 1 && (ordinaryWords.has(letters) || givenNames.has(letters) || firstNames.has(letters))) continue
      for (const part of [letters, ...withoutOne(letters)])
        for (const name of byPart.get(part) ?? [])
          if (isSlip(letters, name.key.replaceAll(' ', ''))) return { name, written }
    }
    return undefined
  }
  const mayBeNear = createSlipFilter(judged)
  const known = new Map<string, NearName | false>()
  return (words: string) =>
    mayBeNear(words) ? remember(known, words, (anew) => look(anew) ?? false) || undefined : undefined
}

/** Whether a space splits a name in two, `Tow son`. "New port facilities" are ordinary words. */
function isCut(written: string): boolean {
  const [first = '', second = '', ...more] = written.split(' ')
  if (!/^\p{Ll}/u.test(second) || more.length > 0) return false
  return ![first.toLowerCase(), second].every((word) => ordinaryWords.has(word) || givenNames.has(word))
}
