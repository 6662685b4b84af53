/**
 * The smallest number of letters to add, drop, change or swap with a neighbour; `limit + 1` when it is more than `limit`.
 */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  // What both begin and end with costs nothing, and addresses of one folder begin alike.
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let cut = 0
  const shorter = Math.min(one.length, other.length)
  while (cut < shorter - start && one.at(-1 - cut) === other.at(-1 - cut)) cut++
  const from = one.slice(start, one.length - cut)
  const to = other.slice(start, other.length - cut)
  let [before, previous, current] = rows
  for (let column = 0; column <= to.length; column++) previous[column] = column
  for (let row = 1; row <= from.length; row++) {
    current[0] = row
    let smallest = row
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    ;[before, previous, current] = [previous, current, before]
  }
  return previous[to.length] ?? limit + 1
}

/** The longest word for which a guess is made. */
const longest = 200
/** Three rows of the table of distances: made for each pair of words, they took half of the time. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(longest + 8)) as [Uint8Array, Uint8Array, Uint8Array]

/** Names without capitals, hyphens, spaces and underscores, which are mixed up more often than letters. */
const plainly = (word: string) => word.toLowerCase().replace(/[-_\s]/g, '')

/** A choice, and what it is compared by. */
interface Choice {
  word: string
  plain: string
}

const choicesOf = (words: Iterable<string>): Choice[] => Array.from(words, (word) => ({ word, plain: plainly(word) }))

/**
 * The one choice that was probably meant, or undefined. Restrained, as a wrong guess is worse than none: a third
 * of the letters at most and never more than three, and no guess where two choices are equally close.
 */
export const nearest = (word: string, choices: Iterable<string>): string | undefined => choose(word, choicesOf(choices))

interface Known {
  choices: Choice[]
  /** What was found for each word so far. */
  found: Map<string, string | undefined>
}

const known = new WeakMap<ReadonlySet<string>, Known>()

/** Pairs of a word and a choice that are compared in all, 0.4 µs each: of 10,000 choices, 500 words get a guess. */
const mostCompared = 5_000_000

/**
 * As `nearest`, for choices that do not change any more and are asked for word after word, such as the pages of a site: a
 * word is looked for once. After 5 million comparisons nothing is guessed any more, as 10,000 pages with a link of their
 * own to nowhere would take a minute, and nobody reads so many guesses.
 */
export function nearestIn(word: string, choices: ReadonlySet<string>): string | undefined {
  const { choices: all, found } = known.get(choices) ?? { choices: choicesOf(choices), found: new Map() }
  known.set(choices, { choices: all, found })
  if (found.has(word)) return found.get(word)
  if (found.size * all.length > mostCompared) return undefined
  const guess = choose(word, all)
  found.set(word, guess)
  return guess
}

/** Two words that are spelled nearly alike and differ in meaning: neither is a slip of the pen for the other. */
const differ = (one: string, other: string) => /^country county$|^county country$/.test(`${one} ${other}`)

function choose(word: string, choices: readonly Choice[]): string | undefined {
  const wanted = plainly(word)
  if (wanted === '' || Math.max(word.length, wanted.length) > longest) return undefined
  let best: string | undefined
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))
  if (wanted.length < 3) bestDistance = 0
  let tied = false
  for (const { word: choice, plain } of choices) {
    if (plain === wanted) return choice
    const distance = editDistance(wanted, plain, bestDistance)
    if (distance > bestDistance || differ(wanted, plain)) continue
    tied = best !== undefined && distance === bestDistance
    if (!tied) best = choice
    bestDistance = distance
  }
  return tied ? undefined : best
}
