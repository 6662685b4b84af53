import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { baseAssets } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'
import { site, towson } from './templateSite.ts'

describe('pages of a template', () => {
  test.each([
    ['file', towson.replace('towson', 'tovson')],
    ['folder', towson.replace('disinfection', 'disinfektion')],
  ])('may be led to while a slip is in the name of the %s of their facts, and keep the link', (_, moved) => {
    const { [towson]: facts = '', ...others } = site
    const link = { type: 'linkList', links: [{ label: 'Towson', href: '/services/disinfection/towson-md/' }] }
    const about = pageFile([link], { name: 'About', title: 'About Us Here' })
    const sources = { ...others, [moved]: facts, 'pages/about.json': about }
    const { problems } = compileSite({ sources, assets: baseAssets })
    expect(problems.map(({ file }) => file)).toEqual([moved])
    expect(fixSite({ sources, assets: baseAssets }).sources['pages/about.json']).toBe(about)
  })
})
