import { describe, expect, test } from 'vitest'
import { toldWith } from '../../../sites/siteFolder.ts'

const roundhay = 'pages/practices/roundhay.json'
const config = 'site.config.json'

describe('src/content/review/offices/createBranchPlaceCheck', () => {
  test('tells a pin in another region than the branch, and another code of a street', () => {
    expect(toldWith('dental', [[roundhay, '"latitude": 53.8312', '"latitude": 51.5012']])).toEqual([
      `${roundhay}: place-told-otherwise`,
    ])
    expect(toldWith('dental', [[config, '"LS8 2QT"', '"LS17 7AA"']])).toEqual([`${roundhay}: place-told-otherwise`])
  })

  test('tells it in the configuration where more of the site agrees with the page', () => {
    const contact = 'pages/contact.json'
    expect(toldWith('dental', [[config, '"latitude": 53.8312', '"latitude": 51.5012']])).toEqual([
      `${config}: place-told-otherwise`,
    ])
    expect(
      toldWith('dental', [
        [config, '"LS8 2QT"', '"LS17 7AA"'],
        [contact, '"description": "', '"description": "Roundhay LS8 2QT. '],
      ]),
    ).toEqual([`${config}: place-told-otherwise`])
  })

  test('tells the pin of another office, however near', () => {
    const pin = '"latitude": 53.8312,\n    "longitude": -1.5021'
    const other = '"latitude": 53.8203,\n    "longitude": -1.5768'
    expect(toldWith('dental', [[roundhay, pin, other]])).toEqual([`${roundhay}: place-told-otherwise`])
  })

  test('leaves the code of a town and a pin in its middle alone', () => {
    expect(toldWith('dental', [[roundhay, '"LS8 2QT"', '"LS8"']])).toEqual([])
    expect(toldWith('dental', [[roundhay, '"latitude": 53.8312', '"latitude": 53.8412']])).toEqual([])
  })

  test('tells another district in a title', () => {
    const headingley = 'pages/practices/headingley.json'
    expect(toldWith('dental', [[headingley, 'Leeds LS6 |', 'Leeds LS16 |']])).toEqual([
      `${headingley}: place-told-otherwise`,
    ])
    for (const title of ['Leeds LS8 |', 'Leeds |', 'near LS16 |', 'Leeds M62 |'])
      expect(toldWith('dental', [[headingley, 'Leeds LS6 |', title]])).toEqual([])
    const towns = '"zips": ["LS6 3QD", "LS16 5AA"]'
    const both: [string, string, string] = [headingley, '"zips": ["LS6 3QD"]', towns]
    expect(toldWith('dental', [[headingley, 'Leeds LS6 |', 'Leeds LS16 |'], both])).toEqual([])
  })
})
