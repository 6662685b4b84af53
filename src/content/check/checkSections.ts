import type { Page, Section } from '../../../schemas/index.ts'
import { placedForm } from '../model/files/siteForms.ts'
import { rememberFirst } from '../model/remember.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import { quoted } from '../wording/phrases.ts'
import { checkTogether } from './together/checkTogether.ts'

/** Map services whose normal pages refuse to be framed, with the addresses that can be. */
const services = [
  {
    host: /^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\//,
    frame: /\/maps\/embed|[?&]output=embed/,
    way: 'Share, Embed a map',
  },
  { host: /^https:\/\/(?:www\.)?openstreetmap\.org\//, frame: /\/export\/embed\.html/, way: 'Share, HTML' },
]

/** Finds a map that lacks the address its kind needs, or whose address shows nothing. */
function checkMap({ mode, embed }: Extract<Page['sections'][number], { type: 'map' }>, index: number): Mistake | [] {
  const path = ['sections', index]
  if (mode === 'embed' && embed === undefined)
    return {
      path: [...path, 'mode'],
      code: 'map-without-address',
      message: 'This map has no address of a map service, so there is none to show.',
      fix: 'Add "embed" with the https address that the map service gives for a frame, or write "mode": "placeholder" for the drawn map.',
    }
  if (embed === undefined) return []
  if (mode === 'placeholder')
    return {
      path: [...path, 'embed'],
      part: 'key',
      code: 'map-not-shown',
      severity: 'warning',
      message: 'Nobody sees the map of this address: "placeholder" shows the drawn map alone.',
      fix: 'Write "mode": "embed", or delete "embed".',
    }
  const service = services.find(({ host }) => host.test(embed))
  if (!service || service.frame.test(embed)) return []
  return {
    path: [...path, 'embed'],
    code: 'map-not-shown',
    message: 'Browsers show this page of the map service in no frame.',
    fix: `Write the address that the map service gives for one: ${service.way}, and of what it offers the part in quotation marks behind src=.`,
  }
}

/** A visible section with its index among all sections of the page. */
interface ShownSection {
  section: Section
  index: number
}

/**
 * Checks the sections of a page together: exactly one main heading, and no repeated anchor. Also checks the fields of
 * each section that must agree.
 */
export function checkSections(page: Page): Mistake[] {
  const shown = page.sections.flatMap((section, index) => (section.hidden === true ? [] : [{ section, index }]))
  return [
    ...checkHeading(page, shown),
    ...findTwins(shown, placedForm, secondForm),
    ...shown.flatMap(({ section, index }) => (section.type === 'map' ? checkMap(section, index) : [])),
    ...findTwins(shown, (section) => ('id' in section ? section.id : undefined), repeatedAnchor),
    ...page.sections.flatMap((section, index) => checkTogether(section, ['sections', index])),
  ]
}

function checkHeading(page: Page, shown: readonly ShownSection[]): Mistake[] {
  const [first, ...more] = shown.filter(({ section }) => section.type === 'hero')
  // A missing block may contain it.
  if (!first) return shown.some(({ section }) => section.type === 'block') ? [] : [noHeading(page)]
  return [
    ...(isBelow(first.index, shown) ? [headingBelow(first.index)] : []),
    ...more.map(({ index }) => twin(index, first.index, secondHeading)),
  ]
}

/** Whether a section other than a frame or band precedes the main heading. Those may be an announcement. */
const isBelow = (hero: number, shown: readonly ShownSection[]) =>
  shown.some(({ section, index }) => index < hero && !announcements.has(section.type))

const announcements: ReadonlySet<Section['type']> = new Set(['ctaBand', 'embed', 'video', 'block'])

/** Returns a mistake for each section that repeats something of an earlier one. */
function findTwins(
  shown: readonly ShownSection[],
  keyOf: (section: Section) => string | undefined,
  tell: (key: string) => TwinWords,
): Mistake[] {
  const owners = new Map<string, number>()
  return shown.flatMap(({ section, index }) => {
    const key = keyOf(section)
    const first = key === undefined ? undefined : rememberFirst(owners, key, index)
    return key === undefined || first === undefined ? [] : [twin(index, first, tell(key))]
  })
}

const noHeading = ({ name }: Page): Mistake => ({
  path: ['sections'],
  part: 'key',
  code: 'no-main-heading',
  message: 'This page has no main heading.',
  fix: `Add a hero section before the others: { "type": "hero", "heading": ${quoted(name)} }.`,
})

const headingBelow = (index: number): Mistake => ({
  path: ['sections', index, 'type'],
  code: 'main-heading-below',
  message: 'The main heading of this page stands below other sections.',
  fix: 'Move the hero section to the beginning of "sections": visitors and search engines look for it at the top.',
})

/** The message for a section that repeats something of an earlier one, and the field with the repetition. */
interface TwinWords extends Pick<Mistake, 'code' | 'message' | 'fix'> {
  field: 'type' | 'id'
}

const twin = (index: number, first: number, { field, ...words }: TwinWords): Mistake => ({
  ...words,
  path: ['sections', index, field],
  pageDecides: true,
  also: firstAt(['sections', first, field]),
})

const secondHeading: TwinWords = {
  field: 'type',
  code: 'two-main-headings',
  message: 'This page has two main headings.',
  fix: 'Keep one hero section; "prose" and "ctaBand" are types for the other one.',
}

const secondForm = (form: string): TwinWords => ({
  field: 'type',
  code: 'two-forms',
  message: `This page has two ${form} forms, and visitors would not know which one to fill in.`,
  fix: 'Keep one; a button of a "ctaBand" may lead there from the other place.',
})

const repeatedAnchor = (id: string): TwinWords => ({
  field: 'id',
  code: 'repeated-anchor',
  message: `Two sections of this page have the id ${quoted(id)}.`,
  fix: 'Give one of them another id, or delete it.',
})
