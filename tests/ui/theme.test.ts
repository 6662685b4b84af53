import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { colourPairs, leastContrast } from '../../schemas/parts/theme/colourPairs.ts'
import { defaultColours } from '../../schemas/parts/theme/defaultColours.ts'
import { contrastOf } from '../../src/content/theme/contrast.ts'
import { openFonts } from '../../src/node/fonts/openFonts.ts'
import { measure } from '../../src/ui/theme/theme.ts'

describe.each(['light', 'dark'] as const)('src/ui/theme %s', (mode) => {
  const colours = defaultColours[mode]

  test.each(colourPairs)('sets $as in $front off from $ground', ({ front, ground, as }) => {
    expect(contrastOf(colours[front], colours[ground])).toBeGreaterThanOrEqual(leastContrast[as])
  })
})

describe('src/ui/theme measure', () => {
  const root = join(import.meta.dirname, '../../src')
  const sheets = ['ui', 'page', 'sections'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.styles.ts'))
      .map((file) => join(root, room, file)),
  )

  test('is what lengths of lines are counted in, not the digits of the font that stands in', () => {
    expect(sheets.length).toBeGreaterThan(40)
    const counted = sheets.filter((file) => /\d(?:ch|ex|cap|ic)\b/.test(readFileSync(file, 'utf8')))
    expect(counted).toEqual([])
  })

  test('counts the digits of the fonts of the builder', () => {
    const fonts = openFonts(join(root, 'ui/theme/fonts'))
    const { digit: texts } = fonts.get('/public-sans.woff2')?.face ?? {}
    const { digit: headings } = fonts.get('/bricolage-grotesque.woff2')?.face ?? {}
    expect(measure(66)).toBe(`calc(66 * var(--digit, ${texts?.text.toFixed(3).slice(1)}em))`)
    expect(measure(18, 'headings')).toBe(`calc(18 * var(--digit-headings, ${headings?.heading.toFixed(3).slice(1)}em))`)
  })
})
