import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createNumberCheck } from '../../../../src/content/review/typed/createNumberCheck.ts'
import { givenNumbers } from '../../../../src/content/text/numbersIn.ts'
import { smallConfig } from '../../smallSite.ts'

const company = {
  ...smallConfig.company,
  phone: '040 66969 120',
  address: { street: 'Klausstraße 9', city: 'Hamburg', zip: '22765', country: 'DE' },
}
const site = { ...smallConfig, company }

function pageOf(path: string, texts: readonly string[], more: object = {}): SitePage {
  const page = { name: 'A', title: 'A', description: 'A', ...more }
  return {
    file: `pages${path}index.json`,
    path,
    page,
    notes: { words: [], anchors: [], phones: givenNumbers(texts) },
    sections: [],
  }
}

/** The emergency number, on pages in two languages. */
const others = [
  pageOf('/', ['Notdienst: 040 66969 999']),
  pageOf('/notdienst/', ['Im Notfall: **040 66969 999**.', 'In der Nacht immer 040 66969 999']),
  pageOf('/en/', ['In an emergency call [040 66969 999](tel:+494066969999).']),
]

interface Told {
  code: string
  words: string
  fix: string
}

function told(values: readonly string[], more: object = {}, path = '/a/'): Told[] {
  const page = pageOf(path, values, more)
  const texts = values.map((value, at) => ({
    path: ['sections', at, 'text'],
    value,
    format: undefined,
    free: true,
    field: 'text',
  }))
  return createNumberCheck([...others, page], site)(page, texts).map(({ path: [, at], span, code, fix }) => ({
    code,
    words: (values[Number(at)] ?? '').slice(span?.start, span?.end),
    fix,
  }))
}

describe('src/content/review/typed/createNumberCheck', () => {
  test.each([
    ['Im Notfall: **040 66969 998**.', '040 66969 998'],
    ['Notdienst: 040 66969 9999', '040 66969 9999'],
    ['Ring 040 66969 899.', '040 66969 899'],
    ['Appelez le 040 66969 989.', '040 66969 989'],
    ['Llame al +49 40 66969 990.', '+49 40 66969 990'],
    ['Im Notfall: 040 12345 678', '040 12345 678'],
    ['Im Notfall: 040 66969 120', '040 66969 120'],
  ])('names the number that stands elsewhere: %s', (text, words) => {
    expect(told([text])).toEqual([
      {
        code: 'other-line',
        words,
        fix: expect.stringContaining('Write "040 66969 999". Meant on purpose? Add "mentions"'),
      },
    ])
  })

  test.each([
    'Im Notfall: **040 66969 999**.',
    'Fax: 040 66969 998',
    'Télécopie : 040 66969 121',
    'Giftnotruf der Charité: 030 19240 111',
    'Die Tierklinik Norderstedt hilft im Notfall: 040 5290 1180.',
    'Wir überweisen Sie an die Tierklinik Norderstedt, Telefon 040 5290 1180.',
    'We refer you to the hospital in Lübeck, phone 0451 5000 200.',
    'Nous vous adressons à l’hôpital de Lübeck, 0451 5000 200.',
    'Le enviamos a urgencias del hospital, 0451 5000 200.',
  ])('says nothing of %s', (text) => {
    expect(told([text])).toEqual([])
  })

  test('leaves a number that the page mentions, and one behind the label on a page about a branch', () => {
    expect(told(['Im Notfall: 040 12345 678'], { mentions: ['040 12345 678'] })).toEqual([])
    expect(told(['Im Notfall: 04101 555 120'], { branch: 'pinneberg' })).toEqual([])
  })

  test('holds the number of a translation against that of its original', () => {
    const [only, ...more] = told(['Nuit : 040 12345 678'], { translates: '/notdienst/' }, '/fr/')
    expect([only?.words, more.length]).toEqual(['040 12345 678', 0])
    expect(only?.fix).toContain('Write "040 66969 999"')
    expect(told(['Nuit : 040 66969 999'], { translates: '/notdienst/' }, '/fr/')).toEqual([])
  })

  test.each([
    ['Notdienst: [040 66969 999](tel:+494066969120)', ['dialled-otherwise']],
    ['Notdienst: [040 66969 999](tel:{phone})', ['dialled-otherwise']],
    ['Notdienst: [040 66969 999](tel:+494066969999)', []],
    ['Notdienst: [66969 999](tel:+494066969999)', []],
    ['[{phone}](tel:{phone})', []],
  ])('holds what a link shows against what it dials: %s', (text, codes) => {
    expect(told([text]).map(({ code }) => code)).toEqual(codes)
  })

  test('holds the label of a button against what it dials', () => {
    const button = (label: string, href: string) => [
      { path: ['sections', 0, 'actions', 0, 'label'], value: label, format: undefined, free: true, field: 'label' },
      { path: ['sections', 0, 'actions', 0, 'href'], value: href, format: 'href' as const, free: true, field: 'href' },
    ]
    const check = createNumberCheck(others, site)
    const page = pageOf('/a/', [])
    expect(check(page, button('Notdienst: 040 66969 999', 'tel:{phone}')).map(({ code }) => code)).toEqual([
      'dialled-otherwise',
    ])
    expect(check(page, button('Notdienst: 040 66969 999', 'tel:+494066969999'))).toEqual([])
    expect(check(page, button('Anrufen', 'tel:{phone}'))).toEqual([])
  })

  test('tells of a number and of the link that dials it once', () => {
    expect(told(['Im Notfall: [040 66969 998](tel:+494066969998)'])).toHaveLength(1)
  })
})
