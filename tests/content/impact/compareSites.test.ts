import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sceneNames } from '../../../schemas/parts/image.ts'
import type { Impact } from '../../../src/content/impact/impact.ts'
import { seededScenes } from '../../../src/content/model/seededScenes.ts'
import { sceneMarkup } from '../../../src/page/render/sceneMarkup.tsx'
import {
  type Built,
  type Changes,
  changeSite,
  columbia,
  openRenderer,
  predict,
  setField,
  shipped,
  shippedAssets,
} from './shippedSite.ts'

const towson = 'pages/locations/towson-md.json'
const floors = 'pages/services/floor-care.json'
const config = 'site.config.json'

/** Removes every link to a page, so that its file can be deleted. */
const withoutLinks = (href: string): Changes =>
  Object.fromEntries(
    Object.entries(shipped)
      .filter(([, text]) => text.includes(`"${href}"`) || text.includes(`(${href})`))
      .map(([file, text]) => [file, text.replaceAll(`"${href}"`, '"/quote/"').replaceAll(`(${href})`, '(/quote/)')]),
  )

const draftOfColumbia = Object.fromEntries(
  Object.entries(columbia).map(([file, text]) => [file, setField(['draft'], true)(text)]),
)

/** Removes the coordinates of the town from the text of a page. */
const withoutPin = (text: string) =>
  setField(['location', 'longitude'], undefined)(setField(['location', 'latitude'], undefined)(text))

const branchOfTowson = {
  name: 'Marblestep Towson',
  phone: '(410) 555-0177',
  address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
}
const weekdays = { days: 'Monday–Friday', time: '8 am – 6 pm', schema: 'Mo-Fr 08:00-18:00' }

const changes: [what: string, changes: Changes][] = [
  ['nothing', {}],
  ['a town more', columbia],
  ['a town less', { ...withoutLinks('/locations/towson-md/'), [towson]: undefined }],
  [
    'a file renamed',
    { ...withoutLinks('/locations/towson-md/'), [towson]: undefined, 'pages/locations/towson.json': shipped[towson] },
  ],
  ['a name', { [towson]: setField(['name'], 'Towson') }],
  ['the name of a service with a card of its own', { [floors]: setField(['name'], 'Floors') }],
  ['an order', { [towson]: setField(['order'], 5) }],
  ['an order that changes nothing', { [towson]: setField(['order'], 21) }],
  ['the phone number', { [config]: setField(['company', 'phone'], '(410) 555-0199') }],
  ['the hours', { [config]: setField(['company', 'hours', 0], weekdays) }],
  [
    'the notice of a branch',
    {
      [config]: setField(['company', 'branches'], { towson: { ...branchOfTowson, notice: { text: 'Closed today.' } } }),
      [towson]: setField(['branch'], 'towson'),
    },
  ],
  ['the tagline', { [config]: setField(['company', 'tagline'], 'CLEANERS') }],
  ['the price range', { [config]: setField(['company', 'priceRange'], '$$') }],
  ['the description of the company', { [config]: setField(['company', 'description'], 'We clean.') }],
  ['a colour', { [config]: setField(['theme', 'light'], { brand: '#123456' }) }],
  ['the motif', { [config]: setField(['theme', 'motif'], 'none') }],
  ['the domain', { [config]: setField(['domain'], 'https://www.example.com') }],
  ['the base', { [config]: setField(['base'], '/site/') }],
  ['a receiver', { [config]: setField(['forms', 'quote', 'endpoint'], 'https://hooks.example.com/quote') }],
  ['the heading of a footer column', { [config]: setField(['footer', 'columns', 0, 'heading'], 'What We Do') }],
  ['the links of the header', { [config]: setField(['header', 'links'], ['/services/', '/contact/']) }],
  ['the Careers link gone', { [config]: setField(['footer', 'careers'], undefined) }],
  ['the kinds', { [config]: setField(['kinds', 'locations'], undefined) }],
  ['the drawn area', { [config]: setField(['area', 'roads'], []) }],
  ['a draft', { ...withoutLinks('/locations/towson-md/'), [towson]: setField(['draft'], true) }],
  ['a new draft', draftOfColumbia],
  ['a hidden page', { [towson]: setField(['status'], 'hidden') }],
  ['a placeholder', { [towson]: setField(['status'], 'placeholder') }],
  ['a placeholder finished', { 'pages/blog.json': setField(['status'], undefined) }],
  ['the text of a card', { [towson]: setField(['card', 'text'], 'Law offices.') }],
  ['a description', { [towson]: setField(['description'], 'Evening cleaning.') }],
  ['the text of a section', { [towson]: setField(['sections', 0, 'text'], 'Court days.') }],
  ['the main heading of a folder', { 'pages/locations/index.json': setField(['sections', 0, 'heading'], 'Towns') }],
  ['an anchor', { 'pages/about.json': setField(['sections', 1, 'id'], 'what-we-value') }],
  ['a hidden section', { [towson]: setField(['sections', 2, 'hidden'], true) }],
  ['a note', { [towson]: setField(['sections', 2, 'note'], 'Ask Ann.') }],
  ['mentions', { [towson]: setField(['mentions'], ['Baltimore', 'Dundalk']) }],
  ['coordinates', { [towson]: setField(['location', 'latitude'], 39.5) }],
  ['a town without coordinates', { [towson]: withoutPin }],
  ['a county', { [towson]: setField(['location', 'county'], 'Howard County') }],
  ['a city', { [towson]: setField(['location', 'city'], 'Towsontown') }],
  [
    'what is left out of the list of all pages',
    { 'pages/sitemap.json': setField(['sections', 1, 'exclude'], ['/blog/']) },
  ],
  ['what is left out of it already', { 'pages/sitemap.json': setField(['sections', 1, 'exclude'], ['/thank-you/']) }],
  ['the social picture', { [towson]: setField(['image'], { src: '/social.png', alt: 'A lobby' }) }],
  ['the layout of the file', { [towson]: (text) => JSON.stringify(JSON.parse(text)) }],
]
const cases = changes.map(([what, change]) => [what, changeSite(change)] as const)

describe('src/content/impact/compareSites', () => {
  let render: Awaited<ReturnType<typeof openRenderer>>
  let before: Built
  beforeAll(async () => {
    // Vitest's own NODE_ENV would make Vite build for development.
    vi.stubEnv('NODE_ENV', 'production')
    render = openRenderer()
    vi.unstubAllEnvs()
    before = render({ ...shipped })
  })

  const impacts = new Map<object, Impact>()
  /** Returns the prediction for one of the cases. */
  const impactOf = (sources: Record<string, string>) => {
    const impact = impacts.get(sources) ?? predict(sources)
    impacts.set(sources, impact)
    return impact
  }

  /** Compares a prediction with two versions of the rendered site. */
  function expectExact(impact: Impact, before: Built, after: Built) {
    const names = [...new Set([...before.keys(), ...after.keys()])]
    const isAddress = (name: string) => name.startsWith('/')
    const differing = names.filter((name) => before.get(name) !== after.get(name))
    expect({
      changed: impact.changed.map(({ path }) => path).sort(),
      come: [...impact.added, ...impact.moved.map(({ to }) => to)].map(({ path }) => path),
      gone: [...impact.removed, ...impact.moved.map(({ from }) => from)].map(({ path }) => path),
      files: [...impact.files].sort(),
    }).toEqual({
      changed: differing.filter((name) => isAddress(name) && before.has(name) && after.has(name)).sort(),
      come: names.filter((name) => !before.has(name)),
      gone: names.filter((name) => !after.has(name)),
      files: differing.filter((name) => !isAddress(name)).sort(),
    })
  }

  test.each(cases)('predicts exactly the pages and files that differ: %s', (_what, sources) => {
    const after = render(sources)
    expectExact(impactOf(sources), before, after)
  })

  test.each([
    ['all icons', shippedAssets],
    ['one icon', ['/favicon.svg']],
    ['an icon of the manifest', ['/icon-192.png']],
    ['the picture of the site', ['/social.png']],
    ['a photo', ['/lobby.jpg']],
  ])('predicts exactly what differs where %s joins public/, or leaves it', (_what, files) => {
    const sources = { ...shipped }
    const none: string[] = []
    const states = [render(sources, none), render(sources, files)] as const
    expectExact(predict(sources, sources, { before: none, after: files }), ...states)
    expectExact(predict(sources, sources, { before: files, after: none }), states[1], states[0])
  })

  test('predicts that the page of unknown addresses is shared otherwise where the picture of the home page stands for the site', () => {
    const sources = changeSite({ 'pages/index.json': setField(['sections', 0, 'heading'], 'We Clean') })
    const impact = predict(sources, shipped, { before: [], after: [] })
    expect(impact.changed.map(({ path }) => path).sort()).toEqual(['/', '/404.html'])
    expectExact(impact, render({ ...shipped }, []), render(sources, []))
  })

  test.each(cases)('names at least one change for each page that changes: %s', (_what, sources) => {
    const { changed, changes: told } = impactOf(sources)
    const named = new Set(told.flatMap(({ pages }) => pages.map(({ path }) => path)))
    expect([...named].sort()).toEqual(changed.map(({ path }) => path).sort())
  })

  test('makes one change of the same difference on all pages', () => {
    const { changes } = predict(changeSite(columbia))
    const footer = changes.filter(({ where }) => where.part === 'footer')
    expect(footer.map(({ where, pages }) => [where.title, pages.length])).toEqual([['Locations', 27]])
  })

  test('knows a renamed file by its content', () => {
    const changes = { ...withoutLinks('/locations/towson-md/'), [towson]: undefined }
    const { moved, added, removed } = predict(
      changeSite({ ...changes, 'pages/locations/towson.json': shipped[towson] }),
    )
    expect(moved.map(({ from, to }) => [from.path, to.path])).toEqual([['/locations/towson-md/', '/locations/towson/']])
    expect([added, removed]).toEqual([[], []])
  })

  test('tells a page that became a draft from one that was deleted', () => {
    const draft = { ...withoutLinks('/locations/towson-md/'), [towson]: setField(['draft'], true) }
    expect(predict(changeSite(draft)).removed.map(({ to }) => to)).toEqual(['draft'])
    expect(predict(changeSite({ ...draft, [towson]: undefined })).removed.map(({ to }) => to)).toEqual(['nothing'])
  })

  test('lists a new draft apart, with its future address', () => {
    const { drafts, added } = predict(changeSite(draftOfColumbia))
    expect([drafts, added]).toEqual([
      [{ path: '/locations/columbia-md/', file: 'pages/locations/columbia-md.json', name: 'Columbia, MD' }],
      [],
    ])
  })

  test('says which addresses sitemap.xml gains', () => {
    const { sitemap } = predict(changeSite(columbia))
    expect(sitemap).toEqual({ before: 23, after: 24, joins: ['/locations/columbia-md/'], leaves: [] })
  })

  test('knows which drawn scenes follow a name', () => {
    const seeded = sceneNames.filter((scene) => sceneMarkup(scene, 'Towson') !== sceneMarkup(scene, 'Dundalk'))
    expect(seeded).toEqual(seededScenes)
  })
})
