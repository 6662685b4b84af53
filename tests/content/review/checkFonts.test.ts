import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { FontFace, FontFile } from '../../../src/content/model/files/fontFile.ts'
import { baseSite } from '../baseSite.ts'

const face: FontFace = {
  family: 'Lato',
  weights: { least: 400, most: 700 },
  isItalic: false,
  hasSerifs: false,
  isRestricted: false,
  ascent: 1,
  descent: 0.2,
  width: { heading: 0.5, text: 0.48 },
  digit: undefined,
  lacking: () => [],
}

const good: FontFile = { bytes: 24_000, hash: 'x', kind: 'woff2', face }

/** Returns the problems of a site whose theme uses these files for its texts, and its sources. */
function review(files: Record<string, FontFile>, texts: readonly string[], language: string) {
  const config = { ...JSON.parse(baseSite['site.config.json'] ?? ''), language, theme: { fonts: { texts } } }
  const sources = { ...baseSite, 'site.config.json': JSON.stringify(config, null, 2) }
  const assets = ['/social.png', '/files/checklist.pdf', ...Object.keys(files)]
  return { sources, ...compileSite({ sources, assets, fonts: { get: (address) => files[address] } }) }
}

/** Returns the messages of the check for such a site, with the underlined words. */
function problemsOf(files: Record<string, FontFile>, texts = Object.keys(files), language = 'en-US') {
  const { problems, sources } = review(files, texts, language)
  return problems.map(({ severity, message, file, start, end }) => {
    expect(file).toBe('site.config.json')
    return { severity, message, at: sources['site.config.json'].slice(start, end) }
  })
}

const withWeight = (weight: number): FontFile => ({
  ...good,
  face: { ...face, weights: { least: weight, most: weight } },
})

describe('src/content/review/checkFonts', () => {
  test('says nothing of a font that can be used', () => {
    expect(problemsOf({ '/fonts/lato.woff2': good })).toEqual([])
  })

  test.each<[string, Partial<FontFile>, string]>([
    ['no font', { kind: undefined, face: undefined }, '"/fonts/a.woff2" is no font.'],
    [
      'a font of another format',
      { kind: 'ttf', face: undefined },
      '"/fonts/a.woff2" is a font in another format, TrueType.',
    ],
    ['a damaged font', { face: undefined }, 'The font "/fonts/a.woff2" is damaged.'],
  ])('refuses %s', (_, change, message) => {
    expect(problemsOf({ '/fonts/a.woff2': { ...good, ...change } })).toEqual([
      { severity: 'error', message, at: '"/fonts/a.woff2"' },
    ])
  })

  test.each<[string, Partial<FontFace>, Partial<FontFile>, string]>([
    ['is heavy', {}, { bytes: 184_400 }, 'The font "/fonts/a.woff2" is 184 kB, which a phone loads slowly.'],
    [
      'may not be used',
      { isRestricted: true },
      {},
      'The font "/fonts/a.woff2" says that its licence does not let it be used on web pages.',
    ],
    [
      'is only bold',
      { weights: { least: 700, most: 900 } },
      {},
      'The font of texts has no weight lighter than 700, so all texts are bold.',
    ],
  ])('warns of a font that %s', (_, faceChange, change, message) => {
    const file = { ...good, ...change, face: { ...face, ...faceChange } }
    expect(problemsOf({ '/fonts/a.woff2': file })).toMatchObject([{ severity: 'warning', message }])
  })

  test('names the letters that the language of the site has and the font has not', () => {
    const lacking = (text: string) => [...text].filter((letter) => 'àéèç'.includes(letter))
    const problems = problemsOf({ '/fonts/a.woff2': { ...good, face: { ...face, lacking } } }, undefined, 'fr-CA')
    expect(problems).toContainEqual({
      severity: 'warning',
      message: 'The font "/fonts/a.woff2" does not draw "à", "ç", "è" and "é", which the site writes.',
      at: '"/fonts/a.woff2"',
    })
  })

  test('gives a tip where words in bold have no font', () => {
    expect(problemsOf({ '/fonts/a.woff2': withWeight(400) })).toMatchObject([
      { severity: 'tip', message: 'The font of texts has no bold letters.' },
    ])
    expect(problemsOf({ '/fonts/a.woff2': withWeight(400), '/fonts/b.woff2': withWeight(600) })).toEqual([])
  })

  test('warns of two files with the same letters', () => {
    expect(problemsOf({ '/fonts/a.woff2': good, '/fonts/b.woff2': good })).toEqual([
      {
        severity: 'warning',
        message: '"/fonts/a.woff2" and "/fonts/b.woff2" have the same weight, 400.',
        at: '"/fonts/b.woff2"',
      },
    ])
  })

  test('names the file that was meant', () => {
    expect(problemsOf({ '/fonts/Lato.woff2': good }, ['/fonts/lato.woff2'])).toEqual([
      { severity: 'error', message: 'The font "/fonts/lato.woff2" was not found.', at: '"/fonts/lato.woff2"' },
    ])
  })

  test.each([
    [
      '/fonts/lato-regular.woff2',
      'If "/fonts/lato.woff2" is meant, write that. Otherwise put the file into the folder public/fonts/.',
    ],
    ['/fonts/roboto.woff2', 'Put the file into the folder public/fonts/.'],
  ])('names for %s the files of its family that there are', (address, fix) => {
    const { problems } = review({ '/fonts/lato.woff2': good }, [address], 'en-US')
    expect(problems.map((problem) => problem.fix)).toEqual([fix])
  })
})
