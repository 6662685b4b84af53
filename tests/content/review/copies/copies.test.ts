import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../schemas/index.ts'
import { compileSite } from '../../../../src/content/compileSite.ts'
import type { Problem } from '../../../../src/content/problem/problem.ts'
import { townFiles } from '../../../bench/corpus.ts'
import { shipped, shippedAssets } from '../../impact/shippedSite.ts'

const problemsOf = (changes: Record<string, string>, readAges?: () => Map<string, number>) =>
  compileSite({
    sources: Object.fromEntries(Object.entries({ ...shipped, ...changes }).sort()),
    assets: shippedAssets,
    ...(readAges && { readAges, readChanges: readAges }),
  }).problems

const towns = Object.keys(shipped).filter(
  (file) => file.startsWith('pages/locations/') && !file.endsWith('/index.json'),
)
const pairs = towns.flatMap((from) => towns.filter((to) => to !== from).map((to) => [from, to] as const))
const read = (file: string) => JSON.parse(shipped[file] ?? '') as Page
const namesOf = ({ location }: Page) =>
  location
    ? [location.city, location.county ?? '', ...(location.zips ?? []), ...(location.roads ?? [])].filter(Boolean)
    : []

/** Returns one town's file under another town's name, in which only the location block has changed. */
function copyTown(from: string, to: string): string {
  return JSON.stringify({ ...read(from), location: read(to).location }, null, 2)
}

/**
 * Returns the sentences in the text of a file, as offsets, that name a town, found by plain search and independently of
 * the check.
 */
function sentencesNaming(text: string, page: Page, names: string[], own: string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const behindFacts = text.indexOf('}', text.indexOf('"location"'))
  const behindMentions = page.mentions ? text.indexOf(']', text.indexOf('"mentions"')) : behindFacts
  for (const match of text.matchAll(/[^.!?"]+/g)) {
    const start = match.index
    const inBlock = start > text.indexOf('"location"') && start < behindMentions
    // A longer name of the town itself does not indicate the other town.
    const words = [...own, ...(page.mentions ?? [])].reduce((rest, name) => rest.replaceAll(name, ''), match[0])
    if (!inBlock && names.some((name) => words.includes(name))) found.push({ start, end: start + match[0].length })
  }
  return found
}

const placesOf = (problems: readonly Problem[], file: string) =>
  problems
    .filter((problem) => problem.code === 'leftover' && problem.file === file)
    .flatMap((problem) => [problem, ...(problem.more ?? [])])

describe('src/content/review, copies of shipped towns', () => {
  test('finds nothing in the shipped site', () => {
    expect(problemsOf({}).filter(({ severity }) => severity !== 'tip')).toEqual([])
  })

  test.each(pairs)('finds every sentence of %s that is left in %s', (from, to) => {
    const text = copyTown(from, to)
    const own = namesOf(read(to))
    const foreign = namesOf(read(from)).filter((name) => !own.includes(name))
    const places = placesOf(problemsOf({ [to]: text }), to)
    const sentences = sentencesNaming(text, read(from), foreign, own)
    const missed = sentences.filter(
      ({ start, end }) => !places.some((place) => place.start >= start && place.end <= end),
    )
    expect(sentences.length).toBeGreaterThan(0)
    expect(missed.map(({ start, end }) => text.slice(start, end))).toEqual([])
  })

  test.each(pairs)('says nothing of %s in %s that is not in the copy', (from, to) => {
    const text = copyTown(from, to)
    const own = namesOf(read(to))
    const foreign = namesOf(read(from)).filter((name) => !own.includes(name))
    const said = placesOf(problemsOf({ [to]: text }), to).map(({ start, end }) => text.slice(start, end))
    expect(said.filter((name) => !foreign.includes(name))).toEqual([])
  })

  test.each(pairs)('refuses %s copied to %s as nearly the same page', (from, to) => {
    const copies = problemsOf({ [to]: copyTown(from, to) }).filter(({ code }) => code === 'near-copy')
    expect(copies.map(({ file, severity }) => [file, severity])).toEqual([[to, 'error']])
  })
})

describe('src/content/review, a copied town', () => {
  const original = 'pages/locations/towson-md.json'
  const copy = 'pages/locations/arbutus-md.json'
  const town = { city: 'Arbutus', state: 'MD' }
  const swapped = namesOf(read(original)).reduce(
    (text, name) => text.replaceAll(name, 'Arbutus'),
    shipped[original] ?? '',
  )
  const page = JSON.stringify({ ...JSON.parse(swapped), location: town }, null, 2)
  const found = (code: string, files: Record<string, string>, ages?: Record<string, number>) => {
    const problems = problemsOf({ [copy]: page, ...files }, ages && (() => new Map(Object.entries(ages))))
    return problems.filter((problem) => problem.code === code).map(({ file }) => file)
  }
  const copiesIn = (files: Record<string, string>, ages?: Record<string, number>) => found('near-copy', files, ages)

  test('takes the later file of two new pages for the copy', () => {
    expect(copiesIn({})).toEqual([original])
  })

  test('takes the word of either page that they are alike on purpose', () => {
    const meant = (text = '') => text.replace('{', '{ "allowSimilar": "Both towns share one crew.",')
    expect(copiesIn({ [copy]: meant(page) })).toEqual([])
    expect(copiesIn({ [original]: meant(shipped[original]) })).toEqual([])
  })

  test('takes a published page for the original, whatever its name', () => {
    const addresses = { '/locations/towson-md/': 'Towson, MD' }
    expect(copiesIn({ '.published.json': JSON.stringify({ version: 1, addresses }) })).toEqual([copy])
  })

  test('takes the page that git does not have for the copy', () => {
    expect(copiesIn({}, { [original]: 0 })).toEqual([copy])
    expect(copiesIn({}, { [copy]: 0 })).toEqual([original])
  })

  test('takes the page that was added later for the copy', () => {
    expect(copiesIn({}, { [original]: 4, [copy]: 3 })).toEqual([copy])
    expect(copiesIn({}, { [original]: 3, [copy]: 3 })).toEqual([original])
  })

  test('takes a published page for the original, though git has the other one for longer', () => {
    const addresses = { '/locations/arbutus-md/': 'Arbutus, MD' }
    const record = { '.published.json': JSON.stringify({ version: 1, addresses }) }
    expect(copiesIn(record, { [original]: 3 })).toEqual([original])
  })

  test('tells nothing of the title and the description of a copy beside it', () => {
    const { title, description } = JSON.parse(shipped[original] ?? '') as Page
    const same = { ...JSON.parse(page), title: title.replaceAll('{city}', 'Towson'), description }
    const files = { [copy]: JSON.stringify({ ...same, description: description.replaceAll('{city}', 'Towson') }) }
    expect(found('near-copy', files, { [original]: 0 })).toEqual([copy])
    expect(found('shared-title', files, { [original]: 0 })).toEqual([])
  })

  test('asks how old files are only where a new page repeats another one', () => {
    let asked = 0
    const readAges = () => {
      asked++
      return new Map<string, number>()
    }
    problemsOf({}, readAges)
    expect(asked).toBe(0)
    problemsOf({ [copy]: page }, readAges)
    expect(asked).toBeGreaterThan(0)
    asked = 0
    const addresses = { '/locations/towson-md/': 'Towson, MD', '/locations/arbutus-md/': 'Arbutus, MD' }
    problemsOf({ [copy]: page, '.published.json': JSON.stringify({ version: 1, addresses }) }, readAges)
    expect(asked).toBe(0)
  })
})

describe('src/content/review/copies', () => {
  test('finds a copy among many towns that share most of their sentences', () => {
    const files = [...townFiles({ towns: 120, alike: true })].map(({ file, text }) => [file, text] as const)
    const [, original = ''] = files[5] ?? []
    const location = { city: 'Arbutus', state: 'MD' }
    const copy = JSON.stringify({ ...JSON.parse(original), name: 'Arbutus, MD', location })
    const found = problemsOf({ ...Object.fromEntries(files), 'pages/locations/zz-arbutus-md.json': copy })
    const copies = found.filter(({ code }) => code === 'near-copy')
    expect(copies.map(({ file, also, severity }) => [file, also?.file, severity])).toEqual([
      ['pages/locations/zz-arbutus-md.json', files[5]?.[0], 'error'],
    ])
  })
})
