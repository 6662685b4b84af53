import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { FixInput } from '../../../src/content/fix/fixSite.ts'
import { countryIn } from '../../../src/content/model/files/configFile.ts'
import { isOwnText } from '../../../src/content/model/files/ownFiles.ts'
import { isFacts, isTemplate } from '../../../src/content/model/files/templateFiles.ts'
import { createSource, type Source } from '../../../src/content/problem/source.ts'
import { commandLineOf } from '../../../src/node/input/commandLineOf.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { runs, seed } from '../../seed.ts'
import { folderOf, siteNames } from '../../sites/siteFolder.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'
import { breakJson } from './breakJson.ts'
import { breakValues } from './breakValues.ts'
import { judge } from './judge.ts'
import { randomFrom, sample } from './random.ts'
import type { Variant } from './variant.ts'

const about = (name: string) => ({
  name,
  title: `${name} in Baltimore Buildings`,
  description: `What there is to say of ${name} on a page that is there to be led to, and nothing more than that.`,
})

const { company, ...config } = JSON.parse(baseSite['site.config.json'] ?? '')
// Two fields of the form accept only times within these hours.
const hours = [{ days: 'Monday–Friday', time: '7 am – 7 pm', schema: 'Mo-Fr 07:00-19:00' }]

/** The small site with a form that has every setting, and a block on two pages. */
const documents: FixInput = {
  sources: {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, company: { ...company, hours } }, null, 2),
    'forms/visit.json': readFileSync(join(import.meta.dirname, '../../../schemas/form/form.example.json'), 'utf8'),
    'blocks/promise.json': JSON.stringify(
      {
        sections: [
          { type: 'prose', heading: 'What We Promise', body: 'A reply within {responseTime}, or [call us](/about/).' },
          {
            type: 'stats',
            heading: 'In Figures',
            items: [
              { value: '24', label: 'hours' },
              { value: '7', label: 'days' },
              { value: '2', label: 'people' },
            ],
          },
          {
            type: 'ctaBand',
            heading: 'Ask Us',
            actions: [{ label: 'Our services', href: '/services/' }, { call: true }],
          },
        ],
      },
      null,
      2,
    ),
    'pages/thank-you.json': pageFile([], { ...about('Thanks'), status: 'hidden' }),
    'pages/privacy-policy.json': pageFile([], about('Privacy')),
    'pages/locations/index.json': pageFile([], about('Towns')),
    'pages/locations/towson-md.json': pageFile([], {
      ...about('Towson'),
      location: { city: 'Towson', state: 'MD', county: 'Baltimore County', zips: ['21204'] },
    }),
    'pages/visit.json': pageFile(
      [
        { type: 'block', block: 'promise' },
        { type: 'form', form: 'visit' },
      ],
      { name: 'Visit' },
    ),
  },
  assets: baseAssets,
}

/** Returns a site, and the files to break. */
function siteOf(name: string): { site: FixInput; files: string[] } {
  if (name === 'forms and blocks') return { site: documents, files: ['forms/visit.json', 'blocks/promise.json'] }
  const root = folderOf(name)
  const { sources, ...found } = readSources(root)
  const texts = sources.texts()
  const site = { ...found, sources: texts, today: '2026-11-24', command: commandLineOf(root) }
  return { site, files: Object.keys(texts).filter((file) => !isOwnText(file)) }
}

/** The number of variants sampled per kind of fault and site. */
const mostOfAKind = runs(1, 40)
/** The number sampled of all those; in sites whose templates make hundreds of pages, each takes five times as long. */
const mostOfAll = (files: readonly string[]) => (files.some(isTemplate) ? runs(1, 1500) : runs(5, 5000))

/** `ASHLAR_PART=3/16` tests the third of sixteen parts of all variants, instead of a sample. */
const [part, parts] = process.env.ASHLAR_PART?.split('/').map(Number) ?? []

type Chosen = { source: Source; variant: Variant }

/** Returns the variants to test. */
function choose(variants: readonly Chosen[], most: number): Chosen[] {
  if (part !== undefined && parts !== undefined) return variants.filter((_, index) => index % parts === part - 1)
  const kinds = new Set(variants.map(({ variant }) => variant.kind))
  const random = randomFrom(seed)
  const drawn = [...kinds].flatMap((kind) =>
    sample(
      variants.filter(({ variant }) => variant.kind === kind),
      mostOfAKind,
      random,
    ),
  )
  return sample(drawn, most, random)
}

describe('tests/content/mutation, forms, blocks and sites of other trades', { timeout: 3_000_000 }, () => {
  test.each(['forms and blocks', ...siteNames])('%s: a broken file is refused, and told in its place', (name) => {
    const { site, files } = siteOf(name)
    const country = countryIn(site.sources)
    expect(compileSite(site).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const variants = files.flatMap((file) => {
      const source = createSource(file, site.sources[file] ?? '')
      // Values are broken according to the schema of a page, and facts have none.
      const values = isFacts(file) ? [] : breakValues(source, country)
      return [...values, ...breakJson(source)].map((variant) => ({ source, variant }))
    })
    const verdicts = choose(variants, mostOfAll(files)).map(({ source, variant }) =>
      judge(source, variant, site, false),
    )
    const having = (isFault: (fault: string) => boolean) => verdicts.filter(({ faults }) => faults.some(isFault))
    const share = (faulty: readonly unknown[]) => 1 - faulty.length / verdicts.length
    const taken = having((fault) => fault === '0 errors')
    const elsewhere = having((fault) => fault === 'other file')
    const wide = having((fault) => fault === 'wrong line')
    const several = having((fault) => / errors$/.test(fault) && fault !== '0 errors')
    console.log(
      `${name}: ${verdicts.length} of ${variants.length} variants; refused ${share(taken)}, file ${share(elsewhere)}, line ${share(wide)}, one problem ${share(several)}`,
    )
    const shown = [taken, elsewhere, wide, several].flat().map(({ faults, shown }) => `${faults.join(', ')}\n${shown}`)
    expect(share(taken), shown.join('\n')).toBeGreaterThanOrEqual(0.995)
    expect(elsewhere).toEqual([])
    expect(share(wide), shown.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(share(several), shown.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
