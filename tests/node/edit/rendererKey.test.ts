import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fillForms } from '../../../src/content/forms/fillForm.ts'
import { noOwnCode } from '../../../src/node/code/ownCode.ts'
import { keyOfRenderer } from '../../../src/node/edit/view/rendererKey.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: object }
const towson = {
  name: 'Towson',
  phone: '(410) 555-0177',
  address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
  notice: { text: 'Closed on Monday' },
}
const about = JSON.parse(baseSite['pages/about.json'] ?? '') as object

/** Returns the key of the small site with some of its files changed. */
function keyOf(files: Record<string, object> = {}): string {
  const changed = Object.fromEntries(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)]))
  const assets = [...baseAssets, '/images/logo.svg']
  const { model, problems } = compileSite({ sources: { ...baseSite, ...changed }, assets, tolerate: () => true })
  if (!model) throw new Error(JSON.stringify(problems))
  return keyOfRenderer({ site: model.site, forms: fillForms(model, 2026), own: noOwnCode, followsShape: false })
}

describe('src/node/edit/view/rendererKey', () => {
  test.each([
    ['a word of the builder', { words: { shell: { menu: 'Contents' } } }],
    ['a logo', { theme: { logo: { onLight: '/images/logo.svg' } } }],
    ['a line over the header', { notice: { text: 'Closed on Monday' } }],
    ['such a line of a branch', { company: { ...config.company, branches: { towson } } }],
  ])('%s makes what draws the pages anew', (_, more) => {
    expect(keyOf({ 'site.config.json': { ...config, ...more } })).not.toBe(keyOf())
  })

  test('a colour and the texts of a page do not', () => {
    expect(keyOf({ 'site.config.json': { ...config, theme: { light: { brand: '#0b5c4d' } } } })).toBe(keyOf())
    expect(keyOf({ 'pages/about.json': { ...about, title: 'Another title in Baltimore' } })).toBe(keyOf())
  })
})
