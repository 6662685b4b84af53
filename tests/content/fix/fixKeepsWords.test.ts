import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import type { Texts } from '../../../src/content/problem/problem.ts'
import { runs, seed } from '../../seed.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { cases, readCase } from '../caseFiles.ts'
import { shipped, shippedAssets } from '../impact/shippedSite.ts'
import { cutDown } from '../mutation/judge.ts'
import { randomFrom, sample } from '../mutation/random.ts'

/** More runs on demand: `ASHLAR_RUNS=5000 npx vitest run tests/content/fix/fixKeepsWords.test.ts`. */
const numRuns = Number(process.env.ASHLAR_RUNS ?? runs(15, 400))

/**
 * Returns the words of a file: runs of letters and digits, without zero-width characters, with JSON escapes decoded.
 */
function wordsOf(text: string): string[] {
  const read = text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[bfnrt]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, '')
  return read.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the words of one list that another one lacks, each as often as it lacks it. */
function lacking(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const number = left.get(word) ?? 0
    left.set(word, number - 1)
    return number <= 0
  })
}

/** Problems whose fix replaces or deletes more than its message quotes, as the fix says: repetitions and addresses. */
const sweeping = new Set(['duplicate-field', 'repeated-entry', 'unfinished-merge', 'unknown-field', 'vanished-address'])

/** Counts the unpaired braces within the texts of a file; undefined if it is not JSON. */
function looseBraces(text: string): number | undefined {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
  let loose = 0
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'string') return inner
    let open = 0
    for (const brace of inner.match(/[{}]/g) ?? []) {
      if (brace === '{') open++
      else if (open > 0) open--
      else loose++
    }
    loose += open
    return inner
  })
  return loose
}

const ownDomain = /https?:\/\/(?:www\.)?marblestep\.example(?::\d+)?(?=\/)/gi

/**
 * Returns what --fix does to a site although it must not; `braces` is how many braces the damage has added or removed.
 */
function faultsOf(sources: Texts, assets: Iterable<string>, braces = 0): string[] {
  const site = fixSite({ sources, assets })
  const told = site.fixed.map(({ problem, changes }) => ({ ...problem, changes }))
  const swept = told.filter(({ code }) => sweeping.has(code)).flatMap(({ changes }) => changes)
  const mayGo = wordsOf([...told.map(({ message }) => message), ...swept.map(({ before }) => before)].join(' '))
  const mayCome = wordsOf([...told.map(({ fix }) => fix), ...swept.map(({ after }) => after)].join(' '))
  const faults = Object.keys(sources).flatMap((file) => {
    const [before = '', after = ''] = [sources[file], site.sources[file]]
    // Misread letters and letters of another alphabet are fixed inside words.
    const isMended = told.some(
      ({ code, changes: [change] }) => /^(?:misread|odd)-letter$/.test(code) && change?.file === file,
    )
    if (before === after || isMended) return []
    // A link to the site's own domain means the same without it.
    const [had, has] = [before, after].map((text) => wordsOf(text.replace(ownDomain, ''))) as [string[], string[]]
    const lost = lacking(had, has).filter(
      (word) => !mayGo.includes(word) && !/^(?:none|nil|undefined|null)$/i.test(word),
    )
    const come = lacking(has, had).filter((word) => !mayCome.includes(word) && word !== 'null')
    const loose = (looseBraces(after) ?? 0) - (looseBraces(before) ?? braces)
    return [
      ...(lost.length > 0 ? [`${file} lost ${lost.join(' ')}`] : []),
      ...(come.length > 0 ? [`${file} got ${come.join(' ')}`] : []),
      ...(loose > 0 ? [`${file} got ${loose} loose braces`] : []),
    ]
  })
  // If no text was changed, a second run is the same call.
  const again = site.sources === sources ? site : fixSite({ sources: site.sources, assets })
  return again.fixed.length === 0 ? faults : [...faults, `fixed again: ${again.fixed[0]?.problem.message}`]
}

const pages = Object.keys(shipped).filter((file) => file.startsWith('pages/'))
const sites = new Map<string, Texts>()
function siteAround(file: string): Texts {
  const site = sites.get(file) ?? cutDown(shipped, file)
  sites.set(file, site)
  return site
}

/** Text that people insert by mistake, or in place of something else. */
const pieces = [
  ...'"{}[](),:;\'“”’-#/*_<=.•',
  ...[
    '',
    ' ',
    '\n',
    '\n\n',
    '\t',
    '\r\n',
    '\u000b',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2028',
    '\ufb01',
    '\ud83e\uddf9',
    'é',
    '\\ ',
  ],
  ...[
    'oops',
    'oops,',
    ' oops ',
    '"oops",',
    '"use": "x",',
    '// oops\n',
    '- oops',
    '\n- oops\n- more\n',
    '0',
    '12',
    '1,5',
  ],
  ...['{phone', '{{city}}', '{company_name}', '{phone number}', '{city, MD}', '{ see {phone} }', '$', '[a](/qoute/)'],
  ...['(410) 555-0142', 'true', 'None', 'yes', 'null', '<<<<<<< HEAD\n', '( "a": 1 )', '("a", "b")'],
]

interface Damage {
  /** The position in the file, as a share of its length. */
  at: number
  /** The number of characters removed. */
  gone: number
  piece: string
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.integer({ min: 0, max: 9999 }).map((share) => share / 10_000),
  gone: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 40 })),
  piece: fc.constantFrom(...pieces),
})

/** Returns a damaged page file, and the number of affected braces. */
function damaged(text: string, damages: readonly Damage[]): { broken: string; braces: number } {
  let broken = text
  let braces = 0
  for (const { at, gone, piece } of damages) {
    const start = Math.floor(at * broken.length)
    const cut = broken.slice(start, start + gone)
    braces += (cut + piece).match(/[{}]/g)?.length ?? 0
    broken = broken.slice(0, start) + piece + broken.slice(start + gone)
  }
  return { broken, braces }
}

/** Splits a file into tokens: texts, numbers and words, punctuation, and each line end with its white space. */
const tokensOf = (text: string) => text.match(/"(?:[^"\\\n]|\\.)*"|[\w.+-]+|[ \t]*\r?\n[ \t]*|[ \t]+|[^\s\w]/g) ?? []
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

interface Move {
  /** What is moved: lines or tokens. */
  of: 'lines' | 'tokens'
  how: 'delete' | 'double' | 'swap' | 'move'
  /** The position and distance, as shares of their number. */
  from: number
  to: number
  /** How many of them. */
  size: number
}

const move: fc.Arbitrary<Move> = fc.record({
  of: fc.constantFrom('lines', 'tokens'),
  how: fc.constantFrom('delete', 'double', 'swap', 'move'),
  from: fc.double({ min: 0, max: 0.999, noNaN: true }),
  to: fc.double({ min: 0, max: 0.999, noNaN: true }),
  size: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 })),
})

/** Returns a page file in which a piece was deleted, duplicated, moved, or swapped with the next one. */
function shuffled(text: string, { of, how, from, to, size }: Move): string {
  const parts = of === 'lines' ? linesOf(text) : tokensOf(text)
  const start = Math.floor(from * parts.length)
  const [before, piece, after] = [parts.slice(0, start), parts.slice(start, start + size), parts.slice(start + size)]
  if (how === 'delete') return [...before, ...after].join('')
  if (how === 'double') return [...before, ...piece, ...piece, ...after].join('')
  if (how === 'swap') return [...before, ...after.slice(0, size), ...piece, ...after.slice(size)].join('')
  const rest = [...before, ...after]
  const goal = Math.floor(to * rest.length)
  return [...rest.slice(0, goal), ...piece, ...rest.slice(goal)].join('')
}

const examples = readdirSync('schemas/sections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFileSync(`schemas/sections/${name}/${name}.example.json`, 'utf8'))
const anyPage = fc.oneof(
  fc.constantFrom(...pages).map((file) => ({ file, text: shipped[file] ?? '' })),
  fc.constantFrom(...examples).map((text) => ({ file: 'pages/services/floor-care.json', text })),
)
const bracesIn = (text: string) => text.match(/[{}]/g)?.length ?? 0

describe('--fix', () => {
  test('keeps every word of a case, adds no brace and has nothing to do after that', () => {
    const tried = sample(cases, runs(200, cases.length), randomFrom(seed))
    const faults = tried.flatMap((name) =>
      faultsOf({ ...baseSite, ...readCase(name) }, baseAssets).map((fault) => `${name}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('does the same with pages and examples whose lines and words were moved about', () => {
    fc.assert(
      fc.property(anyPage, fc.array(move, { minLength: 1, maxLength: 2 }), ({ file, text }, moves) => {
        const broken = moves.reduce(shuffled, text)
        // A brace that was moved out of its text leaves its partner there.
        const braces = broken === text ? 0 : bracesIn(text)
        expect(faultsOf({ ...siteAround(file), [file]: broken }, shippedAssets, braces)).toEqual([])
      }),
      { seed, numRuns },
    )
  })

  test('does the same with pages that were damaged at random', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), fc.array(damage, { minLength: 1, maxLength: 3 }), (file, damages) => {
        const { broken, braces } = damaged(shipped[file] ?? '', damages)
        expect(faultsOf({ ...siteAround(file), [file]: broken }, shippedAssets, braces)).toEqual([])
      }),
      { seed, numRuns },
    )
  })
})
