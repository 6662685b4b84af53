import type { Page, Site } from '../../schemas/index.ts'
import { baseSite } from './baseSite.ts'

/** The site of a company in Leeds, whose towns have no state, as the texts of its files. */
const { company, ...rest } = JSON.parse(baseSite['site.config.json'] ?? '') as Site

export const leedsConfig: Site = {
  ...rest,
  domain: 'https://www.airevalley.example',
  kinds: { services: 'service', towns: 'location', contact: 'contact' },
  company: {
    ...company,
    name: 'Aire Valley Cleaning',
    tagline: 'OFFICE CLEANING IN YORKSHIRE',
    phone: '0113 496 0123',
    email: 'hello@airevalley.example',
    address: { street: '12 Park Row', city: 'Leeds', zip: 'LS1 5HN', country: 'GB' },
    priceRange: '££',
    description: 'Evening cleaning for offices in and around Leeds.',
    responseTime: 'one working day',
  },
  header: { links: ['/services/', '/towns/'], button: { label: 'Get a Quote', href: '/quote/' } },
  footer: { columns: [{ heading: 'Towns', source: { collection: 'towns' } }], links: ['/contact/'], careers: null },
}

function page(name: string, sections: Page['sections'] = [], more: Partial<Page> = {}): string {
  const written: Page = {
    name,
    title: `${name} | {company}`,
    description: `${name}: how {company} looks after offices in the evening, and what an hour of that costs.`,
    ...more,
    sections: [{ type: 'hero', heading: more.location ? 'Office Cleaning in {city}' : name }, ...sections],
  }
  return JSON.stringify(written, null, 2)
}

/** Returns the page of a town; its texts are distinct. */
const town = (location: NonNullable<Page['location']>, text: string) =>
  page(location.city, [{ type: 'prose', body: text }, { type: 'quoteForm' }], { location })

export const leedsSite: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify(leedsConfig, null, 2),
  'pages/index.json': page('Home', [{ type: 'cardGrid', source: { collection: 'services' } }]),
  'pages/quote.json': page('Quote', [{ type: 'quoteForm' }]),
  'pages/contact.json': page('Contact', [{ type: 'contactDetails' }]),
  'pages/services/index.json': page('Services', [{ type: 'cardGrid', source: { collection: 'services' } }]),
  'pages/services/offices.json': page('Offices', [{ type: 'prose', body: 'From £18 an hour, VAT included.' }]),
  'pages/towns/index.json': page('Towns', [
    { type: 'cardGrid', source: { collection: 'towns' } },
    { type: 'map', mode: 'placeholder' },
  ]),
  'pages/towns/leeds.json': town(
    { city: 'Leeds', county: 'West Yorkshire', zips: ['LS1 5HN', 'LS2'], latitude: 53.7996, longitude: -1.5491 },
    'Our crew starts at Park Row, two minutes from the station, and works its way to the canal.',
  ),
  'pages/towns/otley.json': town(
    { city: 'Otley', county: 'West Yorkshire', zips: ['LS21 3AB'], latitude: 53.9056, longitude: -1.6939 },
    'Two of us live below the Chevin. Keys of the market square are with the caretaker by six.',
  ),
}
