import { isOfTemplate } from '../model/files/pageAddress.ts'
import { factsFolder, isTemplate } from '../model/files/templateFiles.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import { type ComposedText, moveProblem, worse } from '../problem/composedText.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { idleFacts } from './checkTemplateFacts.ts'

/** A page that a template generates. */
export interface TemplatePage extends ComposedText {
  template: string
  /** The name of the `words` field in its facts file. */
  words: Place
}

/** Codes of problems that only the words of a combination can fix. */
const ofWords: ReadonlySet<ProblemCode> = new Set(['near-copy'])

/**
 * Moves the problems of generated pages to the templates and facts files. A problem in a template, which occurs on each
 * of its pages, is reported once. Its edits are kept only if they are the same for all these pages.
 */
export function placeInTemplates(problems: readonly Problem[], made: ReadonlyMap<string, TemplatePage>): Problem[] {
  if (made.size === 0) return [...problems]
  const pagesOf = new Map<string, number>()
  for (const { template } of made.values()) pagesOf.set(template, (pagesOf.get(template) ?? 0) + 1)
  const placed: Problem[] = []
  const byPlace = new Map<string, { problem: Problem; page: TemplatePage; edits: string[] }>()
  for (const problem of problems) {
    const page = made.get(problem.file)
    const moved = moveProblem(problem, (file) => made.get(file))
    if (!page) {
      placed.push(moved)
      continue
    }
    // The check of the town's own page reports the same mistake.
    if (!isOfTemplate(moved.file)) continue
    const own = ofWords.has(problem.code) ? { ...moved, ...page.words } : moved
    const name = JSON.stringify([own.file, own.start, own.code])
    const edits = JSON.stringify(own.edits ?? null)
    const known = byPlace.get(name)
    if (known) {
      known.edits.push(edits)
      known.problem = worse(known.problem, own)
    } else byPlace.set(name, { problem: own, page, edits: [edits] })
  }
  const ofPages = new Set(placed.map(({ code, message }) => `${code}\0${message}`))
  const told = [...byPlace.values()].flatMap(({ problem, page, edits }): Problem | [] => {
    const { edits: _, ...rest } = problem
    const isOnAll = edits.length === (pagesOf.get(problem.file) ?? 1)
    if (isOnAll) return new Set(edits).size === 1 ? problem : rest
    // A name that the template takes from a page is told there.
    if (isTemplate(problem.file) && ofPages.has(`${problem.code}\0${problem.message}`)) return []
    return { also: { ...page.words, message: 'It is so on the page of these facts.' }, ...rest }
  })
  return [...withoutConsequences(placed, told), ...told]
}

/**
 * Drops the problems of unused words if their template has an error, because that error may be why it does not use
 * them.
 */
function withoutConsequences(problems: readonly Problem[], ofTemplates: readonly Problem[]): Problem[] {
  const folders = ofTemplates.flatMap(({ file, severity }) =>
    severity === 'error' && isTemplate(file) ? [factsFolder(file)] : [],
  )
  return problems.filter(({ file, code }) => code !== idleFacts || !folders.some((folder) => file.startsWith(folder)))
}
