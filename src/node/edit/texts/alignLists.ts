/** A range of entries that is equal in both lists, or that replaces a range of the other list. */
export interface Run {
  /** True if the entries are equal. */
  same: boolean
  before: { from: number; to: number }
  after: { from: number; to: number }
}

/** Compares two lists by their longest common subsequence of equal entries, and returns the runs in order. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Run[] {
  const [a, b] = [before.map((entry) => JSON.stringify(entry)), after.map((entry) => JSON.stringify(entry))]
  const lengths = commonLengths(a, b)
  const runs: Run[] = []
  const add = (same: boolean, [steps, others]: [number, number]) => {
    const last = runs.at(-1)
    const [at, to] = [last?.before.to ?? 0, last?.after.to ?? 0]
    if (last?.same === same) {
      last.before.to += steps
      last.after.to += others
    } else runs.push({ same, before: { from: at, to: at + steps }, after: { from: to, to: to + others } })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(true, [1, 1])
      i++
      j++
    } else if (j >= b.length || (i < a.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))) {
      add(false, [1, 0])
      i++
    } else {
      add(false, [0, 1])
      j++
    }
  }
  return runs
}

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? 0

/** For each pair of indexes, the length of the longest common subsequence of the two lists from there on. */
function commonLengths(a: readonly unknown[], b: readonly unknown[]): number[][] {
  const lengths: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []]
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return lengths
}
