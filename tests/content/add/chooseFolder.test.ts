import { describe, expect, test } from 'vitest'
import { chooseFolder, listFolderChoices } from '../../../src/content/add/chooseFolder.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'
import { site } from '../templates/templateSite.ts'

function modelWith(kinds: Record<string, string>, files: Record<string, string> = {}) {
  const config = JSON.stringify({ ...(JSON.parse(baseSite['site.config.json'] ?? '') as object), kinds })
  const { model, problems } = compileSite({ sources: { ...baseSite, ...files, 'site.config.json': config } })
  if (!model) throw new Error(problems.map(({ message }) => message).join('\n'))
  return model
}
const towns = {
  'pages/areas/index.json': pageFile([]),
  'pages/industries/index.json': pageFile([]),
  'pages/news/index.json': pageFile([]),
}
const choose = (word: string, files = towns) =>
  chooseFolder(modelWith({ services: 'service', areas: 'location' }, files), word)

describe('src/content/add/chooseFolder', () => {
  test.each([
    ['services', 'services'],
    ['service', 'services'],
    ['Service', 'services'],
    ['pages/services/', 'services'],
    ['location', 'areas'],
    ['areas', 'areas'],
    ['area', 'areas'],
    ['industry', 'industries'],
    ['news', 'news'],
    ['page', ''],
  ])('takes "%s" for the folder "%s"', (word, folder) => {
    expect(choose(word)).toMatchObject({ folder })
  })

  test('offers no folder in which a template makes each page', () => {
    const { model, problems } = compileSite({ sources: site })
    if (!model) throw new Error(problems.map(({ message }) => message).join('\n'))
    expect(model.collections.get('services/disinfection')?.length).toBeGreaterThan(0)
    expect(listFolderChoices(model).map(({ folder }) => folder)).not.toContain('services/disinfection')
  })

  test('takes a folder that has the name of a part of every object', () => {
    const files = { ...towns, 'pages/constructor/index.json': pageFile([]) }
    expect(choose('constructor', files)).toEqual({ folder: 'constructor', word: 'constructor' })
  })

  test('names the nearest kind and all kinds for a word that it does not know', () => {
    expect(choose('locaton')).toEqual({
      refusal:
        'There is no kind of page called "locaton". Did you mean location? Kinds: location, industry, news, service, page.',
    })
  })

  test('asks for the folder where two have the same kind', () => {
    const model = modelWith({ services: 'service', areas: 'service' }, towns)
    expect(chooseFolder(model, 'service')).toEqual({
      refusal: 'There are 2 folders for a service: write areas or services in its place.',
    })
  })

  test('takes a kind for a folder of that kind without an index', () => {
    const files = { 'pages/eventos/taller.json': pageFile([], { starts: '2027-01-10' }) }
    const model = modelWith({ services: 'service', eventos: 'event' }, files)
    expect(chooseFolder(model, 'event')).toEqual({ folder: 'eventos', word: 'event' })
  })

  test('names folders of a second language as their owner does', () => {
    const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
    const languages = { es: { name: 'Español' } }
    const index = (name: string, translates: string) => pageFile([], { name, translates })
    const { model } = compileSite({
      tolerate: () => true,
      sources: {
        ...baseSite,
        'site.config.json': JSON.stringify({ ...config, languages, kinds: { talks: 'event' } }),
        'pages/talks/index.json': pageFile([], { name: 'Talks' }),
        'pages/es/index.json': index('Inicio', '/'),
        'pages/es/charlas/index.json': index('Charlas', '/talks/'),
        'pages/es/noticias/index.json': pageFile([], { name: 'Noticias' }),
      },
    })
    const words = model && listFolderChoices(model).map(({ word }) => word)
    expect(words).toEqual(['service', 'event', 'page', 'page in Spanish', 'event in Spanish', 'noticia in Spanish'])
    expect(model && chooseFolder(model, 'event in Spanish')).toMatchObject({ folder: 'es/charlas' })
    expect(model && chooseFolder(model, 'event')).toMatchObject({ folder: 'talks' })
  })

  test('says what a folder lacks that has neither an index nor a kind', () => {
    const model = modelWith({ services: 'service' }, { 'pages/talleres/uno.json': pageFile([]) })
    expect(chooseFolder(model, 'talleres')).toEqual({
      refusal:
        'pages/talleres/ has no index.json, and "kinds" in site.config.json does not name it: write one of the two first, such as "kinds": { "talleres": "service" }.',
    })
  })
})
