import type { ProblemCode } from './problem/codes/problemCode.ts'
import type { Problem } from './problem/problem.ts'

/** What is said of a file that is not read, or not as what it is, because of where it lies or how its name ends. */
const ofPlace: ReadonlySet<ProblemCode> = new Set(['file-of-other-folder', 'stray-file', 'no-page'])

/**
 * Makes one problem of a file in a wrong place and of what is missing for that: a page beside the folder pages/ and the links that
 * lead to it, a form among the pages and the sections that place it, a picture in pages/ and the pages that show it. The problem
 * names the right place of the file. Sections that place a block of its name show that a file among the pages is that block.
 *
 * @param problems sorted, with those of one cause folded
 */
export function foldMisplaced(problems: readonly Problem[]): Problem[] {
  const blocks = new Set(
    problems.flatMap(({ code, missingAddress }) =>
      code === 'unknown-block' && missingAddress ? [missingAddress] : [],
    ),
  )
  const known = problems.flatMap((problem) => ofBlock(problem, problems, blocks) ?? [problem])
  const gone = new Set<Problem>()
  const moved = new Map<Problem, Problem>()
  const misplaced = known.filter(({ code }) => ofPlace.has(code))
  for (const file of misplaced) {
    const found = known.flatMap((problem) => {
      const place = placeFor(file, problem, misplaced.length === 1)
      return place === undefined ? [] : [{ problem, place }]
    })
    const [first, other] = found
    if (!first || other) continue
    gone.add(first.problem)
    moved.set(file, { ...file, severity: first.problem.severity, fix: `Move it to ${first.place}.` })
  }
  return known.flatMap((problem) => (gone.has(problem) ? [] : [moved.get(problem) ?? problem]))
}

/** The place at which a file is missed, if a problem is about that. */
function placeFor(
  { file, code }: Problem,
  { missingAddress, missingFolder, code: missing }: Problem,
  isAlone: boolean,
): string | undefined {
  const address = missingAddress ?? missingFolder
  if (address === undefined) return undefined
  const places = placesOf(address)
  const same = places.find((place) => nameOf(place) === nameOf(file) && endOf(place) === endOf(file))
  if (same !== undefined) return same
  // A form or a block has one name in its file and in the sections that place it, which may have been given to it later.
  const isNear = nameOf(file).includes(nameOf(places[0] ?? ''))
  return code === 'file-of-other-folder' && missing === 'unknown-form' && isAlone && isNear ? places[0] : undefined
}

/** The files that could have a missing address. */
function placesOf(address: string): string[] {
  if (!address.startsWith('/')) return [address]
  return [`pages${address.slice(0, -1)}.json`, `pages${address}index.json`]
}

/** `pages/services/index.json` -> `services`, `about.json.txt` -> `about`. */
function nameOf(file: string): string {
  const [name = '', folder = ''] = file.split('/').reverse()
  const base = name.replace(/\..*$/, '')
  return (base === 'index' ? folder : base).toLowerCase()
}

/** The end of a name; text files are JSON that a text editor saved. */
const endOf = (file: string) => (/[^.]*$/.exec(file)?.[0] ?? '').toLowerCase().replace(/^te?xt$/, 'json')

/** A page without any field but its sections, whose name is that of a block which is missing: instead of its fields. */
function ofBlock(problem: Problem, problems: readonly Problem[], missing: ReadonlySet<string>): Problem[] | undefined {
  const { code, file, start } = problem
  const isBlock = file.startsWith('pages/') && missing.has(`blocks/${nameOf(file)}.json`)
  if (code !== 'missing-field' || !isBlock) return undefined
  const ofRoot = problems.filter((other) => other.code === code && other.file === file && other.start === start)
  if (ofRoot.length < fewestLacking) return undefined
  if (ofRoot[0] !== problem) return []
  const message = 'This file is a block, and the folder pages/ holds pages alone.'
  return [{ ...problem, code: 'file-of-other-folder', message, fix: 'Move the file into the folder blocks/.' }]
}

/** The name, the title and the description of a page. */
const fewestLacking = 3
