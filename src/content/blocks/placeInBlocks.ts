import type { Edit, Place, Problem } from '../problem/problem.ts'
import { joinWords } from '../wording/phrases.ts'
import type { ExpandedSources, Piece } from './expandBlocks.ts'

/**
 * Gives problems of pages that were read with the sections of their blocks their places in the files. What is wrong in a
 * block is told once, however many pages place it; where only some of them have the problem, the fix names one.
 */
export function placeInBlocks(problems: readonly Problem[], sources: ExpandedSources): Problem[] {
  const placed: Problem[] = []
  const byBlock = new Map<string, { problem: Problem; pages: string[] }>()
  for (const problem of problems) {
    const moved = moveProblem(problem, sources)
    if (moved.file === problem.file) {
      placed.push(moved)
      continue
    }
    const name = JSON.stringify([moved.file, moved.start, moved.end, moved.code, moved.message])
    const known = byBlock.get(name)
    if (known) known.pages.push(problem.file)
    else byBlock.set(name, { problem: moved, pages: [problem.file] })
  }
  const placing = new Map<string, number>()
  if (byBlock.size > 0)
    for (const file of sources.files())
      for (const block of sources.expanded(file)?.files ?? []) placing.set(block, (placing.get(block) ?? 0) + 1)
  for (const { problem, pages } of byBlock.values()) {
    const isEverywhere = pages.length === placing.get(problem.file) && !/\bthis page\b/i.test(problem.message)
    placed.push(isEverywhere ? problem : { ...problem, fix: `${problem.fix} ${whereOf(pages)}` })
  }
  return placed
}

const mostNamed = 3

function whereOf(pages: readonly string[]): string {
  const named = pages.slice(0, mostNamed)
  const more = pages.length - named.length
  return `This is so on ${joinWords([...named, ...(more > 0 ? [`${more} more`] : [])], 'and')}, where this block stands.`
}

function moveProblem(problem: Problem, sources: ExpandedSources): Problem {
  const { edits, also, more, ...rest } = problem
  const place = moveIn(problem, sources)
  // An edit of the page does not mend what stands in a block.
  const moved = edits?.map((edit) => {
    const inFile = moveEdit(edit, sources)
    return edit.file === problem.file && inFile?.file !== place.file ? undefined : inFile
  })
  const isWhole = moved?.every((edit) => edit !== undefined)
  return {
    ...rest,
    ...place,
    ...(moved && isWhole && { edits: moved.filter((edit) => edit !== undefined) }),
    ...(also && { also: { ...also, ...moveIn(also, sources) } }),
    ...(more && { more: more.map((each) => moveIn(each, sources)) }),
  }
}

/** Drops an edit whose place is not in one file. */
function moveEdit(edit: Edit, sources: ExpandedSources): Edit | undefined {
  const pieces = sources.expanded(edit.file)?.pieces
  if (!pieces) return edit
  const piece = pieceAt(pieces, edit.start)
  return edit.end > piece.end ? undefined : { ...edit, ...moveIn(edit, sources) }
}

/** A place that goes on in another file ends where its own one does. */
function moveIn({ file, start, end }: Place, sources: ExpandedSources): Place {
  const pieces = sources.expanded(file)?.pieces
  if (!pieces) return { file, start, end }
  const piece = pieceAt(pieces, start)
  const moved = (offset: number) => piece.at + offset - piece.start
  if (end <= piece.end) return { file: piece.file, start: moved(start), end: moved(end) }
  const last = pieceAt(pieces, end - 1)
  const isBack = last.file === piece.file
  return { file: piece.file, start: moved(start), end: isBack ? last.at + end - last.start : moved(piece.end) }
}

function pieceAt(pieces: readonly Piece[], offset: number): Piece {
  const found = pieces.find(({ end }) => offset < end) ?? pieces.at(-1)
  if (!found) throw new Error('Bug in the builder: a text is made of nothing.')
  return found
}
