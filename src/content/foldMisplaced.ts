import type { ProblemCode } from './problem/codes/problemCode.ts'
import type { Problem } from './problem/problem.ts'

/** The problems of files that are not read as what they are because of their folder or their file extension. */
const ofPlace: ReadonlySet<ProblemCode> = new Set(['file-of-other-folder', 'stray-file', 'no-page'])

/**
 * Merges a misplaced file and what is missing because of it into one problem: a page next to pages/ and the links to it,
 * a form or a block among the pages and the sections that place it, a picture in pages/ and the pages that show it. The
 * merged problem names the right location of the file.
 *
 * @param problems sorted, with those of one cause merged
 */
export function foldMisplaced(problems: readonly Problem[]): Problem[] {
  const gone = new Set<Problem>()
  const moved = new Map<Problem, Problem>()
  const misplaced = problems.filter(({ code }) => ofPlace.has(code))
  for (const file of misplaced) {
    const found = problems.flatMap((problem) => {
      const place = placeFor(file, problem, misplaced.length === 1)
      return place === undefined ? [] : [{ problem, place }]
    })
    const [first, other] = found
    if (!first || other) continue
    gone.add(first.problem)
    moved.set(file, { ...file, severity: first.problem.severity, fix: `Move it to ${first.place}.` })
  }
  return problems.flatMap((problem) => (gone.has(problem) ? [] : [moved.get(problem) ?? problem]))
}

/** Returns the location where a file is missing according to a problem, if the file could be meant. */
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
  // The sections that place a form can use an earlier name of its file.
  const isNear = nameOf(file).includes(nameOf(places[0] ?? ''))
  return code === 'file-of-other-folder' && missing === 'unknown-form' && isAlone && isNear ? places[0] : undefined
}

/** Returns the files that could provide a missing address. */
function placesOf(address: string): string[] {
  if (!address.startsWith('/')) return [address]
  return [`pages${address.slice(0, -1)}.json`, `pages${address}index.json`]
}

/** Returns the name of a file without extensions: `about.json.txt` -> `about`, `pages/services/index.json` -> `services`. */
function nameOf(file: string): string {
  const [name = '', folder = ''] = file.split('/').reverse()
  const base = name.replace(/\..*$/, '')
  return (base === 'index' ? folder : base).toLowerCase()
}

/** Returns the extension of a file; a text file counts as JSON that a text editor saved. */
const endOf = (file: string) => (/[^.]*$/.exec(file)?.[0] ?? '').toLowerCase().replace(/^te?xt$/, 'json')
