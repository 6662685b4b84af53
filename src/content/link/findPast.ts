import type { FormDocument, Site } from '../../../schemas/index.ts'
import { isNoticePast, isPast, lastDayOf, noticesOf, type PlacedNotice } from '../model/days/calendar.ts'
import { partsOf } from '../model/days/days.ts'
import { configFile } from '../model/files/configFile.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import type { Problem } from '../problem/problem.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'

/** What today alone decides: the same files may have other such problems tomorrow. */
export const codesDecidedByToday: ReadonlySet<ProblemCode> = new Set([
  'past',
  'past-closure',
  'past-notice',
  'day-to-come',
  'founded-to-come',
  'updated-to-come',
  'notice-for-years',
  'days-over',
  'day-over',
])

interface PastInput {
  pages: readonly SitePage[]
  /** Valid form documents, by file. */
  documents: ReadonlyMap<string, FormDocument>
  site: Site | undefined
  sources: SourceFiles
  /** Undefined if the day is not known; then nothing is past. */
  today: string | undefined
}

/**
 * Finds what is out of date or premature: pages past their last day, forms that ask for past days, past closures and
 * notices, pages with a future date, and a founding year in the future.
 */
export function findPast({ pages, documents, site, sources, today }: PastInput): Problem[] {
  if (today === undefined) return []
  const problems: Problem[] = []
  const report = (file: string, mistake: Mistake) => {
    const source = sources.get(file)
    if (source) problems.push(placeMistake(source, mistake))
  }
  for (const { file, page } of pages) {
    if (page.draft === true) continue
    if (isPast(page, today)) report(file, pastPage(page))
    else if (page.date !== undefined && page.date > today) report(file, datedAhead(page.date, today))
    if (page.updated !== undefined && page.updated > today) report(file, updatedAhead(page.updated))
  }
  for (const [file, { fields }] of documents)
    fields.forEach((field, index) => {
      if (field.type === 'date' && field.to !== undefined && /^\d{4}-/.test(field.to) && field.to < today)
        report(file, daysOver(['fields', index, 'to'], field.to))
      if (field.type === 'date')
        field.notOn?.forEach((day, at) => {
          if (/^\d{4}-/.test(day) && day < today) report(file, dayOver(['fields', index, 'notOn', at], day))
        })
    })
  for (const placed of site ? noticesOf(site) : [])
    for (const mistake of judgeNotice(placed, today)) report(configFile, mistake)
  const { founded, closures = [], branches = {} } = site?.company ?? {}
  if (founded !== undefined && founded > partsOf(today).year) report(configFile, foundedAhead(founded))
  const lists: [Path, typeof closures][] = [
    [['company', 'closures'], closures],
    ...Object.entries(branches).map(([key, branch]): [Path, typeof closures] => [
      ['company', 'branches', key, 'closures'],
      branch.closures ?? [],
    ]),
  ]
  for (const [path, list] of lists)
    list.forEach(({ from, to = from, note }, index) => {
      if (to < today) report(configFile, pastClosure([...path, index], { to, note }))
    })
  return problems
}

const lastFields = ['until', 'validThrough', 'ends', 'starts'] as const

function pastPage(page: SitePage['page']): Mistake {
  const field = lastFields.find((name) => page[name] !== undefined) ?? 'until'
  return {
    path: [field],
    code: 'past',
    message: `The last day of this page was ${written(lastDayOf(page) ?? '')}: no list shows it any more.`,
    fix: 'Nothing needs to be done. Delete the file, or write the next day, when you like.',
  }
}

/** A year after the next one is a typo rather than a plan. */
const datedAhead = (date: string, today: string): Mistake => ({
  path: ['date'],
  code: 'day-to-come',
  severity: partsOf(date).year > partsOf(today).year + 1 ? 'warning' : 'tip',
  message: `This page is dated ${written(date)}, which is still to come, and visitors see it today.`,
  fix: 'Write the day on which it is published, or keep it back with "draft": true.',
})

const pastClosure = (path: Path, { to, note }: { to: string; note: string }): Mistake => ({
  path,
  part: 'open',
  code: 'past-closure',
  message: `The closure ${quoted(note)} ended on ${written(to)}: nothing shows it any more.`,
  fix: 'Delete it when you like, or write the days of the next one.',
})

const daysOver = (path: Path, to: string): Mistake => ({
  path,
  code: 'days-over',
  message: `The last day that visitors may choose here was ${written(to)}: nobody can choose any.`,
  fix: 'Write a day that is still to come, or a span from the day of the visit on, such as "3 months".',
})

const dayOver = (path: Path, day: string): Mistake => ({
  path,
  code: 'day-over',
  message: `${written(day)} is over: nobody could choose it anyway.`,
  fix: 'Delete it, or write the day that you meant.',
})

function judgeNotice({ notice, path, branch }: PlacedNotice, today: string): Mistake[] {
  const { until } = notice
  if (until === undefined) return []
  const name = branch === undefined ? 'notice' : `notice of ${quoted(branch)}`
  const place = [...path, 'until']
  if (isNoticePast(notice, today)) return [pastNotice(place, name, until)]
  if (partsOf(until).year <= partsOf(today).year + mostYears) return []
  return [
    noticeForYears(place, `${name} stands over every page${branch === undefined ? '' : ' of that branch'}`, until),
  ]
}

const pastNotice = (path: Path, name: string, until: string): Mistake => ({
  path,
  code: 'past-notice',
  message: `The ${name} ended on ${written(until)}: no page shows it any more.`,
  fix: 'Delete the notice when you like, or write the next one with its own last day.',
})

const updatedAhead = (day: string): Mistake => ({
  path: ['updated'],
  code: 'updated-to-come',
  message: `This page says that it was last changed on ${written(day)}, which is still to come.`,
  fix: 'Write the day on which it was last changed.',
})

/** The most years that a notice may last. */
const mostYears = 2

const noticeForYears = (path: Path, stands: string, until: string): Mistake => ({
  path,
  code: 'notice-for-years',
  message: `The ${stands} until ${written(until)}.`,
  fix: 'Look at the year: it may be mistyped. What is so for years belongs on a page.',
})

const foundedAhead = (founded: number): Mistake => ({
  path: ['company', 'founded'],
  code: 'founded-to-come',
  message: `The company was founded in ${founded}, which is still to come.`,
  fix: 'Write the year in which it began, or delete this line.',
})

/** Formats a day for messages: `24 December 2026`. */
function written(day: string): string {
  const { year, month, day: date } = partsOf(day)
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(year, month - 1, date)))
}
