import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../src/content/impact/compareSites.ts'
import { resolveOwn } from '../../../src/content/resolve/resolvePage.ts'
import { siteState } from '../../../src/node/commands/siteState.ts'
import { compileSmallSite } from '../smallSite.ts'

const year = 2026
type Changes = NonNullable<Parameters<typeof compileSmallSite>[0]>

/** Enough towns for two full pages of cards and a part of a third. */
const towns: Changes = Object.fromEntries(
  Array.from({ length: 79 }, (_, index) => {
    const name = `Town ${String(index).padStart(2, '0')}`
    return [`pages/locations/town-${index}.json`, { name }]
  }),
)
const lists: Changes = {
  'pages/locations/index.json': {
    name: 'Locations',
    sections: [
      { type: 'hero', heading: 'Where We Clean' },
      { type: 'cardGrid', heading: 'Towns', source: { collection: 'locations' } },
      { type: 'prose', body: 'Call us.' },
    ],
  },
}
const modelWith = (changes: Changes) => compileSmallSite({ ...towns, ...lists, ...changes })

/** Returns the reported pages of a change, and whether they are exactly those that differ. */
function compare(changes: Changes) {
  const [before, after] = [modelWith({}), modelWith(changes)]
  const { changed, changes: told } = compareSites({
    before: siteState(before),
    after: siteState(after),
    changed: Object.keys(changes).map((file) => ({ file, before: undefined, after: '{}' })),
    year,
  })
  const differ = [...after.pages.values()].filter((to) => {
    const from = before.pages.get(to.path)
    const shown = from && [resolveOwn(before, from, { year }), resolveOwn(after, to, { year })]
    return shown && JSON.stringify(shown[0]) !== JSON.stringify(shown[1])
  })
  expect(changed.map(({ path }) => path)).toEqual(differ.map(({ path }) => path))
  return told.filter(({ where }) => where.part === 'section')
}

const pages = (count: number) => [
  '/locations/',
  ...Array.from({ length: count - 1 }, (_, index) => `/locations/page/${index + 2}/`),
]

describe('src/content/impact/createPageComparison', () => {
  test('tells of a list that goes on over several pages as of one', () => {
    const [change, ...others] = compare({ 'pages/locations/first.json': { name: 'Aaron' } })
    expect(change).toMatchObject({ where: { heading: 'Towns' }, what: { joins: ['Aaron'], leaves: [] } })
    expect(change?.pages.map(({ path }) => path)).toEqual(pages(3))
    expect(others).toEqual([])
  })

  test('names only the pages of the list that differ, and what else differs on them', () => {
    const sections =
      lists['pages/locations/index.json']?.sections?.with(2, { type: 'prose', body: 'Write to us.' }) ?? []
    const told = compare({
      'pages/locations/last.json': { name: 'Zachary' },
      'pages/locations/index.json': { name: 'Locations', sections },
    })
    expect(told.map(({ where: { type }, pages }) => [type, pages.map(({ path }) => path)])).toEqual([
      ['prose', pages(1)],
      ['cardGrid', ['/locations/page/3/']],
    ])
  })

  test('tells of a page more of the list, and of an entry that has another name', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Zz ${index}`)
    const more = Object.fromEntries(names.map((name, index) => [`pages/locations/more-${index}.json`, { name }]))
    const [change] = compare({ ...more, 'pages/locations/town-0.json': { name: 'Town 00 and Port' } })
    expect(change?.what).toMatchObject({ joins: names.sort(), renamed: [{ from: 'Town 00', to: 'Town 00 and Port' }] })
    expect(change?.pages.map(({ path }) => path)).toEqual(pages(3))
  })
})
