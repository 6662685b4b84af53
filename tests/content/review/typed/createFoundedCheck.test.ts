import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import type { PageFields } from '../../../../src/content/model/pageNotes.ts'
import { createFoundedCheck } from '../../../../src/content/review/typed/createFoundedCheck.ts'

const company = { name: 'Ortega & Sons', founded: 2004 }
const siteIn = (language: string) => ({ language, company }) as unknown as Site

/** Returns the years in a text of a page that are reported as wrong. */
function years(language: string, value: string, fields: Partial<PageFields> = {}): string[] {
  const page = { name: 'About', title: 'About', description: 'About', ...fields }
  const texts = [{ path: ['text'], value, field: 'text', format: undefined, free: true }]
  const found = createFoundedCheck(siteIn(language))?.(texts, { path: '/about/', page }) ?? []
  return found.map(({ span }) => value.slice(span?.start, span?.end))
}

describe('src/content/review/typed/createFoundedCheck', () => {
  test.each([
    ['en', 'We were founded in 1998.'],
    ['en', 'Family-owned and operated since 1998.'],
    ['en', 'Our firm was established by two brothers in 1998.'],
    ['en', '{company} has been in business since 1998.'],
    ['en', 'Ortega & Sons was founded on a Monday in 1998.'],
    ['en', 'Est. 1998'],
    ['de', 'Wir wurden 1998 gegründet.'],
    ['de', 'Unsere Firma besteht seit 1998.'],
    ['de', 'Familienbetrieb seit 1998'],
    ['fr', 'Notre maison a été fondée en 1998.'],
    ['fr', 'Entreprise familiale depuis 1998.'],
    ['es', 'Nuestra empresa fue fundada en 1998.'],
    ['es', 'Fundada en 1998.'],
    ['en', 'We have looked after families in Denver since 1998.'],
    ['en', 'Since 1998 we have looked after families.'],
    ['de', 'Seit 1998 betreuen wir Familien.'],
    ['fr', 'Depuis 1998, nous accompagnons les familles.'],
    ['es', 'Desde 1998 cuidamos a las familias de Denver.'],
  ])('finds the year in %s: %j', (language, text) => {
    expect(years(language, text)).toEqual(
      [text.includes('2003') ? '2003' : '1998'].filter(() => !text.includes('spring')),
    )
    expect(years(language, text.replace('1998', '2004'))).toEqual([])
    expect(years(language, text, { mentions: ['1998'] })).toEqual([])
    expect(years(language, text, { date: '2024-05-01' })).toEqual([])
  })

  test.each([
    ['en', 'We have used plant-based products since 2015.'],
    ['en', 'We have been members of the chamber since 2012.'],
    ['en', 'We have cleaned the harbor offices since 2016.'],
    ['en', 'The building has stood here since 1898.'],
    ['en', 'Dr. Ruiz has practised since 1996 and joined us in 2011.'],
    ['en', 'Baltimore was founded in 1729.'],
    ['en', 'The district was established in 1862, and our office lies in it.'],
    ['en', 'Our office is in a bank that was built in 1922.'],
    ['en', 'Founded in 2004, moved to Canton in 2011.'],
    ['en', 'We opened a second office in 2018.'],
    ['en', 'In business hours since 2020 we answer within a day.'],
    ['de', 'Wir verwenden seit 2015 Ökostrom.'],
    ['de', 'Unsere Praxis liegt in einem Haus von 1902.'],
    ['de', 'Der Verein wurde 1998 gegründet.'],
    ['de', 'Seit 2018 haben wir samstags geöffnet.'],
    ['fr', 'Nous travaillons avec la même ferme depuis 2018.'],
    ['fr', 'Notre maison date de 1890.'],
    ['fr', 'Le quartier a été fondé en 1650.'],
    ['es', 'Trabajamos con la misma granja desde 2018.'],
    ['es', 'La ciudad fue fundada en 1659.'],
    ['es', 'Nuestra oficina está en una casa de 1910.'],
  ])('leaves %s alone: %j', (language, text) => {
    expect(years(language, text)).toEqual([])
  })

  test.each([
    ['tagline', ['company', 'tagline'], 'FAMILY LAW SINCE 1998', 1],
    ['tagline', ['company', 'tagline'], 'FAMILY LAW SINCE 2004', 0],
    ['title', ['title'], 'Family Lawyers Since 1998', 1],
    ['title', ['title'], 'The Best View of Denver Since 2016', 0],
    ['title', ['sections', 0, 'items', 0, 'title'], 'Open Since 1998', 0],
  ] as const)('knows the place of the year: %s %j %j', (field, path, value, count) => {
    const texts = [{ path: [...path], value, field, format: undefined, free: true }]
    expect(createFoundedCheck(siteIn('en'))?.(texts)).toHaveLength(count)
  })

  test.each([
    ['1998', 'founded', 1],
    ['2004', 'founded', 0],
    ['1998', 'Gründungsjahr', 1],
    ['1998', 'windows in the old mill', 0],
    ['1,998', 'founded', 0],
  ])('reads the figure %j labelled %j', (value, label, count) => {
    const place = ['sections', 1, 'items', 0]
    const text = (field: string, value: string) => ({
      path: [...place, field],
      value,
      field,
      format: undefined,
      free: true,
    })
    expect(createFoundedCheck(siteIn('en'))?.([text('value', value), text('label', label)])).toHaveLength(count)
  })

  test('checks nothing where the company tells no year', () => {
    expect(createFoundedCheck({ company: { name: 'Ortega' } } as unknown as Site)).toBeUndefined()
  })
})
