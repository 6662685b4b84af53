import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Section } from '../../../schemas/index.ts'
import type { Bundles } from '../../../src/node/code/bundles.ts'
import { joinSheets } from '../../../src/node/code/joinSheets.ts'
import { jointKey } from '../../../src/page/render/jointKey.ts'
import { compileSmallSite } from '../../content/smallSite.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'

describe('src/node/code/joinSheets', () => {
  let folder: string
  beforeEach(async () => {
    folder = await makeFolder()
  })
  afterEach(() => removeFolder(folder))

  /** Returns bundles with a sheet for each type: the rule `.<type>`. */
  const bundlesOf = (types: readonly string[]) => {
    const fileOf = (type: string, name: string) => {
      const from = path.join(folder, `${type}.css`)
      writeFileSync(from, `.${type}{}\n`)
      return { path: name, from, hash: type }
    }
    const files = [
      ...types.map((type) => fileOf(type, `assets/section-${type}.css`)),
      fileOf('all', 'assets/styles-12345678.css'),
    ]
    const sectionSheets = Object.fromEntries(types.map((type) => [type, `/assets/section-${type}.css`]))
    return { assets: { sectionSheets, stylesheet: '/assets/styles-12345678.css' }, files } as unknown as Bundles
  }

  test('puts the rules of the section types of a page into one file, and into one with those of all pages', () => {
    const sections: Section[] = [
      { type: 'hero', heading: 'About' },
      { type: 'steps', items: [1, 2].map((n) => ({ title: `Step ${n}`, text: 'A text.' })) },
      { type: 'faq', items: [{ question: 'When?', answer: 'Soon.' }] },
    ]
    const model = compileSmallSite({ 'pages/about.json': { sections } })
    const { sheets, assets } = joinSheets(model, bundlesOf(['faq', 'steps', 'map']))
    const href = assets.jointSheets[jointKey(['steps', 'faq'])]
    expect(sheets.find(({ path }) => `/${path}` === href)?.content).toBe('.faq{}.steps{}')
    const whole = assets.wholeSheets[jointKey(['steps', 'faq'])]
    expect(whole).toMatch(/^\/assets\/styles-12345678-\w{8}\.css$/)
    expect(sheets.find(({ path }) => `/${path}` === whole)?.content).toBe('.faq{}.steps{}.all{}')
  })

  test('has one sheet for all sections that place a form', () => {
    const sections: Section[] = [
      { type: 'hero', heading: 'Contact' },
      { type: 'contactForm', heading: 'Write to us' },
      { type: 'quoteForm', heading: 'Ask for a quote' },
    ]
    const model = compileSmallSite({ 'pages/contact.json': { sections } })
    const { sheets, assets } = joinSheets(model, bundlesOf(['form']))
    const whole = assets.wholeSheets[jointKey(['form'])]
    expect(sheets.find(({ path }) => `/${path}` === whole)?.content).toBe('.form{}.all{}')
  })

  test('makes no file where types have no sheet of their own', () => {
    expect(joinSheets(compileSmallSite(), bundlesOf([])).sheets).toEqual([])
  })
})

describe('src/page/render/jointKey', () => {
  test('is the same in whatever order', () => {
    expect(jointKey(['faq', 'cardGrid'])).toBe(jointKey(['cardGrid', 'faq']))
  })
})
