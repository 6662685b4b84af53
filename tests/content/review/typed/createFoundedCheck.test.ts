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
  const found = createFoundedCheck(siteIn(language), '2026-11-24')?.(texts, { path: '/about/', page }) ?? []
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
    ['en', 'Began in 1998 with two vans and a borrowed ladder.'],
    ['en', 'We started in 1998 as a bakery of two.'],
    ['en', 'Our studio began in 1998.'],
    ['de', 'Wir begannen 1998 mit zwei Rädern.'],
    ['de', 'Unsere Werkstatt startete im Jahr 1998 mit einem Lieferwagen.'],
    ['fr', 'Nous avons commencé en 1998 avec deux vélos.'],
    ['es', 'Empezamos en 1998 con dos hornos.'],
    ['es', '{company} empezó en 1998.'],
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
    ['en', 'We have been in business for 15 years.', '15'],
    ['en', '{company} has been in business for thirty-one years.', ''],
    ['en', 'In business for twelve years, and still two of us.', 'twelve'],
    ['en', 'With 40 years in business, we know each valve.', '40'],
    ['de', 'Unsere Praxis besteht seit 30 Jahren.', '30'],
    ['fr', 'Notre maison existe depuis 12 ans.', '12'],
    ['es', 'Nuestra empresa existe desde hace 35 años.', '35'],
    ['en', 'We have been in business for 22 years.', ''],
    ['en', 'We have been in business for 20 years.', ''],
    ['en', 'We have been in business for over 15 years.', ''],
    ['en', 'Our firm has been around for 23 years.', ''],
    ['en', 'We have 40 years of experience between the three of us.', ''],
    ['en', 'Marta has been with us for 9 years.', ''],
    ['en', 'Our warranty is for 10 years.', ''],
    ['en', 'The bakery next door has been in business for 60 years.', ''],
    ['de', 'Seit 9 Jahren arbeiten wir mit derselben Mühle.', ''],
    ['de', 'Die Innung besteht seit 120 Jahren.', ''],
    ['fr', 'Nous travaillons avec la même ferme depuis 9 ans.', ''],
    ['es', 'Compramos el café al mismo tostador desde hace 9 años.', ''],
  ])('compares the years of %s with the age: %j', (language, text, told) => {
    expect(years(language, text)).toEqual(told === '' ? [] : [told])
  })

  test.each([
    'We began in 2019 to bake with rye.',
    'We started in 2015 with our summer camps.',
    'Open since 1987, our partner garage does the bodywork.',
    'The choir began in 1998 and sings in our hall.',
    'Wir begannen 2019 mit dem Einbau von Wärmepumpen.',
    'Nous avons commencé en 2018 à livrer à vélo.',
    'Empezamos en 2018 con los cursos de verano.',
  ])('leaves another beginning alone: %j', (text) => {
    for (const language of ['en', 'de', 'fr', 'es']) expect(years(language, text)).toEqual([])
  })

  test('leaves an entry of a list that does not say what began', () => {
    const text = { value: 'Began in 1998 with two classes.', field: 'text', format: undefined, free: true }
    const told = (path: (string | number)[]) => createFoundedCheck(siteIn('en'))?.([{ ...text, path }])
    expect(told(['sections', 0, 'text'])).toHaveLength(1)
    expect(told(['sections', 0, 'items', 2, 'text'])).toEqual([])
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
