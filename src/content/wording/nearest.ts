/**
 * The smallest number of letters to add, drop, change or swap with a neighbour, or `limit + 1` if it exceeds `limit`.
 */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  // Common prefixes and suffixes cost nothing, and addresses in one folder share a prefix.
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

/** The longest word that gets a guess, in UTF-16 units. */
const longest = 200
const newRow = () => new Uint8Array(longest + 8)
/** Three rows of the table of `editDistance`, reused: an allocation for each pair of words took half of the time. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

/**
 * Normalizes a name by removing capitals, hyphens, spaces and underscores, which people confuse more often than
 * letters.
 */
export const foldedName = (word: string) => word.toLowerCase().replace(/[-_\s]/g, '')

/** Normalizes a name by its sound, because people who spell by ear write `fone` and `foto`. */
const soundly = (word: string) => foldedName(word).replaceAll('ph', 'f')

interface Choice {
  word: string
  sound: string
}

const choicesOf = (words: Iterable<string>): Choice[] => Array.from(words, (word) => ({ word, sound: soundly(word) }))

/**
 * Returns the choice that was probably meant, or undefined. A wrong guess is worse than none: at most a third of the
 * letters may differ, never more than three, and two equally close choices yield no guess.
 */
export const nearest = (word: string, choices: Iterable<string>): string | undefined => choose(word, choicesOf(choices))

interface Known {
  choices: Choice[]
  /** The result for each word so far. */
  found: Map<string, string | undefined>
}

const known = new WeakMap<ReadonlySet<string>, Known>()

/** The most pairs of a word and a choice to compare, at 0.4 µs each. With 10,000 choices, 500 words get a guess. */
const mostCompared = 5_000_000

/**
 * Works like `nearest` for a set that does not change, such as the pages of a site, and compares each word once. It
 * stops guessing after 5 million comparisons: 10,000 pages with a broken link each would take a minute.
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

/** Whether two words are spelled nearly alike but differ in meaning, so that neither is a typo of the other. */
const differ = (one: string, other: string) => /^country county$|^county country$/.test(`${one} ${other}`)

/**
 * The last segment of an address without its file extension: `/images/logo.svg` -> `logo`. Returns a word without
 * slashes unchanged.
 */
const nameIn = (address: string) => /([^/]*?)(?:\.[a-z0-9]+)?\/?$/.exec(address)?.[1] ?? ''

/** Whether the last segments of two addresses are equal or close. Whole addresses in one folder are always similar. */
function haveNearNames(one: string, other: string): boolean {
  const [name, its] = [nameIn(one), nameIn(other)]
  const limit = Math.ceil(name.length / 3)
  return name === its || editDistance(name, its, limit) <= limit
}

function choose(word: string, choices: readonly Choice[]): string | undefined {
  const wanted = soundly(word)
  if (wanted === '' || Math.max(word.length, wanted.length) > longest) return undefined
  let best: string | undefined
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))
  if (wanted.length < 3) bestDistance = 0
  let tied = false
  const isAddress = wanted.startsWith('/')
  for (const { word: choice, sound } of choices) {
    if (sound === wanted) return choice
    const distance = editDistance(wanted, sound, bestDistance)
    if (distance > bestDistance || differ(wanted, sound)) continue
    if (isAddress && !haveNearNames(wanted, sound)) continue
    tied = best !== undefined && distance === bestDistance
    if (!tied) best = choice
    bestDistance = distance
  }
  return tied ? undefined : best
}
