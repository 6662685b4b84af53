import { describe, expect, test } from 'vitest'
import { readSections } from '../../../src/content/model/siteModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { mostOfFolder } from '../../../src/content/resolve/social/socialCard.ts'
import { siteOutline } from '../../../src/node/render/siteOutline.ts'
import { compileSmallSite } from '../../content/smallSite.ts'

describe('src/node/render/siteOutline', () => {
  test('holds all that a page shows of the others', () => {
    const towns = Array.from({ length: mostOfFolder }, (_, index) => [
      `pages/locations/town-${index}.json`,
      { name: `Town ${index}` },
    ])
    const model = compileSmallSite({
      ...Object.fromEntries(towns),
      'pages/locations/index.json': {
        sections: [
          { type: 'hero', heading: 'Where We Clean' },
          { type: 'cardGrid', source: { collection: 'locations' } },
        ],
      },
      'pages/sitemap.json': { sections: [{ type: 'hero', heading: 'Every Page' }, { type: 'sitemapList' }] },
    })
    const outline = siteOutline(model)
    expect([...model.pages.keys()]).toContain('/sitemap/page/2/')
    for (const page of model.pages.values()) {
      const alone = outline.pages.get(page.path)
      if (!alone) throw new Error(`${page.path} is missing`)
      const seen = alone.sections
      alone.sections = readSections(page)
      expect(resolvePage(outline, alone, { year: 2026 })).toEqual(resolvePage(model, page, { year: 2026 }))
      alone.sections = seen
    }
  })
})
