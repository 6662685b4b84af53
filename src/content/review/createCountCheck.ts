import type { Section, Site } from '../../../schemas/index.ts'
import { pageFolder, pageName } from '../model/files/pageAddress.ts'
import { pagesByPath, readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { isFields } from '../schema/schema.ts'
import { anyOf } from '../wording/anyOf.ts'
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
const first = anyOf(
  'first, main, good, simple, core, common',
  'erste[nr]?, gute[nr]?, einfache[nr]?, häufige[nr]?',
  'premi[eè]r\\p{L}*, bonnes?, grand\\p{L}*',
  'primer[oa]s, buen[oa]s, principales',
)
/** A heading that begins with the number of the entries below it: "The First Four Articles", "Six reasons to wait". */
const heading = new RegExp(
  `^(?:${anyOf('the, our, these', 'die, unsere, diese', 'les, nos, ces', 'l[oa]s, nuestr[oa]s, est[oa]s')} )?(?:${first} )?${few} (?:${first} )?(?<noun>${noun})(?!\\p{L})(?! (?:and|or|und|oder|et|ou|y|o|a|per|pro|par|por)(?!\\p{L}))`,
  'iu',
)
/** "Book one or all five.": the entries below, with or without their name. */
const allOf = new RegExp(
  `(?<!\\p{L})${anyOf('all', 'alle', 'tou(?:te)?s les', 'tod[oa]s l[oa]s')} ${few}(?: (?<noun>${noun}))?(?=[.,;:!?]|$)`,
  'iu',
)
const link = /\[(?<words>[^\]]+)\]\((?<href>\/[^)\s#?]*)\)/gu
const allOfUs = new RegExp(
  `(?<!\\p{L})all ${few} of us(?!\\p{L})|alle ${few.replace('count', 'de')} kennen(?!\\p{L})|(?:nous|faire connaissance avec) tous les ${few.replace('count', 'fr')}(?!\\p{L})|a l[oa]s ${few.replace('count', 'es')}(?=[.,;!]|$)`,
  'iu',
)

/**
 * Creates the check of numbers that a list contradicts: in the heading or the intro of a section, of its own entries or
 * of the collection that it lists, and in links such as "Meet all six of us" of the team on their page. A section may
 * show some of a collection: a number that a collection has is right.
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
  const isOfCollection = (count: number) => [...sizes.values()].includes(count)
  const inSection = (section: Section, at: number): Mistake[] => {
    const { items, source } = section as { items?: unknown; source?: unknown }
    const collection = isFields(source) && typeof source.collection === 'string' ? source : undefined
    const isWhole =
      collection !== undefined && Object.keys(collection).every((key) => key === 'collection' || key === 'sort')
    const listed = isWhole
      ? sizes.get(String(collection.collection))
      : Array.isArray(items) && !collection
        ? items.length
        : undefined
    if (listed === undefined || listed < 2) return []
    return (['heading', 'intro'] as const).flatMap((field): Mistake | [] => {
      const value = (section as Record<string, unknown>)[field]
      if (typeof value !== 'string') return []
      const found = (field === 'heading' ? heading : undefined)?.exec(value) ?? allOf.exec(value)
      const { count = '' } = found?.groups ?? {}
      if (!found || numberOf(count) === listed || (!isWhole && isOfCollection(numberOf(count)))) return []
      // Without a name, the number may be that of something else, unless the list is a whole collection.
      if (found.groups?.noun === undefined && !isWhole) return []
      return tell(['sections', at, field], value, count, `the list below has ${listed} entries`)
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
