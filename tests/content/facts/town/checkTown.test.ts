import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../schemas/index.ts'
import { checkTown } from '../../../../src/content/facts/town/checkTown.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'

type Location = NonNullable<Page['location']>

function check(country: string, location: Location, name = location.city, file = 'pages/towns/town.json') {
  const page: SitePage = {
    file,
    path: '/towns/town/',
    page: { name, title: name, description: name, location },
    notes: { words: [], anchors: [] },
    sections: [],
  }
  return checkTown(page, country)
}
const tell = (...town: Parameters<typeof check>) => check(...town).map(({ message }) => message)

describe('src/content/facts/town/checkTown', () => {
  test.each<[string, Location, string?]>([
    [
      'US',
      { city: 'Laurel', state: 'MD', zips: ['20707', '20723'], latitude: 39.0993, longitude: -76.8483 },
      'Laurel, MD',
    ],
    ['US', { city: 'Washington', state: 'DC', zips: ['20001'], latitude: 38.9072, longitude: -77.0369 }],
    ['US', { city: 'Honolulu', state: 'HI', zips: ['96813'], latitude: 21.3069, longitude: -157.8583 }],
    ['US', { city: 'Adak', state: 'AK', zips: ['99546'], latitude: 51.88, longitude: -176.658 }],
    ['US', { city: 'Shemya', state: 'AK', latitude: 52.72, longitude: 174.11 }],
    ['US', { city: 'San Juan', state: 'PR', zips: ['00901'], latitude: 18.4655, longitude: -66.1057 }],
    ['US', { city: 'El Paso', state: 'TX', zips: ['79901', '88510'] }],
    ['US', { city: 'Fishers Island', state: 'NY', zips: ['06390'] }],
    ['US', { city: 'Alta', state: 'WY', zips: ['83414'] }],
    ['US', { city: 'Windsor', state: 'ON', latitude: 42.3149, longitude: -83.0364 }, 'Windsor, ON'],
    ['US', { city: 'McLean', state: 'VA' }, 'McLean, VA'],
    ['US', { city: 'DeKalb', state: 'IL' }],
    ['US', { city: 'St. Michaels', state: 'MD' }, 'Saint Michaels, MD'],
    ['US', { city: 'Bel Air', state: 'MD' }, 'Bel Air South, MD'],
    ['US', { city: 'Baltimore', state: 'MD' }, 'Inner Harbor'],
    ['US', { city: 'Towson', state: 'MD' }, 'Towson & Lutherville'],
    ['US', { city: 'Towson', state: 'MD' }, 'Towson, Maryland'],
    ['US', { city: 'LaPlata', state: 'MD' }, 'La Plata, MD'],
    ['CA', { city: 'Montréal', state: 'QC', zips: ['H2X 1Y4', 'H2X'] }, 'Montreal'],
    ['CA', { city: 'Toronto', state: 'Ontario', zips: ['M5V2T6'] }, 'Toronto, ON'],
    ['CA', { city: 'Iqaluit', state: 'NU', zips: ['X0A 0H0'], latitude: 63.7467, longitude: -68.517 }],
    [
      'GB',
      { city: 'Leeds', zips: ['LS1 5HN', 'LS2', 'EC1A 1BB', 'W1A 0AX', 'BT1 5GS'], latitude: 53.8, longitude: -1.55 },
    ],
    ['GB', { city: 'Leeds', state: 'England' }, 'Leeds, West Yorkshire'],
    ['IE', { city: 'Dublin', zips: ['D02 AF30', 'D6W'], latitude: 53.35, longitude: -6.26 }],
    ['FR', { city: 'L’Haÿ-les-Roses', zips: ['94240'], latitude: 48.78, longitude: 2.34 }],
    ['FR', { city: 'Ajaccio', zips: ['20000'], latitude: 41.92, longitude: 8.74 }],
    ['FR', { city: 'Saint-Denis', zips: ['97400'], latitude: -20.88, longitude: 55.45 }],
    ['DE', { city: 'Köln', zips: ['50667', 'D-50668'], latitude: 50.94, longitude: 6.96 }, 'Koeln'],
    ['DE', { city: 'Dresden', zips: ['01067'] }],
    ['AT', { city: 'Wien', zips: ['1010'], latitude: 48.21, longitude: 16.37 }],
    ['NL', { city: '’s-Hertogenbosch', zips: ['5211 AB', '5211'] }],
    ['AU', { city: 'Canberra', state: 'ACT', zips: ['2600', '0200'], latitude: -35.28, longitude: 149.13 }],
    ['AU', { city: 'Albury', state: 'NSW', zips: ['2640'] }],
    ['NZ', { city: 'Chatham', zips: ['8016'], latitude: -43.95, longitude: -176.55 }],
    ['ES', { city: 'Las Palmas', zips: ['35001'], latitude: 28.12, longitude: -15.43 }],
    ['AE', { city: 'Dubai', latitude: 25.2, longitude: 55.27 }],
    ['KE', { city: 'Nairobi', zips: ['00100'], latitude: -1.29, longitude: 36.82 }],
    ['JP', { city: '東京', zips: ['100-0001'] }],
  ])('has nothing against a town of %s: %j', (country, location, name) => {
    expect(tell(country, location, name)).toEqual([])
  })

  test.each<[string, Location, string[], string?]>([
    ['US', { city: 'Laurel, MD', state: 'MD' }, ['The city has its state in it: "Laurel, MD".']],
    ['US', { city: 'Laurel MD', state: 'MD' }, ['The city has its state in it: "Laurel MD".']],
    ['US', { city: 'laurel md', state: 'MD' }, ['The city has its state in it: "laurel md".']],
    ['US', { city: 'Laurel, Maryland', state: 'MD' }, ['The city has its state in it: "Laurel, Maryland".']],
    ['US', { city: 'Laurel, VA', state: 'MD' }, ['The city has "VA" in it: "Laurel, VA".']],
    ['CA', { city: 'Toronto, ON', state: 'ON' }, ['The city has its state in it: "Toronto, ON".']],
    ['AU', { city: 'Sydney NSW', state: 'NSW' }, ['The city has its state in it: "Sydney NSW".']],
    ['GB', { city: 'LEEDS' }, ['The city is written in capitals: "LEEDS".']],
    ['FR', { city: 'lyon' }, ['The city is written in small letters: "lyon".']],
    ['US', { city: 'Laurel', state: 'ZZ' }, ['"ZZ" is no state of the United States.']],
    ['CA', { city: 'Toronto', state: 'OT' }, ['"OT" is no province of Canada.']],
    ['CA', { city: 'Toronto', state: 'on' }, ['"state" must be capital letters, not "on".']],
    ['AU', { city: 'Sydney', state: 'NWS' }, ['"NWS" is no state of Australia.']],
    [
      'US',
      { city: 'Laurel', state: 'MD', zips: ['10001'] },
      ['The ZIP code "10001" lies in New York, not in Maryland.'],
    ],
    [
      'CA',
      { city: 'Toronto', state: 'ON', zips: ['H2X 1Y4'] },
      ['The postal code "H2X 1Y4" lies in Quebec, not in Ontario.'],
    ],
    [
      'AU',
      { city: 'Sydney', state: 'NSW', zips: ['3000'] },
      ['The postal code "3000" lies in Victoria, not in New South Wales.'],
    ],
    ['GB', { city: 'Leeds', zips: ['LX1 5HN'] }, ['"LX1 5HN" is no postal code of the United Kingdom.']],
    ['GB', { city: 'Leeds', zips: ['ls1 5hn'] }, ['"ls1 5hn" is no postal code of the United Kingdom.']],
    ['CA', { city: 'Toronto', zips: ['M5V 2TO'] }, ['"M5V 2TO" is no postal code of Canada.']],
    ['FR', { city: 'Lyon', zips: ['6900'] }, ['"6900" is no postal code of France.']],
    ['DE', { city: 'Berlin', zips: ['1011'] }, ['"1011" is no postal code of Germany.']],
    ['AU', { city: 'Sydney', zips: ['20000'] }, ['"20000" is no postal code of Australia.']],
    ['GB', { city: 'Leeds', latitude: 53.8 }, ['"latitude" stands here without "longitude".']],
    [
      'GB',
      { city: 'Leeds', latitude: -1.55, longitude: 53.8 },
      ['The pin of Leeds lies outside the United Kingdom, as latitude and longitude are swapped.'],
    ],
    [
      'DE',
      { city: 'Berlin', latitude: 52.5, longitude: -13.4 },
      ['The pin of Berlin lies outside Germany, as its longitude has the wrong sign.'],
    ],
    [
      'AU',
      { city: 'Sydney', state: 'NSW', latitude: 33.87, longitude: 151.2 },
      ['The pin of Sydney lies outside New South Wales, as its latitude has the wrong sign.'],
    ],
    ['FR', { city: 'Lyon', latitude: 0, longitude: 0 }, ['The pin of Lyon lies outside France: 0, 0.']],
    ['GB', { city: 'Leads' }, ['The city is spelt "Leads", and "Leeds" in the name of this page.'], 'Leeds'],
    [
      'US',
      { city: 'Towson', state: 'MD' },
      ['The name of this page says "VA", its location block "MD".'],
      'Towson, VA',
    ],
    [
      'US',
      { city: 'Towson', state: 'MD' },
      ['The name of this page is written in capitals: "TOWSON, MD".'],
      'TOWSON, MD',
    ],
  ])('says of a town of %s, %j: %s', (country, location, messages, name = location.city.replace(/,.*/, '')) => {
    expect(tell(country, location, name)).toEqual(messages)
  })

  test('takes the spelling of the file where name and file agree', () => {
    const found = check('US', { city: 'Towsen', state: 'MD' }, 'Towson, MD', 'pages/locations/towson-md.json')
    expect(found).toMatchObject([{ replacement: '"Towson"' }])
  })

  test('only warns where nothing says which spelling is right', () => {
    const found = check('US', { city: 'Towsen', state: 'MD' }, 'Towson, MD', 'pages/locations/north.json')
    expect(found).toMatchObject([{ severity: 'warning' }])
    expect(found[0]).not.toHaveProperty('replacement')
  })

  test('only warns of one ZIP code across the border', () => {
    const found = check('US', { city: 'Delmar', state: 'MD', zips: ['21875', '19940'] })
    expect(found).toMatchObject([{ severity: 'warning', path: ['location', 'zips', 1] }])
  })
})
