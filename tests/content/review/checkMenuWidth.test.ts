import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import own from '../../../site.config.json' with { type: 'json' }
import { noFonts } from '../../../src/content/model/files/fontFile.ts'
import { severityOf } from '../../../src/content/problem/mistake.ts'
import { checkMenuWidth } from '../../../src/content/review/checkMenuWidth.ts'

type Site = Parameters<typeof checkMenuWidth>[0]

const site = own as unknown as Site
const about = (label: string) => ({ label, href: '/about/' })
const lawyers: Site = {
  ...site,
  company: { ...site.company, name: 'Ortega & Lindqvist, Attorneys' },
  header: {
    links: ['Practice Areas', 'Attorneys', 'Fees', 'Advice', 'Articles', 'Contact'].map(about),
    button: { label: 'Request a consultation', href: '/consultation/' },
  },
}

describe('src/content/review/checkMenuWidth', () => {
  test('says how wide a header is that a laptop shows as phones do', () => {
    const [mistake, ...others] = checkMenuWidth(lawyers, noFonts)
    expect(others).toEqual([])
    expect(mistake).toMatchObject({ path: ['header', 'links'] })
    expect(mistake && severityOf(mistake)).toBe('warning')
    expect(mistake?.message).toMatch(/1280 pixels.* 1[2-4]\d\d .* 1184/)
    expect(mistake?.fix).toMatch(/Leave out an entry.* about \d+ letters/)
  })

  test('says nothing of a header that fits', () => {
    expect(checkMenuWidth(site, noFonts)).toEqual([])
    const header = { ...lawyers.header, links: lawyers.header.links.slice(0, 3) }
    expect(checkMenuWidth({ ...lawyers, header }, noFonts)).toEqual([])
  })

  test('names the header of the language that is too long', () => {
    const { header, company } = lawyers
    const languages = { es: { name: 'Español', header, company: { name: 'Ortega & Lindqvist, Abogados' } } }
    expect(checkMenuWidth({ ...site, languages }, noFonts).map(({ path }) => path)).toEqual([
      ['languages', 'es', 'header', 'links'],
    ])
    expect(company.name).toBe('Ortega & Lindqvist, Attorneys')
  })

  test('keeps to the limit that the guide gives', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../pages/README.md'), 'utf8')
    const limit = /(\d+) entries and (\d+) letters in all, .* name of (\d+) letters/.exec(guide.replaceAll(/\s+/g, ' '))
    const [entries = 0, letters = 0, name = 0] = (limit ?? []).slice(1).map(Number)
    const headerOf = (all: number) => {
      const word = 'a'.repeat(all / (entries + 1))
      return { links: Array.from({ length: entries }, () => about(word)), button: { label: word, href: '/quote/' } }
    }
    const company = { ...site.company, name: 'a'.repeat(name) }
    const mistakesAt = (all: number) => checkMenuWidth({ ...site, company, header: headerOf(all) }, noFonts)
    expect(mistakesAt(letters)).toEqual([])
    expect(mistakesAt(letters + 2 * (entries + 1))).toHaveLength(1)
  })
})
