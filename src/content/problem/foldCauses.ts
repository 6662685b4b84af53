import type { ProblemCode } from './codes/problemCode.ts'
import { worse } from './composedText.ts'
import { type Edit, isError, type Place, type Problem } from './problem.ts'

/**
 * Merges all problems that share a cause: links and lists that point to one missing page, draft or folder, pages in a
 * misnamed folder, placeholders of an unknown block, and a name misspelled throughout a file. The merged problem keeps
 * the position of the first one in the list and adds the places of the others.
 */
export function foldCauses(problems: readonly Problem[]): Problem[] {
  const folders = new Set(problems.flatMap(({ missingFolder }) => missingFolder ?? []))
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const cause = causeOf(problem, folders) ?? `${groups.size}`
    const group = groups.get(cause)
    if (group) group.push(problem)
    else groups.set(cause, [problem])
  }
  return [...groups.values()].flatMap((group) => joined(group))
}

/**
 * Where several problems share a start position, keeps only those of the first error's kind. Errors in the value itself
 * come first in the list; what the value tells visitors or search engines can only be judged once it is correct.
 */
export function foldPlaces(problems: readonly Problem[]): Problem[] {
  const errors = new Map<string, Problem>()
  for (const problem of problems)
    if (isError(problem) && problem.end > problem.start && !errors.has(placeKey(problem)))
      errors.set(placeKey(problem), problem)
  return problems.filter((problem) => (errors.get(placeKey(problem)) ?? problem).code === problem.code)
}

/**
 * Where a value differs from what it must be by an invisible character, keeps only the problem of that character, as an
 * error if the value is one.
 */
export function foldInvisible(problems: readonly Problem[]): Problem[] {
  const hidden = problems.filter(({ code }) => code === 'invisible-character')
  if (hidden.length === 0) return [...problems]
  const isAround = (value: Problem, { file, start, end }: Problem) =>
    ofWholeValues.has(value.code) && value.file === file && value.start < start && end < value.end
  return problems
    .filter((problem) => !hidden.some((inside) => isAround(problem, inside)))
    .map((problem) =>
      problem.code === 'invisible-character'
        ? problems.filter((value) => isAround(value, problem)).reduce(worse, problem)
        : problem,
    )
}

/** Kinds that compare a whole value with a form or with other values. */
const ofWholeValues: ReadonlySet<ProblemCode> = new Set([
  'wrong-form',
  'wrong-postal-code',
  'wrong-state',
  'unknown-choice',
  'other-spelling',
  'preset-unknown',
  'preset-of-another-page',
  'link-of-another-name',
  'idle-mention',
])

/** Kinds that have one cause per file and repeat the same message there. */
const inOneFile: ReadonlySet<ProblemCode> = new Set(['unknown-field', 'unknown-type', 'unknown-choice'])

/** Kinds that the state of a picture file causes. All places of the picture repeat the same message. */
const ofOnePicture: ReadonlySet<ProblemCode> = new Set(['unusable-picture', 'picture-weight'])

/** The key of a problem's cause, or undefined if the problem cannot share one. */
function causeOf(problem: Problem, folders: ReadonlySet<string>): string | undefined {
  const { code, file, message, fix, sharedCause } = problem
  const missing = problem.missingFolder ?? problem.missingAddress
  if (missing !== undefined) return `missing\0${[...folders].find((folder) => missing.startsWith(folder)) ?? missing}`
  if (sharedCause !== undefined) return `${code}\0${sharedCause}`
  if (ofOnePicture.has(code)) return `${code}\0${message}`
  return inOneFile.has(code) ? `${code}\0${file}\0${message}\0${fix}` : undefined
}

function joined(group: readonly Problem[]): Problem[] {
  const first = group.find(namesFolder) ?? group[0]
  if (!first || group.length === 1) return [...group]
  const others = group.filter((problem) => problem !== first)
  const folder = movedFolder(group)
  const edits = group.flatMap((problem) => problem.edits ?? (folder ? [folderEdit(problem, folder)] : []))
  const isCertain = group.every((problem) => problem.edits || folder)
  const { edits: _, fix, ...rest } = first
  const more: Place[] = [
    ...(first.more ?? []),
    ...others.flatMap((problem) => [placeOf(problem), ...(problem.more ?? [])]),
  ]
  return [
    {
      ...rest,
      severity: group.some(isError) ? 'error' : first.severity,
      more,
      fix: group.every((problem) => problem.fix === fix) ? fix : `${fix} The same goes for the other places.`,
      ...(folder && {
        fix: `It seems to be called ${JSON.stringify(folder)} now: rename it back, or write the new name in all these places.`,
      }),
      ...(isCertain && { edits: eachOnce(edits) }),
    },
  ]
}

/** Whether a problem is about a whole folder rather than a page in it. */
const namesFolder = ({ missingFolder }: Problem) => missingFolder !== undefined

const placeKey = ({ file, start }: Problem) => `${file}\0${start}`
const placeOf = ({ file, start, end }: Problem): Place => ({ file, start, end })

const eachOnce = (edits: readonly Edit[]): Edit[] => [
  ...new Map(edits.map((edit) => [`${edit.file}\0${edit.start}\0${edit.end}\0${edit.text}`, edit])).values(),
]

/** The new name of a missing folder, if all links into it can be rewritten to the same pages in one other folder. */
function movedFolder(group: readonly Problem[]): string | undefined {
  if (!group.some(namesFolder)) return undefined
  const links = group.filter((problem) => !namesFolder(problem))
  const names = new Set(links.map((problem) => newFolderOf(problem)))
  const [name] = names
  return names.size === 1 ? name : undefined
}

function newFolderOf(problem: Problem): string | undefined {
  const [edit, ...others] = problem.edits ?? []
  const [, rest] = /^\/[^/]+\/(.*)$/.exec(problem.missingAddress ?? '') ?? []
  const [, folder, place] = /^"?\/([^/]+)\/([^#?"]*)/.exec(edit?.text ?? '') ?? []
  return others.length === 0 && rest !== undefined && rest === place ? folder : undefined
}

const folderEdit = ({ file, start, end }: Problem, folder: string): Edit => ({
  file,
  start,
  end,
  text: JSON.stringify(folder),
})
