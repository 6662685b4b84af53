import type { Page, Section } from '../../../../schemas/index.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Severity } from '../../problem/codes/problemCode.ts'
import { setValue } from '../../problem/edits.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { isFields } from '../../schema/schema.ts'
import { count, quoted } from '../../wording/phrases.ts'

/** Fields of a page that are the same in every language. */
const pageFacts = [
  ...([
    'branch',
    'date',
    'starts',
    'ends',
    'alsoOn',
    'until',
    'validThrough',
    'employmentType',
    'price',
    'salary',
  ] as const),
] satisfies readonly (keyof Page)[]

/** Fields of a town whose values are not translated. */
const townFacts = ['state', 'zips', 'latitude', 'longitude', 'minutes'] as const

/** Fields of sections that contain a number or a day. */
const factsInSections = new Set(['date', 'until', 'latitude', 'longitude', 'rating', 'value'])

/**
 * Compares the language-independent facts of a translation with its original: the branch, days and prices of the page,
 * the facts of its town, and the numbers of entries and of facts in its sections, which are paired by type and order.
 */
export function compareFacts(page: SitePage, original: SitePage): Mistake[] {
  const [own, theirs] = [readPage(page), readPage(original)]
  const { file } = original
  return [
    ...pageFacts.flatMap((field) => compareField(own[field], theirs[field], { path: [field], file })),
    ...compareTowns(own, theirs, file),
    ...pairSections(own.sections, theirs.sections).flatMap(({ section, of, index }) =>
      compare(section, of, { path: ['sections', index], file }),
    ),
  ]
}

interface Place {
  path: Path
  /** The file of the original. */
  file: string
}

/** With another branch, a page shows the phone number and address of another office. */
const severityOf = ([field]: Path): Severity => (field === 'branch' ? 'error' : 'warning')

const written = (value: unknown) => JSON.stringify(value) ?? ''

function compareField(own: unknown, theirs: unknown, { path, file }: Place): Mistake[] {
  if (written(own) === written(theirs)) return []
  const field = quoted(String(path.at(-1)))
  const shared = { code: 'translation-of-other-facts' as const, severity: severityOf(path), pageDecides: true }
  if (own === undefined)
    return [
      {
        ...shared,
        path: path.length > 1 ? path.slice(0, -1) : ['translates'],
        message: `${quoted(file)} has ${field}: ${written(theirs)}, and this translation of it has none.`,
        fix: `Add ${field}: ${written(theirs)}.`,
        edits: (source) => [setValue(source, path, theirs)],
      },
    ]
  return [
    {
      ...shared,
      path,
      message:
        theirs === undefined
          ? `${quoted(file)}, which this page translates, has no ${field}.`
          : `${field} is ${written(own)} here, and ${written(theirs)} in ${file}, which this page translates.`,
      fix:
        theirs === undefined
          ? 'Add it there too, or delete it here: it is the same in every language.'
          : 'Write in both what is right: it is the same in every language.',
    },
  ]
}

function compareTowns({ location: own }: Page, { location: theirs }: Page, file: string): Mistake[] {
  if (!own || !theirs)
    return own || theirs
      ? [
          {
            path: [own ? 'location' : 'translates'],
            code: 'translation-of-other-facts',
            severity: 'warning',
            pageDecides: true,
            message: own
              ? `${quoted(file)}, which this page translates, has no "location".`
              : `${quoted(file)} has a "location", and this translation of it has none.`,
            fix: own ? 'Add it there too, or delete it here.' : 'Copy it from there, with the names in this language.',
          },
        ]
      : []
  return townFacts.flatMap((field) => compareField(own[field], theirs[field], { path: ['location', field], file }))
}

/** Pairs the sections of two pages by type and order; `at` and `index` are their places. */
export function pairSections(own: readonly Section[], theirs: readonly Section[]) {
  const left = theirs.map((of, at) => ({ of, at })).filter(({ of }) => of.hidden !== true)
  return own.flatMap((section, index) => {
    const first = section.hidden === true ? -1 : left.findIndex(({ of }) => of.type === section.type)
    const [found] = first < 0 ? [] : left.splice(first, 1)
    return found ? [{ section, index, ...found }] : []
  })
}

function compare(own: unknown, theirs: unknown, place: Place): Mistake[] {
  const { path, file } = place
  if (Array.isArray(own) && Array.isArray(theirs)) {
    if (own.length !== theirs.length) return [tellCount(own, theirs, place)]
    return own.flatMap((entry, index) => compare(entry, theirs[index], { path: [...path, index], file }))
  }
  if (isFields(own) && isFields(theirs))
    return Object.keys(own).flatMap((key) => compare(own[key], theirs[key], { path: [...path, key], file }))
  const field = String(path.findLast((part) => typeof part === 'string'))
  return factsInSections.has(field) && theirs !== undefined && !isText(own) ? compareField(own, theirs, place) : []
}

/** Whether a value is a text rather than a day. The `value` of a number is text if it has a unit. */
const isText = (value: unknown) => typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value)

function tellCount(own: readonly unknown[], theirs: readonly unknown[], { path, file }: Place): Mistake {
  // A table row is an entry in the list of rows.
  const isRow = typeof path.at(-1) === 'number'
  const field = isRow ? 'This row' : quoted(String(path.at(-1)))
  const names = ({ length }: readonly unknown[]) => (isRow ? count(length, 'cell') : count(length, 'entry', 'entries'))
  return {
    path,
    part: isRow ? 'value' : 'key',
    code: 'translation-of-other-facts',
    severity: 'warning',
    pageDecides: true,
    message: `${field} has ${names(own)} here, and ${theirs.length} in ${file}, which this page translates.`,
    fix: 'Say all of them in both languages, or delete the line "translates" where this page says something else.',
  }
}
