import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const name = 'Ortega & Lindqvist, Attorneys'

/** Returns the home page of a company, with both placeholders of its name in the title. */
function resolveHome(company: object) {
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, company: { ...config.company, ...company } }),
    'pages/index.json': pageFile([], { name: 'Home', title: '{companyShort} / {company}' }),
  }
  const { model, problems } = compileSite({ sources, assets: baseAssets })
  const page = model?.pages.get('/')
  if (!model || !page) throw new Error(JSON.stringify(problems))
  return resolvePage(model, page, { year: 2026 })
}

describe('src/content/resolve, the short name of a company', () => {
  test('stands in the header and for {companyShort}; the footer and {company} say the whole name', () => {
    const { head, header, footer } = resolveHome({ name, shortName: 'Ortega & Lindqvist' })
    expect(head.title).toBe(`Ortega & Lindqvist / ${name}`)
    expect(header.company).toBe('Ortega & Lindqvist')
    expect(footer.company.name).toBe(name)
    expect(head.structuredData).toContain('"alternateName":"Ortega & Lindqvist"')
  })

  test('is the name itself where none is given', () => {
    const { head, header } = resolveHome({ name: 'Ortega' })
    expect([head.title, header.company]).toEqual(['Ortega / Ortega', 'Ortega'])
    expect(head.structuredData).not.toContain('alternateName')
  })
})
