import type { Section, Site } from '../../../schemas/index.ts'
import { pageFolder, pageName } from '../model/files/pageAddress.ts'
import { pagesByPath, readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { isFields } from '../schema/schema.ts'
import { anyOf } from '../wording/anyOf.ts'
import { countedIn } from '../wording/countedIn.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { numberOf, numberWord } from '../wording/numberWords.ts'
import { quoted } from '../wording/phrases.ts'
import { mostComparedPages } from './reviewInput.ts'

/** What the entries of a list are called, where nothing else is meant. */
const noun = anyOf(
  'services, articles, reasons, steps, questions, tips, treatments, packages, plans, courses, ways, answers',
  'leistungen, artikel, gründe, schritte, fragen, tipps, behandlungen, pakete, kurse, wege, antworten',
  'services, articles, raisons, étapes, questions, conseils, soins, forfaits, cours, façons, réponses',
  'servicios, artículos, razones, motivos, pasos, preguntas, consejos, tratamientos, paquetes, cursos, maneras, respuestas',
)
const few = `(?<count>${numberWord}|\\d{1,2})`
/** "Book one or all five.": the entries below, with or without their name. */
const allOf = new RegExp(
  `(?<!\\p{L})${anyOf('all', 'alle', 'tou(?:te)?s les', 'tod[oa]s l[oa]s')} ${few}(?: ${noun})?(?=[.,;:!?]|$)`,
  'iu',
)
const link = /\[(?<words>[^\]]+)\]\((?<href>\/[^)\s#?]*)\)/gu
const allOfUs = new RegExp(
  `(?<!\\p{L})all ${few} of us(?!\\p{L})|alle ${few.replace('count', 'de')} kennen(?!\\p{L})|(?:nous|faire connaissance avec) tous les ${few.replace('count', 'fr')}(?!\\p{L})|a l[oa]s ${few.replace('count', 'es')}(?=[.,;!]|$)`,
  'iu',
)

/**
 * Creates the check of numbers that a list contradicts: in the heading or the intro of a section that shows a whole
 * collection, and in links such as "Meet all six of us" of the team on their page.
 *
 * @returns a check of a page; undefined for a site of many pages
 */
export function createCountCheck(pages: readonly SitePage[], site: Site) {
  if (pages.length > mostComparedPages || site.languages !== undefined) return undefined
  const sizes = new Map<string, number>()
  for (const { file, page } of pages) {
    const folder = pageFolder(file)
    if (pageName(file) === 'index' || page.draft || page.status === 'hidden') continue
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const byPath = pagesByPath(pages)
  const inSection = (section: Section, at: number): Mistake[] => {
    const { source } = section as { source?: unknown }
    const isWhole =
      isFields(source) &&
      typeof source.collection === 'string' &&
      Object.keys(source).every((key) => key === 'collection' || key === 'sort')
    const listed = isWhole ? (sizes.get(String(source.collection)) ?? 0) : 0
    if (listed < 2) return []
    return (['heading', 'intro'] as const).flatMap((field): Mistake | [] => {
      const value = (section as Record<string, unknown>)[field]
      if (typeof value !== 'string') return []
      const { count = '' } = allOf.exec(value)?.groups ?? {}
      const counted = count === '' && field === 'heading' ? countedIn(value) : undefined
      const said = counted?.count ?? (count === '' ? listed : numberOf(count))
      const written = counted?.words ?? count
      return said === listed
        ? []
        : tell(['sections', at, field], value, written, `the list below has ${listed} entries`)
    })
  }
  const inLinks = (section: Section, at: number): Mistake[] =>
    (['intro', 'text', 'body'] as const).flatMap((field) => {
      const value = (section as Record<string, unknown>)[field]
      return matchesOf(link, typeof value === 'string' ? value : '').flatMap(({ groups = {} }): Mistake | [] => {
        const { count, de, fr, es } = allOfUs.exec(groups.words ?? '')?.groups ?? {}
        const told = count ?? de ?? fr ?? es
        const target = told === undefined ? undefined : byPath.get(groups.href ?? '')
        const teams = target
          ? readSections(target).flatMap((each) => (each.type === 'team' ? [each.items.length] : []))
          : []
        const [size, another] = teams
        if (told === undefined || size === undefined || another !== undefined || numberOf(told) === size) return []
        return tell(['sections', at, field], String(value), told, `the team on ${groups.href} has ${size} people`)
      })
    })
  return (page: SitePage): Mistake[] =>
    page.page.date === undefined
      ? readSections(page).flatMap((section, at) =>
          section.hidden === true ? [] : [...inSection(section, at), ...inLinks(section, at)],
        )
      : []
}

function tell(path: Mistake['path'], value: string, count: string, other: string): Mistake {
  const start = value.search(new RegExp(`(?<![\\p{L}\\d])${count}(?![\\p{L}\\d])`, 'u'))
  return {
    path,
    span: { start, end: start + count.length },
    code: 'count-told-otherwise',
    message: `This text says ${quoted(count)}, and ${other}.`,
    fix: 'Write the right number, or add what is missing.',
  }
}
