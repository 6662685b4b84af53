import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { pageFile } from '../../inMemory.ts'

const service = (name: string) =>
  pageFile([], {
    name,
    title: `${name} for Buildings`,
    description: `${name}: what {company} does, on which nights and with which machines, in two sentences.`,
  })
const files = {
  'pages/services/floor-care.json': service('Floor Care'),
  'pages/services/carpets.json': service('Carpets'),
  'pages/services/retail.json': service('Retail'),
}
const told = (sections: object[], file = 'pages/about.json') => {
  const own = {
    name: 'About',
    title: 'About Us',
    description: 'Who we are, since when, and in which houses we come and go in the evenings, all year.',
  }
  const named =
    file === 'pages/about.json'
      ? own
      : { name: 'Carpets', title: 'Carpets for Buildings', description: own.description }
  const sources = { ...baseSite, ...files, [file]: pageFile(sections, named) }
  return compileSite({ sources, assets: baseAssets }).problems.map(({ code, message }) => `${code}: ${message}`)
}
const list = (...links: [label: string, href: string][]) => [
  { type: 'linkList', heading: 'Links', links: links.map(([label, href]) => ({ label, href })) },
]
const card = (title: string, href: string) => [
  {
    type: 'cardGrid',
    heading: 'Cards',
    items: [{ title, text: 'On weekday nights.', link: { label: 'Learn More', href } }],
  },
]
const prose = (body: string) => [{ type: 'prose', heading: 'Words', body }]

describe('src/content/review/links/createLinkWordsCheck', () => {
  test.each([
    [
      'a link',
      list(['Floor Care', '/services/disinfection/']),
      'link-of-another-name: "Floor Care" leads to the page "Disinfection".',
    ],
    [
      'a card',
      card('Floor care', '/services/disinfection/'),
      'link-of-another-name: "Floor care" leads to the page "Disinfection".',
    ],
    [
      'a link in a text',
      prose('See [Carpets](/services/disinfection/).'),
      'link-of-another-name: "Carpets" leads to the page "Disinfection".',
    ],
    [
      'more words than the name',
      list(['Sales floors in retail', '/services/disinfection/']),
      'link-of-other-words: "Sales floors in retail" leads to the page "Disinfection", and there is one called "Retail".',
    ],
  ])('tells of %s whose words name another page', (_, sections, expected) => {
    expect(told(sections)).toEqual([expected])
  })

  test('tells of a button that leads to the page it stands on', () => {
    expect(told(list(['How we clean them', '/services/carpets/']), 'pages/services/carpets.json')).toEqual([
      'link-to-itself: "How we clean them" leads to the page that it stands on.',
    ])
  })

  test('tells of two links of one list to one page', () => {
    expect(told(list(['Waxed floors', '/services/floor-care/'], ['Stone', '/services/floor-care/']))).toEqual([
      'links-to-one-page: Two links of this list lead to one page, "Floor Care": this one and "Waxed floors".',
    ])
  })

  test.each([
    list(['Floor Care', '/services/floor-care/'], ['Carpets', '/services/carpets/']),
    list(['Care of floors', '/services/floor-care/']),
    list(['Shampooed carpet, and retail floors', '/services/floor-care/']),
    list(['Waxed, sealed, dried', '/services/floor-care/']),
    list(['About us', '/about/#values']),
    list(['Tell us about your building', '/quote/']),
    list(['Request a Quote', '/quote/'], ['All we do', '/services/']),
    list(['Floor Care', '/services/#floor-care']),
    list(['Floor Care', 'https://www.example.com/floors']),
    list(['Home', '/']),
    card('Lab-side offices', '/services/floor-care/'),
    card('Shops', '/services/retail/'),
    [...card('Shops', '/services/retail/'), ...prose('See [retail](/services/retail/) again.')],
    prose('We say so on [this site about us](/about/).'),
    prose('Read of [floors](/services/floor-care/) and [floor care](/services/floor-care/).'),
  ])('lets stand links that say where they lead: %j', (...sections) => {
    const found = told(sections.filter((section) => typeof section === 'object' && 'type' in section))
    expect(found.filter((line) => /^link(?:s|-of|-to-itself)/.test(line))).toEqual([])
  })

  const buttons = (...actions: [label: string, href: string][]) => [
    { type: 'ctaBand', heading: 'Go on', actions: actions.map(([label, href]) => ({ label, href })) },
  ]

  test('tells of two buttons of one name beside each other', () => {
    const same = buttons(['Sign up', '/services/retail/'], ['Sign up', '/services/carpets/'])
    expect(told(same)).toEqual([
      'buttons-of-one-name: Two buttons beside each other are called "Sign up", and the other one leads to "/services/retail/".',
    ])
    expect(told(buttons(['Sign up', '/services/retail/'], ['Look inside', '/services/carpets/']))).toEqual([])
    const apart = [...buttons(['Sign up', '/services/retail/']), ...buttons(['Sign up', '/services/carpets/'])]
    expect(told(apart).filter((words) => words.startsWith('buttons-of-one-name'))).toEqual([])
  })

  test.each(['See the carpets', 'View our Carpets', 'Voir nos carpets', 'Zu den Carpets', 'Ver los carpets'])(
    'knows the page behind "%s"',
    (words) => {
      expect(told(buttons([words, '/services/disinfection/']))).toEqual([
        `link-of-another-name: "${words}" leads to the page "Disinfection".`,
      ])
    },
  )

  test.each(['Ask about carpets', 'Who cleans carpets', 'Carpets or floors?'])('leaves "%s" alone', (words) => {
    expect(told(buttons([words, '/about/']), 'pages/services/carpets.json')).toEqual([])
  })

  const agree = (label: string) => {
    const form = JSON.stringify({
      title: 'Visit us',
      button: 'Ask',
      thanks: '/',
      fields: [
        { name: 'name', type: 'text', label: 'Name', required: true },
        { name: 'mail', type: 'email', label: 'E-mail' },
        { name: 'agree', type: 'consent', label },
      ],
    })
    const sources = {
      ...baseSite,
      ...files,
      'forms/visit.json': form,
      'pages/visit.json': pageFile([{ type: 'form', form: 'visit' }], {
        name: 'Visit',
        title: 'Visit Our Office',
        description: 'Ask for a day on which we may come and walk through all floors of the building with you.',
      }),
    }
    return compileSite({ sources, assets: baseAssets }).problems.map(({ file, code }) => `${file} ${code}`)
  }

  test('compares the words of links in forms', () => {
    expect(agree('I have read about [floor care](/services/carpets/)')).toEqual([
      'forms/visit.json link-of-another-name',
    ])
    expect(agree('I have read about [floor care](/services/floor-care/) at {company}')).toEqual([])
    expect(agree('I agree to [what you keep](/about/)')).toEqual([])
  })
})
