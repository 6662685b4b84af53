import type { FormDocument, FormField, Site } from '../../../../schemas/index.ts'
import { writeTime } from '../../model/days/schemaHours.ts'
import { week } from '../../model/days/weekdays.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import { branchDays, formName, placedForm, translationOf } from '../../model/files/siteForms.ts'
import { tagOf } from '../../model/languages.ts'
import { lazily } from '../../model/lazily.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { placing } from '../languages/findUntranslatedForms.ts'
import { checkDayHelp } from './checkDayHelp.ts'
import { type FormOffice, officesOfForm } from './officesOfForm.ts'
import { dayNames, readWeek, type Week } from './openWeek.ts'

type DayField = Extract<FormField, { type: 'date' }>
type TimeField = Extract<FormField, { type: 'time' }>

/** An office of a form and its hours. */
interface OpenOffice extends FormOffice {
  week: Week
}

const isDayOfWeek = (day: string) => dayNames.includes(day)

/**
 * Creates the check of forms that accept days and times outside of the hours and closures of the site. It checks date
 * fields whose "notOn" names weekdays, because others ask for other days, such as a birthday. It skips sites with pages
 * about towns, whose owners visit their customers.
 */
export function createFormHoursCheck(site: Site, pages: readonly SitePage[]) {
  const places = lazily(() => officePlaces(site, pages))
  return (file: string, document: FormDocument): Mistake[] => {
    const ofHelp = document.fields.flatMap((field, index) => checkDayHelp(field, ['fields', index]))
    const isOfVisits = document.fields.some((field) => field.type === 'date' && field.notOn !== undefined)
    if (!isOfVisits || translationOf(formName(file)) !== undefined || places().comesToCustomers) return ofHelp
    const placing = branchesPlacing(formName(file), pages)
    const offices = openOffices(officesOfForm(document, site, placing, places().ofMain), site)
    return [...ofHelp, ...(offices ? checkForm(document.fields, offices, site) : [])]
  }
}

/** Finds whether pages are about towns without an office, and how pages name the main office. */
function officePlaces({ company }: Site, pages: readonly SitePage[]) {
  const cities = new Set(allOffices(company).map(({ address }) => address.city))
  const folders = new Set(pages.flatMap(({ file, page }) => (page.branch === undefined ? [] : [pageFolder(file)])))
  const ofTowns = pages.filter(({ page }) => page.location !== undefined && page.branch === undefined)
  const isOfOffice = ({ file, page }: SitePage) =>
    folders.has(pageFolder(file)) || cities.has(page.location?.city ?? '')
  const ofMain = ofTowns.filter(isOfOffice).flatMap(({ page }) => [page.name, page.location?.city ?? page.name])
  return { comesToCustomers: !ofTowns.every(isOfOffice), ofMain }
}

function branchesPlacing(form: string, pages: readonly SitePage[]): (string | undefined)[] {
  const isPlacing = (page: SitePage) =>
    page.page.draft !== true &&
    placing.some((type) => holds(page, type)) &&
    readSections(page).some((section) => section.hidden !== true && placedForm(section) === form)
  return pages.filter(isPlacing).map(({ page }) => page.branch)
}

/** Returns the offices with their hours, or undefined if an office has none or they are not understood. */
function openOffices(offices: readonly FormOffice[], site: Site): OpenOffice[] | undefined {
  const open = offices.flatMap((each): OpenOffice[] => {
    const [read] = readWeek(each.office.hours, tagOf(site, undefined)) ?? []
    return read ? [{ ...each, week: read }] : []
  })
  return open.length === offices.length ? open : undefined
}

function checkForm(fields: readonly FormField[], offices: readonly OpenOffice[], site: Site): Mistake[] {
  const days = fields.flatMap((field, index) => (field.type === 'date' ? [{ field, index }] : []))
  const ofVisit = days.filter(({ field }) => offices.some((each) => followsHours(field, each)))
  if (ofVisit.length === 0) return []
  return [
    ...ofVisit.flatMap(({ field, index }) => checkDays(field, index, offices, site)),
    ...fields.flatMap((field, index) =>
      field.type === 'time' && field.within === undefined ? checkTimes(field, index, offices) : [],
    ),
  ]
}

const isShut = ({ week: open }: OpenOffice, day: string) => open[dayNames.indexOf(day)]?.length === 0

const followsHours = ({ notOn = [] }: DayField, office: OpenOffice) =>
  notOn.some((day) => isDayOfWeek(day) && isShut(office, day))

/** The days that a field excludes if an office is chosen. */
const daysOutFor = ({ notOn = [], alsoNotOn = [] }: DayField, { answer }: FormOffice): string[] => [
  ...notOn,
  ...alsoNotOn.flatMap(({ when, days }) => (holdsFor(when, answer) ? days : [])),
]

const holdsFor = (when: Readonly<Record<string, unknown>>, answer: FormOffice['answer']) =>
  answer !== undefined &&
  Object.keys(when).join() === answer.field &&
  [when[answer.field]].flat().includes(answer.option)

/** The days that a field should exclude if an office is chosen. */
function missingFor(field: DayField, office: OpenOffice, { company }: Site): string[] {
  const out = daysOutFor(field, office)
  const shut = dayNames.filter((day) => isShut(office, day) && !out.includes(day))
  // An owner who lists single days maintains the calendar by hand.
  const isByHand = out.some((day) => /^\d/.test(day))
  const isWhole = ({ hours }: { hours?: unknown }) => hours === undefined
  const closures = (company.closures ?? []).some(isWhole) ? ['closures'] : []
  const { branch } = office
  const own = branch !== undefined && company.branches?.[branch]?.closures?.some(isWhole) ? [branchDays + branch] : []
  return [...shut, ...(isByHand ? [] : [...closures, ...own].filter((day) => !out.includes(day)))]
}

function checkDays(field: DayField, index: number, offices: readonly OpenOffice[], site: Site): Mistake[] {
  const missing = offices.map((office) => missingFor(field, office, site))
  const [first = []] = missing
  // Nothing is known of offices whose answers are not understood.
  const isEach = offices.every(({ answer }) => answer === undefined) || offices.length > countBranches(site)
  const forAll = isEach ? first.filter((day) => missing.every((days) => days.includes(day))) : []
  const path = ['fields', index]
  return [
    ...(forAll.length > 0 ? [tellDays(path, forAll, `Add ${listed(forAll)} to "notOn"`)] : []),
    ...offices.flatMap((office, at): Mistake[] => {
      const { answer } = office
      const own = missing[at]?.filter((day) => !forAll.includes(day)) ?? []
      return answer && own.length > 0 ? [tellDays(path, own, remedyFor(field, answer, own), answer.option)] : []
    }),
  ]
}

const countBranches = ({ company }: Site) => Object.keys(company.branches ?? {}).length

const listed = (days: readonly string[]) => joinWords(days.map(quoted), 'and')

function remedyFor(
  { alsoNotOn }: DayField,
  answer: NonNullable<FormOffice['answer']>,
  days: readonly string[],
): string {
  if (alsoNotOn?.some(({ when }) => holdsFor(when, answer)))
    return `Add ${listed(days)} to the "days" of ${quoted(answer.option)} in "alsoNotOn"`
  const rule = `{ "when": { ${quoted(answer.field)}: ${quoted(answer.option)} }, "days": [${days.map(quoted).join(', ')}] }`
  return alsoNotOn ? `Add this to "alsoNotOn": ${rule}` : `Add "alsoNotOn": [${rule}]`
}

function tellDays(path: Mistake['path'], days: readonly string[], remedy: string, option?: string): Mistake {
  const nameOf = (day: string) => (isDayOfWeek(day) ? (week[dayNames.indexOf(day)] ?? '') : 'days of "closures"')
  const names = joinWords([...new Set(days.map(nameOf))], 'and')
  return {
    path: [...path, 'notOn'],
    part: 'key',
    code: 'form-while-closed',
    message: `${option === undefined ? 'Visitors' : `For ${quoted(option)}, visitors`} can choose ${names} here, and site.config.json says that nobody is there then.`,
    fix: `${remedy}, unless you are there for such visits.`,
  }
}

function checkTimes(field: TimeField, index: number, offices: readonly OpenOffice[]): Mistake[] {
  const times = offices.flatMap((office) => office.week.flat())
  // Hours past midnight end on another day.
  if (times.length === 0 || times.some(({ opens, closes }) => closes <= opens)) return []
  const opens = writeTime(Math.min(...times.map((each) => each.opens)))
  const closes = writeTime(Math.max(...times.map((each) => each.closes)))
  const { from, to } = field
  const path = ['fields', index]
  return [
    ...(from !== undefined && from < opens ? [tellTime([...path, 'from'], from, opens, 'before')] : []),
    ...(to !== undefined && to > closes ? [tellTime([...path, 'to'], to, closes, 'after')] : []),
  ]
}

const tellTime = (path: Mistake['path'], own: string, limit: string, side: 'before' | 'after'): Mistake => ({
  path,
  code: 'form-while-closed',
  message: `Visitors can choose ${quoted(own)} here, ${side} the ${side === 'before' ? 'first' : 'last'} hours in site.config.json, which ${side === 'before' ? 'begin' : 'end'} at ${limit}.`,
  fix: `Write ${quoted(limit)}${side === 'after' ? ', or an earlier time at which the last visit can begin' : ''}, unless you are there for such visits.`,
})
