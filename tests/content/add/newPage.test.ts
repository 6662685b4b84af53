import { describe, expect, test } from 'vitest'
import { readNewPage } from '../../../src/content/add/newPage.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { shipped } from '../impact/shippedSite.ts'
import { pageFile } from '../inMemory.ts'
import { leedsSite } from '../leedsSite.ts'

const { model } = compileSite({ sources: { ...shipped }, assets: ['/social.png'] })
const read = (folder: string, words: string) => {
  if (!model) throw new Error('The shipped site has a problem')
  return readNewPage(model, folder, words)
}

describe('src/content/add/newPage', () => {
  test.each([
    ['Columbia, MD', 'columbia-md', 'Columbia', 'MD'],
    ['Columbia,md', 'columbia-md', 'Columbia', 'MD'],
    ['  Owings   Mills MD ', 'owings-mills-md', 'Owings Mills', 'MD'],
    ['Bel Air', 'bel-air-md', 'Bel Air', 'MD'],
    ["St. Mary's City, MD", 'st-mary-s-city-md', "St. Mary's City", 'MD'],
    ['LAUREL, MD', 'laurel-md', 'Laurel', 'MD'],
    ['laurel md', 'laurel-md', 'Laurel', 'MD'],
    ['laurel', 'laurel-md', 'Laurel', 'MD'],
    ['McLean, VA', 'mclean-va', 'McLean', 'VA'],
    ['Cañon City, CO', 'canon-city-co', 'Cañon City', 'CO'],
  ])('reads the town "%s"', (words, stem, city, state) => {
    expect(read('locations', words)).toEqual({
      folder: 'locations',
      file: `pages/locations/${stem}.json`,
      name: `${city}, ${state}`,
      location: { city, state },
    })
  })

  test.each([
    ["Réception d'été & fêtes", 'fr-CA', 'reception-dete-et-fetes'],
    ['L’équipe', 'fr', 'lequipe'],
    ['Fenster & Fassade', 'de-DE', 'fenster-und-fassade'],
    ["Children's Rooms & Halls", 'en-US', 'childrens-rooms-and-halls'],
    ['Kök & bad', 'sv', 'kok-bad'],
  ])('names the file of "%s" as the language %s spells it', (words, language, stem) => {
    if (!model) throw new Error('The shipped site has a problem')
    const site = { ...model.site, language }
    expect(readNewPage({ ...model, site }, '', words)).toMatchObject({ file: `pages/${stem}.json` })
  })

  test.each(['Columbia, Maryland', ', MD', 'Columbia,'])('asks for town and state at "%s"', (words) => {
    expect(read('locations', words)).toEqual({
      refusal: expect.stringMatching(
        /^Write the town and its state as two capital letters, like this: "Columbia, MD"\.$/,
      ),
    })
  })

  test.each(['Laurel, MX', 'Laurel, zz', 'Laurel MX'])('knows that the state of "%s" is none', (words) => {
    expect(read('locations', words)).toEqual({
      refusal: expect.stringMatching(
        /^".." is no state of the United States\. Write the town like this: "Laurel, MD"\.$/,
      ),
    })
  })

  test('asks for it in the state of the company where no town says one', () => {
    const { 'pages/towns/leeds.json': _, 'pages/towns/otley.json': __, ...others } = leedsSite
    const config = JSON.parse(others['site.config.json'] ?? '') as { company: object }
    const address = { street: '210 Wayne Avenue', city: 'Dayton', state: 'OH', zip: '45402' }
    const phone = '(937) 555-0142'
    const sources = {
      ...others,
      'site.config.json': JSON.stringify({ ...config, company: { ...config.company, address, phone } }),
    }
    const { model } = compileSite({ sources })
    expect(model && readNewPage(model, 'towns', 'Dayton')).toEqual({
      refusal: 'Write the town and its state as two capital letters, like this: "Dayton, OH".',
    })
  })

  const abroad = (words: string) => {
    const { model } = compileSite({ sources: leedsSite })
    return model && readNewPage(model, 'towns', words)
  }

  test.each([
    ['Ilkley', 'ilkley', 'Ilkley', { city: 'Ilkley' }],
    ['Toronto, ON', 'toronto-on', 'Toronto, ON', { city: 'Toronto', state: 'ON' }],
    ['Garmisch , Bayern', 'garmisch-bayern', 'Garmisch, Bayern', { city: 'Garmisch', state: 'Bayern' }],
    ['York,', 'york', 'York', { city: 'York' }],
  ])('reads the town "%s" of another country', (words, stem, name, location) => {
    expect(abroad(words)).toEqual({ folder: 'towns', file: `pages/towns/${stem}.json`, name, location })
  })

  test.each([
    ['Vejer, Cádiz', { city: 'Vejer', state: 'Cádiz' }],
    ['Puerto de Cádiz', { city: 'Puerto de Cádiz' }],
  ])('reads "%s" where the other towns are in a province of a longer name', (words, location) => {
    const town = { name: 'Tarifa', title: 'Tarifa in Cádiz', location: { city: 'Tarifa', state: 'Cádiz' } }
    const { 'pages/towns/leeds.json': _, 'pages/towns/otley.json': __, ...others } = leedsSite
    const { model } = compileSite({
      sources: { ...others, 'pages/towns/tarifa.json': pageFile([], town) },
      tolerate: () => true,
    })
    expect(model && readNewPage(model, 'towns', words)).toMatchObject({ location })
  })

  test('asks for the town at ", ON" in another country', () => {
    expect(abroad(', ON')).toEqual({ refusal: 'Write the town first, like this: "Leeds" or "Toronto, ON".' })
  })

  test.each(['', '???', ' – '])('refuses "%s", of which no file name can be made', (words) => {
    expect(read('services', words)).toEqual({ refusal: expect.stringContaining('No file name can be made of') })
  })

  test('takes no signs into a name that nobody sees', () => {
    expect(read('services', 'Window\u202e \u200bCleaning\u0000')).toMatchObject({ name: 'Window Cleaning' })
  })

  test('refuses a name that is too long for a file', () => {
    expect(read('services', 'Windows '.repeat(40))).toEqual({
      refusal: expect.stringMatching(/^A name of 319 characters is too long for a file\. /),
    })
  })

  test('names the file of a page by its words', () => {
    expect(read('services', 'Window & Glass Cleaning')).toEqual({
      folder: 'services',
      file: 'pages/services/window-and-glass-cleaning.json',
      name: 'Window & Glass Cleaning',
    })
  })

  test('puts a page of no folder into pages/', () => {
    expect(read('', 'Careers')).toMatchObject({ file: 'pages/careers.json' })
  })
})
