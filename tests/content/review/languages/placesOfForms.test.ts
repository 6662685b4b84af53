import { expect, test } from 'vitest'
import type { Section, Site } from '../../../../schemas/index.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createFormLanguage } from '../../../../src/content/review/languages/createFormLanguage.ts'
import { placesOfForms } from '../../../../src/content/review/languages/findUntranslatedForms.ts'
import { baseSite } from '../../baseSite.ts'

const site: Site = { ...JSON.parse(baseSite['site.config.json'] ?? ''), languages: { fr: { name: 'Français' } } }

/** Returns a page with one section that has a form, and notes when its sections are read. */
function pageWith(path: string, section: Section, read: string[]): SitePage {
  const { type } = section
  return {
    file: `pages${path.slice(0, -1)}.json`,
    path,
    page: { name: 'Towson', title: 'Towson', description: 'Towson' },
    notes: { words: type === 'form' || type === 'quoteForm' ? [type] : [], anchors: [] },
    sections: () => {
      read.push(path)
      return [section]
    },
  }
}

const quote: Section = { type: 'quoteForm', heading: 'Get a quote' }
const hidden: Section = { ...quote, hidden: true }
const table: Section = { type: 'form', form: 'table', heading: 'Ask for a table' }
const places: [string, Section][] = [
  ['/a/', hidden],
  ['/b/', quote],
  ['/c/', quote],
  ['/d/', table],
  ['/fr/e/', quote],
  ['/fr/f/', quote],
]

test('reads only the pages that may place a form for the first time in their language', () => {
  const read: string[] = []
  const placed = placesOfForms(
    site,
    places.map(([path, section]) => pageWith(path, section, read)),
  )
  expect([...placed].map(([key, { path }]) => [key, path])).toEqual([
    ['/quote', '/b/'],
    ['/table', '/d/'],
    ['fr/quote', '/fr/e/'],
  ])
  expect(read).toEqual(['/a/', '/b/', '/d/', '/fr/e/'])
})

test('reads no page of a site whose forms are not asked about', () => {
  const read: string[] = []
  createFormLanguage(site, [pageWith('/a/', quote, read)], new Map())
  expect(read).toEqual([])
})
