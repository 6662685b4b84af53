import { describe, expect, test } from 'vitest'
import own from '../../../site.config.json' with { type: 'json' }
import { menuPointOf, withMenuPoint } from '../../../src/node/code/menuPoint.ts'
import { menuHidden, menuRow } from '../../../src/ui/theme/theme.ts'

const site = own as unknown as Parameters<typeof menuPointOf>[0]
const linksOf = (...labels: string[]) => ({
  ...site,
  header: { ...site.header, links: labels.map((label) => ({ label, href: '/about/' })) },
})

describe('src/node/code/menuPoint', () => {
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

  test('puts the width in place of that of the rules', () => {
    expect(withMenuPoint(`${menuRow} ${menuHidden}`, 70)).toBe('@media (min-width: 70rem) @media (max-width: 69.99rem)')
    expect(withMenuPoint(`${menuRow} ${menuHidden}`, 48)).toBe('@media (min-width: 48rem) @media (max-width: 47.99rem)')
  })

  test('leaves out the rules of a narrow row where there is none', () => {
    const rules = '{.a{flex:1;}.a ul{gap:0;}}'
    const css = `${menuRow} and (max-width: 61.99rem)${rules}.b{gap:0;}${menuRow}${rules}`
    expect(withMenuPoint(css, 48)).toBe(css.replaceAll('48.0rem', '48rem'))
    expect(withMenuPoint(css, 62)).toBe(`.b{gap:0;}@media (min-width: 62rem)${rules}`)
  })
})
