import { describe, expect, test } from 'vitest'
import own from '../../../site.config.json' with { type: 'json' }
import { menuPointOf } from '../../../src/content/theme/menuPointOf.ts'

const site = own as unknown as Parameters<typeof menuPointOf>[0]
const linksOf = (...labels: string[]) => ({
  ...site,
  header: { ...site.header, links: labels.map((label) => ({ label, href: '/about/' })) },
})

describe('src/content/theme/menuPointOf', () => {
  test('keeps the row of the shipped site whole at 768 pixels', () => {
    expect(menuPointOf(site)).toBe(48)
  })

  test('gives a longer row more room', () => {
    expect(
      menuPointOf(linksOf('Leistungen', 'Über uns', 'Praxisräume', 'Sprechzeiten', 'Stellenangebote')),
    ).toBeGreaterThan(60)
  })

  test('counts the marks of menus, and the gaps that grow with the screen', () => {
    const names = ['Practice Areas', 'Attorneys', 'Fees', 'Advice', 'Contact']
    const company = { ...site.company, name: 'Ortega & Lindqvist, Attorneys', phone: '(915) 532-4471' }
    const button = { label: 'Request a consultation', href: '/consultation/' }
    const lawyers = (links: (typeof site)['header']['links']) =>
      menuPointOf({ ...site, company, header: { ...site.header, links, button } }, { text: 0.45, heading: 0.45 })
    expect(lawyers(names.map((label) => ({ label, href: '/about/' })))).toBe(80)
    expect(lawyers(names.map((label) => ({ label, links: ['/faq/'] })))).toBe(90)
  })

  test('takes a wider font into account', () => {
    expect(menuPointOf(site, { text: 0.7, heading: 0.7 })).toBeGreaterThan(48)
  })

  test('looks at every language', () => {
    const { header } = linksOf('Leistungen', 'Über uns', 'Praxisräume', 'Sprechzeiten', 'Stellenangebote')
    expect(menuPointOf({ ...site, languages: { de: { name: 'Deutsch', header } } })).toBeGreaterThan(48)
  })

  test('reckons with the name that the company has in a language', () => {
    const { header } = site
    const long = { name: 'Marblestep, Gebäudereinigung und Hausmeisterdienste seit 1987' }
    const withGerman = (company: object) =>
      menuPointOf({ ...site, languages: { de: { name: 'Deutsch', header, company } } })
    expect(withGerman(long)).toBeGreaterThan(withGerman({}))
  })
})
