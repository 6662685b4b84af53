import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { isFields } from '../schema/schema.ts'
import { signedPrices } from '../text/pricesIn.ts'
import { escapePattern } from '../wording/escapePattern.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

/** An entry of a price list with one price. */
interface Entry {
  title: string
  price: string
  digits: string
}

/** Words between the name of a thing and its price: "a single lesson is €45", "das Turmzimmer kostet 112 €". */
const between =
  '\\s?[:(–-]?\\s?(?:(?:is|are|costs?|for|at|from|kostet|für|ab|coûte|pour|à|dès|cuesta|por|desde)\\s)?(?:only\\s|nur\\s)?'
/** Shorter names are words of a sentence too. */
const fewestLetters = 6

/**
 * Texts that say another price right behind the name of a thing than the price list of the page does: one of them was changed
 * and the other was not. A name that the list has with several prices says nothing.
 *
 * @param texts of a page
 * @param sections of the same page
 */
export function checkTitledPrices(texts: readonly TextField[], sections: readonly object[]): Mistake[] {
  const entries = entriesOf(sections)
  const priced = texts.filter(({ field, value }) => field !== 'price' && signedPrices(value).length > 0)
  return entries.flatMap(({ title, price, digits }) => {
    const named = new RegExp(`(?<!\\p{L})${escapePattern(title)}${between}(?=\\p{Sc}|\\d)`, 'giu')
    return priced.flatMap(({ path, value }): Mistake[] =>
      matchesOf(named, value).flatMap(({ 0: words, index }): Mistake[] => {
        const told = signedPrices(value).find(({ start }) => start === index + words.length)
        if (!told || told.digits === digits || !isNear(told.digits, digits)) return []
        return [
          {
            path,
            span: { start: told.start, end: told.end },
            code: 'price-told-otherwise',
            severity: 'warning',
            message: `This text says ${quoted(value.slice(told.start, told.end))}, and the price list of this page has ${quoted(title)} for ${quoted(price)}.`,
            fix: 'Write the right one in both.',
          },
        ]
      }),
    )
  })
}

/** Whether one price may be the other one before it was changed; "the garden room, for 8 €" is that of a dog. */
const isNear = (told: string, listed: string) => Number(told) < 2 * Number(listed) && Number(listed) < 2 * Number(told)

function entriesOf(sections: readonly object[]): Entry[] {
  const all = sections.flatMap((section) =>
    'groups' in section && Array.isArray(section.groups) ? section.groups : [],
  )
  const entries = all.flatMap((group: unknown) => (isFields(group) && Array.isArray(group.items) ? group.items : []))
  const known = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (!isFields(entry) || typeof entry.title !== 'string' || typeof entry.price !== 'string') continue
    const { title, price } = entry
    const [first, other] = signedPrices(price)
    if (!first || other || title.length < fewestLetters) continue
    const key = title.trim().toLowerCase()
    known.set(key, [...(known.get(key) ?? []), { title: title.trim(), price, digits: first.digits }])
  }
  return [...known.values()].flatMap((same) =>
    new Set(same.map(({ digits }) => digits)).size === 1 ? same.slice(0, 1) : [],
  )
}
