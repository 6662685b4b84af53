import { describe, expect, test } from 'vitest'
import { readerOf } from '../../../src/content/problem/openSources.ts'
import type { Texts } from '../../../src/content/problem/problem.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { checkInput } from '../../../src/node/check/checkInput.ts'
import { type CheckInput, findTrusted } from '../../../src/node/check/findTrusted.ts'
import { hashOf } from '../../../src/node/disk/hashOf.ts'
import type { CheckState } from '../../../src/node/state/checkState.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'

const descriptionOf = (city: string) =>
  `What {company} does for offices, clinics and schools in ${city}, on weeknights and early on Saturdays.`

const town = (city: string, sections: object[] = [], more: object = {}) =>
  pageFile(sections, {
    name: `${city}, MD`,
    title: `${city} offices`,
    description: descriptionOf(city),
    location: { city, state: 'MD' },
    ...more,
  })

/** Returns the page of prices, with one price. */
const prices = (price: string, more: object = {}) =>
  pageFile([{ type: 'priceList', groups: [{ items: [{ title: 'Lobby coat', price }] }] }], {
    name: 'Fees',
    title: 'Prices',
    description: 'What {company} asks for a coat of wax in a lobby, by the square foot and by the visit.',
    ...more,
  })

const config = JSON.parse(baseSite['site.config.json'] ?? '') as object

const site: Texts = {
  ...baseSite,
  'site.config.json': JSON.stringify({ ...config, languages: { de: { name: 'Deutsch' } } }),
  'pages/towns/index.json': pageFile([{ type: 'cardGrid', source: { collection: 'towns' } }], {
    name: 'Towns',
    title: 'Towns',
  }),
  'pages/towns/elkton.json': town('Elkton', [{ type: 'prose', body: 'North of [Aberdeen](/towns/aberdeen/).' }]),
  'pages/towns/aberdeen.json': town('Aberdeen'),
  'pages/towns/northam.json': town('Northam', [{ type: 'quoteForm', heading: 'Ask' }]),
  'pages/about.json': pageFile(
    [{ type: 'ctaBand', heading: 'Values and fees', actions: [{ label: 'Request a quote', href: '/towns/northam/' }] }],
    { name: 'About', title: 'About', description: descriptionOf('any city') },
  ),
  'pages/de/index.json': pageFile([], {
    name: 'Start',
    title: 'Sauber nach Feierabend',
    description: 'Was {company} in Arztpraxen, Kanzleien und Schulen tut, an Werktagen nach Feierabend.',
    translates: '/',
  }),
  'pages/de/desinfektion.json': pageFile([], {
    name: 'Desinfektion',
    title: 'Desinfektion',
    description: 'Was wir in Arztpraxen und Kanzleien gegen Keime tun, an Werktagen nach Feierabend.',
    translates: '/services/disinfection/',
  }),
  'pages/prices.json': prices('$120'),
  'pages/waxing.json': pageFile([{ type: 'prose', body: 'A lobby coat costs $120.' }], {
    name: 'Waxing',
    title: 'Waxing',
    description: 'How we wax the floors of lobbies and halls, in two nights, and what they bear afterwards.',
  }),
  'pages/halls.json': pageFile([{ type: 'prose', body: 'For a hall we ask $120 a night.' }], {
    name: 'Halls',
    title: 'Halls',
    description: 'How we sweep large halls after a fair, with four machines and one person who drives each.',
  }),
  'pages/towns/bel-air.json': town('Bel Air', [{ type: 'prose', body: 'Also in Elkton.' }]),
}

function inputOf(sources: Texts): CheckInput {
  const hashes = new Map(Object.entries(sources).map(([file, text]) => [file, hashOf(text)]))
  const nothing = { pictures: new Map(), readAges: () => new Map(), readProblems: [], launch: undefined }
  return {
    ...nothing,
    types: builtInTypes,
    sources: readerOf(sources),
    assets: new Set(baseAssets),
    hashes,
    checkInputsHash: '',
  } as unknown as CheckInput
}

/** Checks the site, and returns the state for the next check. */
function checkBefore(): CheckState {
  const { state, problems, model } = checkInput(inputOf(site), undefined)
  expect({ problems: problems.map(({ file, code }) => `${file} ${code}`), isRight: model !== undefined }).toEqual({
    problems: ['pages/towns/bel-air.json leftover', 'site.config.json site-text-untranslated'],
    isRight: true,
  })
  return state
}

/** Returns the page files that are checked after files have changed; `undefined` stands for a deleted file. */
function lookedAt(changes: Record<string, string | undefined>): string[] | undefined {
  const now = Object.entries({ ...site, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const trusted = findTrusted(inputOf(Object.fromEntries(now)), checkBefore())
  const files = now.flatMap(([file]) => (file.startsWith('pages/') ? [file] : []))
  return trusted && files.filter((file) => !trusted.files.has(file)).map((file) => file.slice('pages/'.length))
}

/** The page with a leftover is checked whenever anything is checked. */
const leftover = 'towns/bel-air.json'

describe('src/node/check/findTrusted', () => {
  test('looks at nothing where nothing has changed', () => {
    expect(lookedAt({})).toEqual([])
  })

  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['a text', { 'pages/about.json': `${site['pages/about.json']}\n` }, ['about.json', leftover]],
    ['a slip', { 'pages/about.json': `${site['pages/about.json']},` }, ['about.json', leftover]],
    [
      'a title',
      { 'pages/towns/aberdeen.json': town('Aberdeen', [], { title: 'Offices' }) },
      ['towns/aberdeen.json', leftover],
    ],
    [
      'a town block without a city',
      { 'pages/towns/aberdeen.json': town('Aberdeen', [], { location: {} }) },
      ['towns/aberdeen.json', leftover],
    ],
    ['a price', { 'pages/prices.json': prices('$140') }, ['prices.json', 'waxing.json', 'halls.json', leftover]],
    [
      'a list that becomes a draft, with a name that is in a heading',
      { 'pages/prices.json': prices('$120', { draft: true }) },
      ['about.json', 'prices.json', 'waxing.json', 'halls.json', leftover],
    ],
    [
      'a list in a wrong page',
      { 'pages/prices.json': prices('$120', { titel: '' }) },
      ['about.json', 'prices.json', 'waxing.json', 'halls.json', leftover],
    ],
    ['a town more', { 'pages/towns/chestertown.json': town('Chestertown') }, [leftover, 'towns/chestertown.json']],
    ['a town less', { 'pages/towns/aberdeen.json': undefined }, [leftover, 'towns/elkton.json']],
    [
      'a town that becomes a draft',
      { 'pages/towns/aberdeen.json': town('Aberdeen', [], { draft: true }) },
      ['towns/aberdeen.json', leftover, 'towns/elkton.json'],
    ],
    [
      'a form that goes',
      { 'pages/towns/northam.json': town('Northam') },
      ['about.json', leftover, 'towns/northam.json'],
    ],
    [
      'a form whose words change',
      { 'pages/towns/northam.json': town('Northam', [{ type: 'quoteForm', heading: 'Ask Us' }]) },
      [leftover, 'towns/northam.json'],
    ],
    [
      'a town that another page has with a slip',
      { 'pages/towns/chestertown.json': town('Disinfetcion') },
      ['services/disinfection.json', 'de/desinfektion.json', leftover, 'towns/chestertown.json'],
    ],
    [
      'a page that was translated',
      { 'pages/services/disinfection.json': `${site['pages/services/disinfection.json']}\n` },
      ['services/disinfection.json', 'de/desinfektion.json', leftover],
    ],
    [
      'a translation',
      { 'pages/de/desinfektion.json': `${site['pages/de/desinfektion.json']}\n` },
      ['services/disinfection.json', 'de/desinfektion.json', leftover],
    ],
    [
      'the text of a draft',
      { 'pages/services/windows.json': `${site['pages/services/windows.json']}\n` },
      ['services/windows.json', leftover],
    ],
  ])('looks at what may depend on a change alone: %s', (_, changes, files) => {
    expect(new Set(lookedAt(changes))).toEqual(new Set(files))
  })

  test.each<[string, Record<string, string | undefined>]>([
    ['the configuration', { 'site.config.json': `${site['site.config.json']}\n` }],
    ['the record', { '.published.json': '{}' }],
    ['201 pages', Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`pages/page-${number}.json`, '{}']))],
    ['the office of a page', { 'pages/about.json': pageFile([], { branch: 'east' }) }],
    ['the home page, which becomes a draft', { 'pages/index.json': pageFile([], { draft: true }) }],
  ])('trusts nothing after a change of %s', (_, changes) => {
    expect(lookedAt(changes)).toBeUndefined()
  })

  test('looks again at a page whose fix names another page that may be translated meanwhile', () => {
    const file = 'pages/de/desinfektion.json'
    const twice = { file, start: 0, end: 1, code: 'translated-twice', severity: 'error', message: '', fix: '' } as const
    const now = { ...site, 'pages/about.json': `${site['pages/about.json']}\n` }
    const trusted = findTrusted(inputOf(now), { ...checkBefore(), problems: [twice] })
    expect(trusted?.files.has(file)).toBe(false)
    expect(trusted?.files.has(`pages/${leftover}`)).toBe(true)
  })

  test('trusts nothing under another setting, or before a launch', () => {
    const earlier = checkBefore()
    expect(findTrusted(inputOf(site), earlier)?.files.size).toBeGreaterThan(0)
    expect(findTrusted({ ...inputOf(site), checkInputsHash: 'another' }, earlier)).toBeUndefined()
    expect(
      findTrusted(
        { ...inputOf(site), launch: { quote: undefined, contact: undefined } } as unknown as CheckInput,
        earlier,
      ),
    ).toBeUndefined()
  })
})
