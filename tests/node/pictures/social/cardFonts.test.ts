import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findCardFonts, readCardFonts } from '../../../../src/node/pictures/social/cardFonts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-fonts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string) => copyFileSync(join('src/ui/theme/fonts', `${name}.woff2`), join(folder, `${name}.woff2`))

describe('src/node/pictures/social/cardFonts', () => {
  test('takes the fonts of the theme, set to the weight of a card, and those of the builder for the rest', () => {
    put('public-sans')
    const [headings, texts] = findCardFonts({ fonts: { headings: ['/public-sans.woff2'] } }, folder)
    expect(headings).toMatchObject({ place: join(folder, 'public-sans.woff2'), weight: 700 })
    expect(texts).toMatchObject({ hash: '' })
    expect(texts?.weight).toBeUndefined()
  })

  test('takes those of the builder where a file of the theme is not there', () => {
    const found = findCardFonts({ fonts: { texts: ['/gone.woff2'] } }, folder)
    expect(found.map(({ hash }) => hash)).toEqual(['', ''])
  })

  test('lets the font of the builder stand in for one that cannot be drawn with', async () => {
    const place = join(folder, 'odd.woff2')
    writeFileSync(place, 'wOF2 and nothing else')
    const [odd] = await readCardFonts([{ role: 'texts', place, hash: 'odd' }])
    const [usual] = await readCardFonts(findCardFonts({}, folder).filter(({ role }) => role === 'texts'))
    expect(odd).toEqual(usual)
  })
})
