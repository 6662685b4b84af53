import { afterAll, describe, expect, test } from 'vitest'
import { createSource, type Source } from '../../../src/content/problem/source.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { runs, seed } from '../../seed.ts'
import { breakJson } from './breakJson.ts'
import { breakValues } from './breakValues.ts'
import { cutDown, judge, type Verdict } from './judge.ts'
import { randomFrom, sample } from './random.ts'
import type { Variant } from './variant.ts'

/** The number of variants sampled from a kind with more positions. */
const mostOfAKind = runs(4, 40)

/** Kinds in which a misspelt word can be restored by the fix. */
const misspellings = [
  'field misspelt',
  'section type misspelt',
  'choice misspelt',
  'placeholder misspelt',
  'link misspelt',
  'slash missing',
  'anchor misspelt',
  'form nearly right',
  'number in quotes',
  'true in quotes',
  'yes for true',
  'True for true',
]

const { assets, ...found } = readSources('.')
const sources = found.sources.texts()
const variants = new Map<string, { source: Source; variant: Variant }[]>()
for (const [file, text] of Object.entries(sources)) {
  const source = createSource(file, text)
  for (const variant of [...breakValues(source), ...breakJson(source)]) {
    const others = variants.get(variant.kind) ?? []
    others.push({ source, variant })
    variants.set(variant.kind, others)
  }
}
const random = randomFrom(seed)
const chosen = [...variants].map(([kind, all]) => ({ kind, all: all.length, some: sample(all, mostOfAKind, random) }))

const sites = new Map<string, Parameters<typeof judge>[2]>()
const siteAround = (file: string) => {
  const site = sites.get(file) ?? { sources: cutDown(sources, file), assets }
  sites.set(file, site)
  return site
}
const verdicts = new Map<string, Verdict[]>()
const verdictsOf = ({ kind, some }: (typeof chosen)[number]) => {
  const known = verdicts.get(kind) ?? some.map(({ source, variant }) => judge(source, variant, siteAround(source.file)))
  verdicts.set(kind, known)
  return known
}
const shareOf = (all: readonly Verdict[], isGood: (verdict: Verdict) => boolean) =>
  all.filter(isGood).length / all.length

describe('tests/content/mutation', () => {
  test('the site that all variants start from has no problem, whole or cut down', () => {
    const broken = [...new Set(chosen.flatMap(({ some }) => some.map(({ source }) => source)))].filter((source) => {
      const nothing: Variant = { kind: 'nothing', start: 0, end: 0, text: '', near: [] }
      return judge(source, nothing, siteAround(source.file)).faults.join() !== '0 errors'
    })
    expect(broken).toEqual([])
  })

  test.each(chosen)('$kind ($all places): one error, on the right line, in plain words', (kind) => {
    const faulty = verdictsOf(kind).filter(({ faults }) => faults.length > 0)
    expect(faulty.map(({ faults, shown }) => `${faults.join(', ')}\n${shown}`).slice(0, 3)).toEqual([])
  })

  test.each(misspellings)('%s: at least 95 in 100 are mended, or told the right word', (kind) => {
    const some = chosen.filter((each) => each.kind === kind).flatMap(verdictsOf)
    const lost = some.filter(({ mended, named }) => !mended && !named).length
    expect(some).not.toEqual([])
    // In a short run with few variants, one is already more than that share.
    expect(lost).toBeLessThanOrEqual(Math.max(1, 0.05 * some.length))
  })

  afterAll(() => {
    const percent = (share: number) => `${Math.floor(share * 100)} %`.padStart(7)
    const row = (kind: string, all: readonly Verdict[], places: number) =>
      `${kind.padEnd(32)}${String(all.length).padStart(5)} of ${String(places).padStart(5)}` +
      percent(shareOf(all, ({ mended }) => mended)) +
      percent(shareOf(all, ({ mended, named }) => mended || named))
    const rows = chosen.map(({ kind, all }) => row(kind, verdicts.get(kind) ?? [], all))
    const all = [...verdicts.values()].flat()
    const total = row(
      'all',
      all,
      chosen.reduce((sum, { all }) => sum + all, 0),
    )
    console.log([`${'variants'.padEnd(46)}  mended  or told`, ...rows, total].join('\n'))
  })
})
