import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { findMisread } from '../../../src/content/text/findMisread.ts'
import { seed } from '../../seed.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

/** Decodes the UTF-8 bytes of a text as Latin-1. */
const misread = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
const mend = (text: string) =>
  findMisread(text).reduceRight((all, { start, end, meant }) => all.slice(0, start) + meant + all.slice(end), text)

describe('src/content/text/findMisread', () => {
  test('finds the letters that Latin-1 has made others of', () => {
    const letter = fc.constantFrom(...'éèàçñüöäåøßíóúÉÖÜÍÁÐ’‘“”–—…•™°£©\u00a0')
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, fc.constantFrom(...'abc de')), { maxLength: 30 }), (letters) => {
        const text = letters.join('')
        expect(mend(misread(text))).toBe(text)
      }),
      { seed },
    )
  })

  test.each([
    ['Itâ€™s â€œrightâ€\u009d â€“ nowâ€¦', 'It’s “right” – now…'],
    ['CaÃ±on, MÃ¼nchen, Ã‰cole, 20Â\u00a0Â°C, Azurâ„¢, 5 â‚¬', 'Cañon, München, École, 20\u00a0°C, Azur™, 5 €'],
  ])('finds the letters that Windows-1252 has made others of in %s', (given, meant) => {
    expect(mend(given)).toBe(meant)
  })

  test.each([
    'château “Â”',
    'pâté',
    'IRMÃ” e MANHÃ”',
    'NÃO',
    'crème brûlée à la carte',
    'Mädchen »Fuß«',
    'Ârmand',
    'NÃ – SIM',
  ])('takes %s as it is', (text) => {
    expect(findMisread(text)).toEqual([])
  })

  test('is mended by check --fix, also where it has happened twice', () => {
    const file = 'pages/services/trial.json'
    const text = 'It’s done – in Cañon City.'
    const broken = pageFile([{ type: 'prose', body: misread(misread(text)) }])
    const { sources, problems } = fixSite({ sources: { ...baseSite, [file]: broken }, assets: baseAssets })
    expect([problems, sources[file]]).toEqual([[], broken.replace(/"body":.*?"(?=\s*[,}])/, `"body":"${text}"`)])
  })
})
