import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts } from '../../schema/findTexts.ts'
import { placesIn } from '../../text/reading/placesIn.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { firstNames } from './firstNames.ts'
import { givenNames, ordinaryWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'
import { nameKey, type PlaceNames } from './placeNames.ts'

/** The most towns of a site in which the words that begin sentences are looked at. */
const mostNames = 300
/** Shorter names are a letter away from many words. */
const fewestLetters = 5

/**
 * Names of towns with a slip of the pen, `Dundalck`, in pages about a town: its own, which visitors would see misspelt, and
 * those of other towns, which a copy still says. Only where a place is meant, and only slips: Clifton is no Clinton.
 *
 * @returns a check of one page, which gets the words of its texts that stand where a town would
 */
export function createNearNameCheck(names: PlaceNames): (page: SitePage, places: readonly string[]) => Mistake[] {
  const nearestTo = createNearest(names)
  // Among thousands of names, some word of the language is near one.
  const isFew = names.all.filter(({ kind }) => kind === 'city').length <= mostNames
  /** Whether the first word of a sentence is no word that the page writes in small letters elsewhere. */
  const isSlipInSentence = (written: string, texts: readonly { value: string }[]) => {
    const small = new RegExp(`(?<!\\p{L})${written.toLowerCase()}(?!\\p{L})`, 'u')
    return isFew && !texts.some(({ value }) => small.test(value))
  }
  return (page, places) => {
    const { location, mentions = [] } = page.page
    if (!location || !places.some((words) => nearestTo(words))) return []
    const meant = new Set(mentions.map(nameKey))
    const texts = findPageTexts(
      readPage(page),
      (_, { free, format }, { field }) => free && format !== 'href' && field !== 'name',
    )
    const slips: Slip[] = []
    for (const { path, value } of texts)
      for (const { words, start, isFirst } of placesIn(value)) {
        const near = nearestTo(words)
        if (!near || meant.has(nameKey(near.written)) || meant.has(near.name.key)) continue
        if (isFirst && !isSlipInSentence(near.written, texts)) continue
        // Of a block that says another town than the name of its page, another check tells.
        if (near.name.owners.has(page) && page.page.name.includes(near.written)) continue
        slips.push({ ...near, path, span: { start, end: start + near.written.length } })
      }
    return [...new Set(slips.map(({ name }) => name))].flatMap((name) => {
      const [first, ...more] = slips.filter((slip) => slip.name === name)
      return first
        ? [{ ...tell(page, location.city, first), more: more.map(({ path, span }) => ({ path, span })) }]
        : []
    })
  }
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
    ofPage: isOwn,
    message: isOwn
      ? `${quoted(written)} is nearly ${quoted(name.text)}, the town of this page.`
      : `Says ${quoted(written)}, which is nearly ${quoted(name.text)}.`,
    fix: isOwn
      ? 'Write {city}: it is filled in from the location block, and is spelt the same everywhere.'
      : `This page is about ${city}: write what is true there. Meant on purpose? Add ${mentionWords(written, page.page.mentions)}.`,
  }
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
  const known = new Map<string, { name: PlaceName; written: string } | undefined>()
  const look = (words: string) => {
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
  return (words: string) => {
    if (!known.has(words)) known.set(words, look(words))
    return known.get(words)
  }
}

/** Whether a space cuts one name in two, `Tow son`; "New port facilities" are words. */
function isCut(written: string): boolean {
  const [first = '', second = '', ...more] = written.split(' ')
  if (!/^\p{Ll}/u.test(second) || more.length > 0) return false
  return ![first.toLowerCase(), second].every((word) => ordinaryWords.has(word) || givenNames.has(word))
}

/** A word without each of its letters in turn. */
const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Letters that are written for each other; other consonants make another name, Dover and Rover. */
const alike = ['aeiouy', 'ckq', 'sz', 'dt', 'vw', 'gj', 'mn', 'bp']

/** Whether a word differs from a name by a slip: a letter too many or too few, two swapped, or one that sounds the same. */
function isSlip(word: string, name: string): boolean {
  if (word === name || word[0] !== name[0]) return false
  let start = 0
  while (word[start] === name[start]) start++
  const [rest, other] = [word.slice(start), name.slice(start)]
  // Newtown and Newton are two towns, and Houstons are people.
  if (word.length > name.length) return rest.slice(1) === other && rest !== 's' && !(rest[0] === 'w' && other === 'n')
  if (word.length < name.length) return other.slice(1) === rest && !(other[0] === 'w' && rest === 'n')
  if (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0]) return true
  return (
    rest.slice(1) === other.slice(1) &&
    alike.some((set) => set.includes(rest[0] ?? ' ') && set.includes(other[0] ?? ' '))
  )
}
