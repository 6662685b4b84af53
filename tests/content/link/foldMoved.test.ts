import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { configFile } from '../../../src/content/model/files/configFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite[configFile] ?? '') as Site
const kinds: Site['kinds'] = {
  services: 'service',
  areas: 'location',
  courses: 'event',
  jobs: 'job',
  blog: 'article',
}
const text = (words: string) => ({ type: 'prose', body: words })
const described = (about: string) => ({
  description: `All that you may want to know about ${about} before you come by, with what it takes and costs.`,
})
const town = (city: string) =>
  pageFile([], {
    name: `${city}, MD`,
    title: `Work in ${city}`,
    ...described(`work in ${city}`),
    location: { city, state: 'MD' },
  })
const event = pageFile([], {
  name: 'Sanding',
  title: 'Sanding',
  ...described('sanding'),
  starts: '2027-05-09T18:00',
  price: 40,
})
const job = pageFile([], {
  ...{ name: 'Joiner', title: 'A joiner', ...described('the joiner'), date: '2026-10-01' },
  employmentType: 'full-time',
})
const post = pageFile([], { name: 'Oil', title: 'Oil', ...described('oil'), date: '2026-10-01', author: 'Ann Lee' })
const list = (collection: string) => ({ type: 'cardGrid', heading: 'All of them', source: { collection } })
const index = (name: string, folder: string) =>
  pageFile([list(folder)], { name, title: name, ...described(`our ${name}`) })

const site: Record<string, string> = {
  ...baseSite,
  [configFile]: JSON.stringify({ ...config, kinds }),
  'pages/areas/index.json': index('Areas', 'areas'),
  'pages/areas/towson-md.json': town('Towson'),
  'pages/areas/laurel-md.json': town('Laurel'),
  'pages/courses/index.json': index('Courses', 'courses'),
  'pages/courses/sanding.json': event,
  'pages/jobs/index.json': index('Jobs', 'jobs'),
  'pages/jobs/joiner.json': job,
  'pages/blog/index.json': index('Blog', 'blog'),
  'pages/blog/oil.json': post,
  'pages/places.json': pageFile([text('We come to [Laurel](/areas/laurel-md/).')], {
    name: 'Places',
    title: 'Places',
    ...described('places'),
  }),
}

/** Returns the problems, as file, code and fix, after a file has been moved. */
function told(from = 'pages/about.json', to = from, more: Record<string, string> = {}): string[][] {
  const { [from]: moved = '', ...others } = { ...site, ...more }
  const { problems } = compileSite({ sources: { ...others, [to]: moved }, assets: baseAssets })
  return problems
    .filter(({ severity }) => severity !== 'tip')
    .map(({ file, code, fix }) => [file, code, fix.split('.json')[0] ?? ''])
}

describe('src/content/link/foldMoved', () => {
  test('nothing is wrong with a page in its own folder', () => {
    expect(told('pages/areas/laurel-md.json', 'pages/areas/laurel-md.json')).toEqual([])
  })

  test.each([
    ['a town among the services that nothing needs', 'areas/towson-md', 'services', 'areas/, to the other towns'],
    ['a town that a link needs', 'areas/laurel-md', 'services', 'areas/laurel-md'],
    ['a town among the posts', 'areas/laurel-md', 'blog', 'areas/laurel-md'],
    ['an event among the services', 'courses/sanding', 'services', 'courses/, the folder of that kind'],
    ['a job among the posts', 'jobs/joiner', 'blog', 'jobs/, the folder of that kind'],
    ['a post among the events', 'blog/oil', 'courses', 'blog/, the folder of that kind'],
    ['a post in no folder', 'blog/oil', '', 'blog/, the folder of that kind'],
    ['a page of the header among the towns', 'about', 'areas', 'about'],
  ])('%s is one problem that says where it belongs', (_, page, folder, home) => {
    const to = `pages/${folder === '' ? '' : `${folder}/`}${page.split('/').at(-1)}.json`
    const found = told(`pages/${page}.json`, to)
    expect(found.map(([file, code]) => [file, code])).toEqual([[to, 'page-in-wrong-folder']])
    expect(found[0]?.[2]).toMatch(new RegExp(`^Move the file to pages/${home}`))
  })

  test('a wrong address in one link is the fault of that link', () => {
    const page = pageFile([text('Look at [all of us](/services/about/).')], { name: 'Trial' })
    expect(told(undefined, undefined, { 'pages/trial.json': page }).map(([file]) => file)).toEqual(['pages/trial.json'])
  })

  test('two wrong addresses are the fault of their links where others lead to the page', () => {
    const page = pageFile([text('[All](/services/about/) of [us](/services/about/).')], { name: 'Trial' })
    expect(told(undefined, undefined, { 'pages/trial.json': page }).map(([file, code]) => [file, code])).toEqual([
      ['pages/trial.json', 'unknown-page'],
    ])
  })

  test('a page about a town and a service may lie among the services', () => {
    const page = pageFile([], {
      name: 'Floor care in Bowie',
      title: 'Floors in Bowie',
      location: { city: 'Bowie', state: 'MD' },
    })
    expect(told(undefined, undefined, { 'pages/services/floors-bowie.json': page })).toEqual([])
  })
})
