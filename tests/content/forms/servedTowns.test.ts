import { expect, test } from 'vitest'
import type { FormDocument } from '../../../schemas/index.ts'
import { servedFiles } from '../../../src/content/forms/servedTowns.ts'
import { settleForms } from '../../../src/content/model/files/siteForms.ts'
import { compileSmallSite } from '../smallSite.ts'

test('src/content/forms/servedTowns: names towns as the pages of a language do', () => {
  const location = { city: 'Las Cruces', state: 'NM', county: 'Doña Ana County', zips: ['88001'] }
  const model = compileSmallSite(
    {
      'pages/towns/las-cruces.json': { name: '{city}, {state}', location },
      'pages/es/index.json': { name: 'Inicio' },
      'pages/es/pueblos/las-cruces.json': { name: 'Las Cruces, Nuevo México', translates: '/towns/las-cruces/' },
    },
    { kinds: { towns: 'location' }, languages: { es: { name: 'Español' } } },
  )
  const document: FormDocument = {
    ...{ title: 'Ask', button: 'Send', endpoint: null },
    fields: [{ type: 'postcode', name: 'zip', label: 'ZIP code', servedBy: 'towns' }],
  }
  const forms = settleForms(model.site, new Map([['forms/ask.json', document]]))
  const files = servedFiles({ ...model, forms }).map(({ address, content }) => [address, JSON.parse(content())])
  expect(Object.fromEntries(files)).toMatchObject({
    '/served/towns.json': { 88001: ['Las Cruces, NM', '/towns/las-cruces/'] },
    '/served/towns.es.json': { 88001: ['Las Cruces, Nuevo México', '/es/pueblos/las-cruces/'] },
  })
})
