import type { JSONSchema } from 'json-schema-to-ts'
import { degrees } from '../degrees.ts'
import { patterns } from '../patterns.ts'
import { plainText } from '../text.ts'
import { array, object, string } from '../typed.ts'
import { companyTypes } from './businessTypes.ts'

/** The business type of an office for search engines. */
export const businessType = string(
  'Kind of business',
  'What the business is, for search engines, such as Dentist or Restaurant.',
  { enum: companyTypes, default: 'LocalBusiness', examples: ['HomeAndConstructionBusiness'] },
)

/** The properties of every office of a company, the main one and each branch. */
export const office = {
  phone: {
    type: 'string',
    pattern: patterns.phone,
    title: 'Phone',
    description: 'The phone number as visitors read it.',
    examples: ['(410) 555-0142'],
  },
  email: string('E-mail', 'The address visitors write to.', {
    pattern: patterns.email,
    examples: ['hello@marblestep.example'],
  }),
  latitude: degrees('latitude', 'Latitude', 'Degrees north of the office.', 39.3237),
  longitude: degrees('longitude', 'Longitude', 'Degrees east of the office (negative west of Greenwich).', -76.7133),
  hours: array('Hours', 'When the office answers the phone, one line for each span of days and of times.', {
    items: object('Span', 'Days and the time they open and close.', {
      properties: {
        days: plainText('Days', 'The days, as visitors read them.', 'Monday–Friday'),
        schema: string(
          'For search engines',
          'The same days and hours for search engines, as Mo-Fr 07:00-19:00; left out for days that are closed.',
          { pattern: patterns.openingHours, examples: ['Mo-Fr 07:00-19:00'] },
        ),
        time: plainText('Time', 'The times, as visitors read them.', '7 am – 7 pm'),
      },
      required: ['days', 'time'],
    }),
  }),
} as const satisfies Record<string, JSONSchema>

/** The address of an office in any country. */
export const address = object('Address', 'The street address.', {
  properties: {
    street: plainText('Street', 'Street and number.', '3410 Windsor Mill Road'),
    city: plainText('City', 'The town of the office.', 'Baltimore'),
    state: plainText(
      'State or province',
      'The state or province as addresses write it; left out where they name none.',
      'ON',
    ),
    zip: plainText('Postal code', 'The postal code; left out where there is none.', 'LS1 4AP'),
    country: string('Country', 'The country as two capital letters (ISO 3166).', {
      pattern: patterns.twoCapitals,
      default: 'US',
      examples: ['US'],
    }),
  },
  required: ['street', 'city'],
})

const { default: _, ...country } = address.properties.country

/** The country of a branch. */
export const branchCountry = {
  ...country,
  description: 'The country as two capital letters (ISO 3166); that of the company when left out.',
} as const satisfies JSONSchema

/** The same for the United States: an address has a state and a ZIP code. */
export const americanAddress = {
  ...address,
  properties: {
    ...address.properties,
    state: plainText('State', 'The state as two capital letters.', 'MD'),
    zip: plainText('ZIP code', 'The ZIP code.', '21207'),
  },
  required: ['street', 'city', 'state', 'zip'],
} as const satisfies JSONSchema

/** The longitude of an office in the United States. */
export const americanLongitude = {
  ...office.longitude,
  description: 'Degrees east of the office (negative in America).',
} as const satisfies JSONSchema
