import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'
import { body, location, page, site } from './templateSite.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '{}') as object
const spanish = 'pages/es/servicios/[service]/[town]/index.json'
const title = (name: string) => ({
  name,
  title: `${name}, oficinas limpias`,
  description: `${name}: ${'limpio '.repeat(12)}`,
})
const files: Record<string, string> = {
  ...site,
  'site.config.json': JSON.stringify({
    ...config,
    languages: { es: { name: 'Español' } },
    kinds: { services: 'service', towns: 'location' },
    footer: { columns: [{ heading: 'Towns', source: { collection: 'towns' } }], links: [] },
  }),
  'pages/es/index.json': pageFile([], { ...title('Inicio'), translates: '/' }),
  'pages/es/servicios/desinfeccion.json': pageFile([], {
    ...title('Desinfección'),
    translates: '/services/disinfection/',
  }),
  'pages/es/pueblos/towson-md.json': pageFile([], { ...title('Towson'), translates: '/towns/towson-md/', location }),
  'pages/es/pueblos/dundalk-md.json': pageFile([], {
    ...title('Dundalk'),
    translates: '/towns/dundalk-md/',
    location: { ...location, city: 'Dundalk' },
  }),
  [spanish]: page([body], { for: { service: 'es/servicios', town: 'es/pueblos' } }),
  [spanish.replace('index.json', 'facts/desinfeccion/towson-md.json')]: JSON.stringify({
    words: { crew: 'Dos personas viven aquí.', rooms: 'Casi todas son consultas.', night: 'Empezamos a las siete.' },
  }),
  [spanish.replace('index.json', 'facts/desinfeccion/dundalk-md.json')]: JSON.stringify({
    words: { crew: 'Una persona viene en tren.', rooms: 'Hay dos almacenes.', night: 'Empezamos de madrugada.' },
  }),
}

const modelOf = () => {
  const { model, problems } = compileSite({ sources: files, assets: baseAssets })
  if (!model) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return model
}

describe('templates in several languages', () => {
  const original = '/services/disinfection/towson-md/'

  test('a page translates the one that combines the originals of its pages', () => {
    const { translations } = modelOf()
    expect(translations.get(original)?.get('es')).toBe('/es/servicios/desinfeccion/towson-md/')
  })

  test('a combination that the other language does not have translates none', () => {
    const made = modelOf().pages.get('/es/servicios/desinfeccion/dundalk-md/')
    expect(made?.page.name).toBe('Desinfección in {city}')
    expect(made?.page.translates).toBeUndefined()
  })

  test('a service in a town is offered in that town, and elsewhere where the footer says so', () => {
    const model = modelOf()
    const areasOf = (path: string) => {
      const found = model.pages.get(path)
      if (!found) throw new Error(`There is no page ${path}`)
      const { head } = resolvePage(model, found, { year: 2026 })
      const { '@graph': graph } = JSON.parse(head.structuredData ?? '{}') as {
        '@graph': { '@type': string; areaServed?: { name: string }[] }[]
      }
      return graph.find((record) => record['@type'] === 'Service')?.areaServed?.map(({ name }) => name)
    }
    expect(areasOf(original)).toEqual(['Towson'])
    expect(areasOf('/services/disinfection/')).toEqual(['Dundalk, MD', 'Towson, MD'])
  })
})
