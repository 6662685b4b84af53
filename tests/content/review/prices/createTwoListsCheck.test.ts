import { describe, expect, test } from 'vitest'
import type { Page, Section, Site } from '../../../../schemas/index.ts'
import { listPrices } from '../../../../src/content/model/pageNotes.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createTwoListsCheck } from '../../../../src/content/review/prices/createTwoListsCheck.ts'
import { findPageTexts } from '../../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'

type Item = readonly [title: string, price: string, note?: string]

function pageOf(file: string, items: readonly Item[], fields: Partial<Page> = {}): SitePage {
  const entries = items.map(([title, price, note]) => ({ title, price, ...(note && { note }) }))
  const sections = [{ type: 'priceList', groups: [{ items: entries }] }] as Section[]
  const page = { name: file, title: file, description: file, sections, ...fields } as Page
  const notes = { words: [], anchors: [], prices: listPrices(sections) }
  return { file: `pages/${file}.json`, path: `/${file}/`, page, notes, sections }
}

/** Returns the problems of both pages, each with its page. */
function told(pages: readonly SitePage[], site?: Site) {
  const check = createTwoListsCheck({ pages, site })
  return pages.flatMap((page) => {
    const texts = findPageTexts({ ...page.page, sections: page.sections }, builtInTypes, (_, { free }) => free)
    return check(page, texts).map(({ path, message }) => ({ file: page.file, path: path.join('.'), message }))
  })
}

const fees: Item[] = [
  ['First check-up, 40 minutes', '£58'],
  ['Check-up, 20 minutes', '£46'],
  ['Whitening with trays', '£320'],
  ['Gel, one syringe', '£28'],
  ['White filling, one surface', '£95'],
  ['Crown', '£640–£720'],
]
/** Whether the list of a topic is reported to contradict the page of all fees. */
const contradicts = (items: readonly Item[], fields?: Partial<Page>, all = fees) =>
  told([pageOf('fees', all), pageOf('topic', items, fields)]).length > 0

describe('src/content/review/prices/createTwoListsCheck', () => {
  test('tells at the page that lists less, with both prices and the other list', () => {
    const topic = pageOf('whitening', [
      ['Whitening with trays', '£340'],
      ['Gel, one syringe', '£28'],
    ])
    const message = '"Whitening with trays" is "£340" here, and "£320" in the price list of pages/fees.json.'
    expect(told([pageOf('fees', fees), topic])).toEqual([
      { file: 'pages/whitening.json', path: 'sections.0.groups.0.items.0.price', message },
    ])
  })

  test.each<Item[][]>([
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', '£48'],
      ],
    ],
    [
      [
        ['White filling, one surface', '£95'],
        ['Crown', '£640–£680'],
      ],
    ],
    [
      [
        ['white filling, one surface', '£95.00'],
        ['CROWN', '£620–£720'],
      ],
    ],
  ])('finds the entry that differs in %j', (items) => {
    expect(contradicts(items)).toBe(true)
  })

  test.each<Item[][]>([
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', '£46'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '58 £'],
        ['Check-up, 20 minutes', '£46.00'],
      ],
    ],
    [[['Check-up, 20 minutes', '£48']]],
    [
      [
        ['Check-up, 20 minutes', '£48'],
        ['Crown', '£640–£720'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£60'],
        ['Check-up, 20 minutes', '£48'],
        ['Gel, one syringe', '£28'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', '£90'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', 'free'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Crown', 'from £640'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', '£40', 'for members'],
      ],
    ],
    [
      [
        ['First check-up, 40 minutes', '£58'],
        ['Check-up, 20 minutes', '£48'],
        ['Check-up, 20 minutes', '£52'],
      ],
    ],
    [
      [
        ['Retainer', '£90'],
        ['Scale and polish', '£62'],
      ],
    ],
  ])('leaves %j alone', (items) => {
    expect(contradicts(items)).toBe(false)
  })

  test.each([
    'Summer prices',
    'Prices for members',
    'Children',
    'Lunch',
    'Weekend',
    'Evening visits',
    'Prices until 2026',
    'Takeaway',
    'Catering',
    'Private hire',
    'Online shop',
    'Mittagskarte',
    'Winterpreise',
    'Zum Mitnehmen',
    'Firmenkunden',
    'Le midi',
    'À emporter',
    'Tarifs enfants',
    'Para llevar',
    'Temporada baja',
    'Niños',
  ])('lets the page "%s" have prices of its own', (name) => {
    expect(
      contradicts(
        [
          ['Whitening with trays', '£300'],
          ['Gel, one syringe', '£28'],
        ],
        { name },
      ),
    ).toBe(false)
  })

  test.each([
    ['Single room', 'Double room'],
    ['60 minutes', '90 minutes'],
    ['Small', 'Large'],
    ['Half a day', 'Full day'],
    ['Adults', 'Children up to 12'],
    ['Glass', 'Bottle'],
    ['Einzelzimmer', 'Doppelzimmer'],
    ['Chambre double', 'Une nuit'],
    ['Habitación doble', 'Habitación individual'],
  ])('knows that "%s" and "%s" are names that each list has for things of its own', (one, other) => {
    const [here, there] = [
      [
        [one, '£50'],
        [other, '£70'],
      ],
      [
        [one, '£50'],
        [other, '£75'],
        ['Tea in the garden', '£5'],
      ],
    ] as const
    expect(told([pageOf('massage', here), pageOf('yoga', there)])).toEqual([])
  })

  test('compares lists of one language', () => {
    const site = { language: 'en', languages: { fr: { name: 'Français' } } } as unknown as Site
    const items: Item[] = [
      ['Whitening with trays', '£340'],
      ['Gel, one syringe', '£28'],
    ]
    const [all, topic] = [pageOf('fees', fees), pageOf('topic', items)]
    expect(told([all, topic], site)).toHaveLength(1)
    expect(told([all, { ...topic, path: '/fr/topic/' }], site)).toEqual([])
  })

  test('lets drafts, branches and towns say what they like', () => {
    const items: Item[] = [
      ['Whitening with trays', '£340'],
      ['Gel, one syringe', '£28'],
    ]
    for (const fields of [{ draft: true }, { branch: 'north' }, { location: { city: 'Leeds' } }] as Partial<Page>[])
      expect(contradicts(items, fields)).toBe(false)
  })
})
