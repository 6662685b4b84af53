import type { Place, Problem } from '../problem/problem.ts'

/** A piece of the text of a built page, and where it was written. */
interface Piece {
  /** In the built text. */
  start: number
  end: number
  /** Where it was written. */
  from: Place
  /** Whether it stands there letter by letter. */
  isCopy: boolean
}

/** A text that is put together of pieces of files. */
export interface BuiltText {
  text: string
  /** The place in a file of the site for a place in the text. */
  origin(start: number, end: number): Place
}

/** What `join` puts together: the characters of a file, or other ones in the place of some. */
export type Part = Place & { text: string; replaces?: boolean }

/** Puts a text together, and remembers where each piece comes from. */
export function join(parts: readonly Part[]): BuiltText {
  let text = ''
  const pieces: Piece[] = []
  for (const { text: piece, replaces = false, ...from } of parts) {
    pieces.push({ start: text.length, end: text.length + piece.length, from, isCopy: !replaces })
    text += piece
  }
  const pieceAt = (offset: number) => pieces.findLast(({ start, end }) => start <= offset && offset < end) ?? pieces[0]
  return {
    text,
    origin(start, end) {
      const [first, last] = [pieceAt(start), pieceAt(Math.max(start, end - 1))]
      if (!first) return { file: '', start: 0, end: 0 }
      if (!first.isCopy) return first.from
      const begin = first.from.start + start - first.start
      // A place that goes on in another file ends where the piece does.
      const isWhole =
        last !== undefined && last.isCopy && last.from.file === first.from.file && last.from.start >= first.from.start
      return { file: first.from.file, start: begin, end: isWhole ? last.from.start + end - last.start : first.from.end }
    },
  }
}

/** Codes of problems that are about what only the words of one combination can change. */
const ofWords = new Set(['near-copy'])

/** A page that a template makes. */
export interface BuiltPage extends BuiltText {
  template: string
  /** Its own words: the name of the field that holds them. */
  words: Place
}

/**
 * Problems of built pages at the lines where these were written: in the template or the facts. What is wrong with the template shows on
 * every page of it and is told once.
 */
export function placeAtOrigin(problems: readonly Problem[], built: ReadonlyMap<string, BuiltPage>): Problem[] {
  if (built.size === 0) return [...problems]
  const told = new Set<string>()
  return problems.flatMap((problem): Problem[] => {
    const page = built.get(problem.file)
    const also = problem.also && { also: { ...problem.also, ...placeOf(problem.also, built) } }
    const edits = problem.edits?.every(({ file }) => !built.has(file)) ? problem.edits : undefined
    const { edits: _, more, ...rest } = problem
    if (!page) return [{ ...rest, ...(edits && { edits }), ...(more && { more }), ...also }]
    const place = ofWords.has(problem.code) ? page.words : page.origin(problem.start, problem.end)
    const key = `${place.file} ${place.start} ${problem.code}`
    if (told.has(key)) return []
    told.add(key)
    return [{ ...rest, ...place, ...also }]
  })
}

const placeOf = (place: Place, built: ReadonlyMap<string, BuiltPage>): Place =>
  built.get(place.file)?.origin(place.start, place.end) ?? { file: place.file, start: place.start, end: place.end }
