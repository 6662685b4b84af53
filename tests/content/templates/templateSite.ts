/** A small site with a template, and the facts of one combination. */
import { baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

export const template = 'pages/services/[service]/[town]/index.json'
export const towson = 'pages/services/[service]/[town]/facts/disinfection/towson-md.json'
export const page = (sections: object[], more: object = {}) =>
  JSON.stringify(
    {
      name: '{service} in {city}',
      title: '{service} in {city}, {state}',
      description: 'What {company} does about {service} in {city}, and in which buildings of the town.',
      for: { service: 'services', town: 'towns' },
      ...more,
      sections: [{ type: 'hero', heading: '{service} in {city}' }, ...sections],
    },
    null,
    2,
  )
export const body = { type: 'prose', heading: 'In {town}', body: '{crew}\n\n{rooms}\n\n{night}' }
export const words = {
  crew: 'Two of our people live on **York Road** and start from there.',
  rooms: 'Most rooms are exam rooms of the two hospitals.',
  night: 'We begin at seven, after the last patient. See [our services](/services/).',
}
export const location = { city: 'Towson', state: 'MD', county: 'Baltimore County' }
const about = (what: string) =>
  `A page about ${what} whose description is long enough for search results to show all of it.`
export const site = {
  ...baseSite,
  'pages/towns/index.json': pageFile([], { name: 'Towns', title: 'Our Towns', description: about('towns') }),
  'pages/towns/towson-md.json': pageFile([], {
    name: 'Towson, MD',
    title: 'Cleaning in Towson',
    description: about('Towson'),
    location,
  }),
  'pages/towns/dundalk-md.json': pageFile([], {
    ...{ name: 'Dundalk, MD', title: 'Cleaning in Dundalk', description: about('Dundalk') },
    location: { ...location, city: 'Dundalk' },
  }),
  [template]: page([body]),
  [towson]: JSON.stringify({ words }, null, 2),
}
