import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtFont, fontCss, fontsOf, ownFontRoles } from '../../../src/node/code/fontCss.ts'
import { openFonts } from '../../../src/node/fonts/openFonts.ts'

const root = join(import.meta.dirname, '../../..')
const files = openFonts(join(root, 'tests/sites/restaurant/public'))
const headings = ['/fonts/young-serif.woff2']
const texts = ['/fonts/alegreya-sans-400.woff2', '/fonts/alegreya-sans-700.woff2']
const cssOf = (fonts: { headings?: string[]; texts?: string[] }) => fontCss({ fonts }, files, ({ file }) => file)

/** Returns the value of a descriptor of the fallback font. */
const descriptor = (css: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(css)?.[1])

describe('src/node/code/fontCss', () => {
  test('says nothing for a site without fonts of its own, nor of a file that is not there', () => {
    expect([cssOf({}), cssOf({ headings: ['/fonts/gone.woff2'] })]).toEqual(['', ''])
    expect(ownFontRoles({ fonts: { headings: ['/fonts/gone.woff2'], texts } }, files)).toEqual(['texts'])
  })

  test('draws headings in their only font whatever weight they ask for', () => {
    expect(cssOf({ headings })).toMatch(
      /^@font-face\{font-family:'Own headings';src:url\("\/fonts\/young-serif\.woff2"\) format\('woff2'\);font-weight:100 900;font-display:swap\}/,
    )
    expect(cssOf({ headings })).toContain(":root{--heading:'Own headings','Headings','Headings of Android',serif}")
  })

  test('gives each file of texts its own weight', () => {
    expect(cssOf({ texts }).match(/font-weight:[^;]*/g)).toEqual(['font-weight:400', 'font-weight:700'])
    expect(cssOf({ texts })).toContain("body{font-family:'Own texts','Texts',sans-serif}")
  })

  test('scales the font of the system to the room of the one that it stands in for', () => {
    const builder = openFonts(join(root, 'src/ui/theme/fonts'))
    const css = fontCss({ fonts: { texts: ['/public-sans.woff2'] } }, builder, ({ file }) => file)
    // The builder's own value was measured in browsers: 104.2 %.
    expect(descriptor(css, 'size-adjust')).toBeCloseTo(105, 0)
    const scale = descriptor(css, 'size-adjust') / 100
    expect(descriptor(css, 'ascent-override') * scale).toBeCloseTo(95, 1)
    expect(descriptor(css, 'descent-override') * scale).toBeCloseTo(22.5, 1)
  })

  test('tells how wide digits are, which measures are counted in', () => {
    expect(cssOf({ texts })).toContain(':root{--digit:0.528em}')
    expect(cssOf({ headings })).toContain(':root{--digit-headings:0.602em}')
  })

  test('names a file by its contents, in letters that every host takes', () => {
    const [font] = fontsOf({ fonts: { headings } }, files)
    if (!font) throw new Error('The font is not there')
    expect(builtFont(font)).toMatch(/^assets\/young-serif-[\w-]{8}\.woff2$/)
    expect(builtFont({ ...font, file: '/fonts/Été “2”.woff2' })).toMatch(/^assets\/[A-Za-z0-9-]+-[\w-]{8}\.woff2$/)
    expect(builtFont({ ...font, hash: 'other123' })).not.toBe(builtFont(font))
  })
})
