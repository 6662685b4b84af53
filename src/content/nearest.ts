/** The smallest number of letters to add, drop, change or swap with a neighbour; `limit + 1` when it is more than `limit`. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
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
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[to.length] ?? limit + 1
}

/** Names without capitals, hyphens, spaces and underscores, which are mixed up more often than letters. */
const plainly = (word: string) => word.toLowerCase().replace(/[-_\s]/g, '')

/**
 * The one choice that was probably meant, or undefined. Restrained, as a wrong guess is worse than none: a third
 * of the letters at most and never more than three, and no guess where two choices are equally close.
 */
export function nearest(word: string, choices: Iterable<string>): string | undefined {
  const wanted = plainly(word)
  if (wanted === '' || word.length > 200) return undefined
  let best: string | undefined
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))
  if (wanted.length < 3) bestDistance = 0
  let tied = false
  for (const choice of choices) {
    const plain = plainly(choice)
    if (plain === wanted) return choice
    const distance = editDistance(wanted, plain, bestDistance)
    if (distance > bestDistance) continue
    tied = best !== undefined && distance === bestDistance
    if (!tied) best = choice
    bestDistance = distance
  }
  return tied ? undefined : best
}
