import type { Site } from '../../../schemas/index.ts'
import { isPageFile, pageAddress, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { addTo } from '../model/groupBy.ts'
import { languageAt } from '../model/languages.ts'
import { kindAround, kindOf } from '../model/siteModel.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import type { Place, Problem } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { escapePattern } from '../wording/escapePattern.ts'
import { count } from '../wording/phrases.ts'
import { pageInWrongFolder } from './checkKind.ts'

interface Known {
  /** Undefined while site.config.json has errors. */
  site: Site | undefined
  /** The files that people wrote, without pages generated from templates. */
  sources: SourceFiles
}

/**
 * Merges the consequences of a page in a wrong folder into one problem: links, lists, facts or the configuration expect it
 * in another folder. The folder is wrong if the fields of the page belong to the other one, or if it is for pages of
 * another kind and no link leads to the page there. A wrong address in a single link is a fault of the link.
 *
 * @param problems sorted
 */
export function foldMoved(problems: readonly Problem[], { site, sources }: Known): Problem[] {
  const missing = site ? missedPages(problems) : new Map<string, Missed[]>()
  if (!site || missing.size === 0) return [...problems]
  const byName = filesByName([...missing.keys()], sources)
  return [...missing].reduce<Problem[]>(
    (left, [name, missed]) => {
      const moved = findMoved(name, missed, { site, sources, problems: left, files: byName.get(name) ?? [] })
      return moved ? [...left.filter((problem) => !moved.gone.has(problem)), moved.problem] : left
    },
    [...problems],
  )
}

/** A problem with the address of a missing page. */
interface Missed {
  problem: Problem
  /** The folder in which it is expected: `services`, empty for pages/ itself; undefined if the name is not at the end. */
  folder: string | undefined
}

/** Maps the names in missing addresses to their problems: `/services/ac-repair/hutto-tx/` may lack either page. */
function missedPages(problems: readonly Problem[]): Map<string, Missed[]> {
  const missed = new Map<string, Missed[]>()
  for (const problem of problems) {
    const lost = problem.missingAddress ?? problem.missingFolder
    const address = lost && isPageFile(lost) ? pageAddress(lost) : lost
    if (!address?.startsWith('/')) continue
    const parts = address.split('/').filter(Boolean)
    for (const [index, name] of parts.entries()) {
      const folder = index === parts.length - 1 ? parts.slice(0, index).join('/') : undefined
      addTo(missed, name, { problem, folder })
    }
  }
  return missed
}

function filesByName(names: readonly string[], sources: SourceFiles): Map<string, string[]> {
  const files = new Map(names.map((name): [string, string[]] => [name, []]))
  for (const file of sources.keys()) if (isPageFile(file)) files.get(pageName(file))?.push(file)
  return files
}

interface Moved {
  file: string
  problem: Problem
  /** The problems of the file, and those of its absence. */
  gone: ReadonlySet<Problem>
}

interface Search extends Known {
  site: Site
  problems: readonly Problem[]
  files: readonly string[]
}

function findMoved(name: string, missed: readonly Missed[], search: Search): Moved | undefined {
  const { sources, problems, files } = search
  const [file, other] = files
  const [home, another] = homesOf(missed, sources)
  if (file === undefined || other !== undefined || home === undefined || another !== undefined) return undefined
  const source = sources.get(file)
  if (pageFolder(file) === home || name === 'index' || !source || !isMoved(file, { home, missed }, search))
    return undefined
  const lacks = missed.map(({ problem }) => problem)
  return {
    file,
    gone: new Set([...lacks, ...problems.filter((problem) => isDueTo(problem, source, sources))]),
    problem: {
      ...source.place(['name'], 'key'),
      code: pageInWrongFolder,
      folder: home,
      severity: lacks.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
      message: `This page lies in ${inPages(pageFolder(file))}, and ${count(lacks.length, 'place')} of the site ${lacks.length === 1 ? 'needs' : 'need'} it in ${inPages(home)}.`,
      fix: `Move the file to ${inPages(home)}${name}.json. Meant to lie here? Lead what needs it to "${pageAddress(file)}".`,
      more: lacks.flatMap(({ file, start, end, more = [] }) => [{ file, start, end }, ...more]),
    },
  }
}

interface Evidence {
  home: string
  missed: readonly Missed[]
}

/** Whether the folder of a page is wrong rather than the places that expect it elsewhere. */
function isMoved(file: string, { home, missed }: Evidence, { site, sources, problems }: Search): boolean {
  const folder = pageFolder(file)
  const isSaid = (codes: ReadonlySet<ProblemCode>) =>
    problems.some((problem) => problem.file === file && codes.has(problem.code))
  if (languageAt(site, `/${home}/`) !== languageAt(site, `/${folder}/`)) return isSaid(ofOtherLanguage)
  if (isSaid(ofOtherKind)) return true
  return (
    missed.length >= fewestPlaces && kindIn(file, folder, site) !== kindIn(file, home, site) && !isLinked(file, sources)
  )
}

/** Codes of problems of a page in the folder of a wrong language. */
const ofOtherLanguage: ReadonlySet<ProblemCode> = new Set(['untranslated-text', 'translation-of-no-language'])
/** Codes of problems of a page in a folder for another kind of pages. */
const ofOtherKind: ReadonlySet<ProblemCode> = new Set(['missing-day', pageInWrongFolder])

/** Returns the kind of the pages in a folder; the folder is empty for pages/ itself. */
const kindIn = (file: string, folder: string, site: Site) =>
  folder === '' ? kindOf(site, pageName(file)) : kindAround(site, folder)

/** Whether any file links to the page in its current folder. */
function isLinked(file: string, sources: SourceFiles): boolean {
  const link = new RegExp(`["(]${escapePattern(pageAddress(file))}`)
  return [...sources.keys()].some((each) => each.endsWith('.json') && link.test(sources.get(each)?.text ?? ''))
}

/** Converts `services` to `pages/services/`. */
const inPages = (folder: string) => (folder === '' ? 'pages/' : `pages/${folder}/`)

/** Whether a problem disappears once the page is in its right folder. */
function isDueTo(problem: Problem, source: Source, sources: SourceFiles): boolean {
  if (problem.file === source.file) return problem.severity !== 'error' || ofFolder.has(problem.code)
  const textAt = ({ file, start, end }: Place) => sources.get(file)?.text.slice(start, end)
  return problem.code === 'preset-unknown' && textAt(problem) === textAt(source.place(['name']))
}

const ofFolder: ReadonlySet<ProblemCode> = new Set([...ofOtherLanguage, ...ofOtherKind])

/** The fewest places that must expect a page elsewhere, because a single one may itself be wrong. */
const fewestPlaces = 2

/** Returns the folders with pages in which a page is expected. */
function homesOf(missed: readonly Missed[], sources: SourceFiles): string[] {
  const hasPages = (folder: string) =>
    folder === '' || [...sources.keys()].some((file) => isPageFile(file) && pageFolder(file) === folder)
  return [...new Set(missed.flatMap(({ folder }) => folder ?? []))].filter(hasPages)
}
