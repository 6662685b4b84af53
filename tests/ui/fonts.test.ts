import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// The package has no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt' },
) => Promise<Buffer>

/** Returns the characters of a text for which a font has glyphs in its table `cmap` (OpenType, format 4). */
async function drawnOf(file: string, text: string): Promise<string> {
  const font = await subsetFont(readFileSync(join(import.meta.dirname, '../..', file)), text, { targetFormat: 'sfnt' })
  const cmap = font.readUInt32BE(font.indexOf('cmap') + 8)
  const tables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  )
  const table = tables.map((offset) => cmap + offset).find((offset) => font.readUInt16BE(offset) === 4) ?? 0
  const twice = font.readUInt16BE(table + 6)
  const spans = Array.from({ length: twice / 2 }, (_, index) => {
    const end = table + 14 + index * 2
    return [font.readUInt16BE(end + twice + 2), font.readUInt16BE(end)] as const
  })
  const isDrawn = (code: number) => spans.some(([first, last]) => first <= code && code <= last)
  return [...text].filter((letter) => isDrawn(letter.codePointAt(0) ?? 0)).join('')
}

const names = 'José Müller Weiß Søren Ærø Åse Française Coruña Conceição Cádiz Èze'
const letters = [...new Set(names.replaceAll(' ', ''))].sort().join('')

describe('src/ui/theme/fonts', () => {
  test.each([
    ['src/ui/theme/fonts/bricolage-grotesque.woff2'],
    ['src/ui/theme/fonts/public-sans.woff2'],
    ['src/node/pictures/fonts/bricolage-grotesque.woff'],
    ['src/node/pictures/fonts/public-sans.woff'],
  ])('%s draws the letters of western names and the signs of money', async (file) => {
    const wanted = `${letters}ÄÖÜàâèêëîïôùûÿ$£€`
    expect(await drawnOf(file, wanted)).toBe(wanted)
  })

  test('asks the font itself', async () => {
    expect(await drawnOf('src/ui/theme/fonts/public-sans.woff2', 'a漢Łb')).toBe('ab')
  })
})
