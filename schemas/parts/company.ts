import type { JSONSchema } from 'json-schema-to-ts'
import { businessTypes } from './businessTypes.ts'
import { degrees } from './degrees.ts'
import { patterns } from './patterns.ts'
import { plainText } from './text.ts'

/** What an office is to search engines. */
export const businessType = {
  type: 'string',
  title: 'Kind of business',
  description: 'What the business is, for search engines, such as Dentist or Restaurant.',
  enum: businessTypes,
  default: 'LocalBusiness',
  examples: ['HomeAndConstructionBusiness'],
} as const satisfies JSONSchema

/** The facts of the company, in any country. */
export const company = {
  type: 'object',
  title: 'Company',
  description: 'The facts of the company; pages use them as {company}, {phone}, {email} and {responseTime}.',
  properties: {
    name: plainText('Name', 'The name of the company.', 'Marblestep'),
    type: businessType,
    tagline: plainText('Tagline', 'The line under the name in the footer.', 'JANITORIAL & FACILITY SOLUTIONS'),
    phone: {
      type: 'string',
      pattern: patterns.phone,
      title: 'Phone',
      description: 'The phone number as visitors read it.',
      examples: ['(410) 555-0142'],
    },
    email: {
      type: 'string',
      title: 'E-mail',
      description: 'The address visitors write to.',
      pattern: patterns.email,
      examples: ['hello@marblestep.example'],
    },
    address: {
      type: 'object',
      title: 'Address',
      description: 'The street address.',
      properties: {
        street: plainText('Street', 'Street and number.', '3410 Windsor Mill Road'),
        city: plainText('City', 'The town of the office.', 'Baltimore'),
        state: plainText(
          'State or province',
          'The state or province as addresses write it; left out where they name none.',
          'ON',
        ),
        zip: plainText('Postal code', 'The postal code; left out where there is none.', 'LS1 4AP'),
        country: {
          type: 'string',
          title: 'Country',
          description: 'The country as two capital letters (ISO 3166).',
          pattern: patterns.twoCapitals,
          default: 'US',
          examples: ['US'],
        },
      },
      required: ['street', 'city'],
      additionalProperties: false,
    },
    latitude: degrees('Latitude', 'Degrees north of the office.', 90, 39.3237),
    longitude: degrees('Longitude', 'Degrees east of the office (negative west of Greenwich).', 180, -76.7133),
    hours: {
      type: 'array',
      title: 'Hours',
      description: 'When the office answers the phone, one line for each span of days and of times.',
      items: {
        type: 'object',
        title: 'Span',
        description: 'Days and the time they open and close.',
        properties: {
          days: plainText('Days', 'The days, as visitors read them.', 'Monday–Friday'),
          schema: {
            type: 'string',
            title: 'For search engines',
            description:
              'The same days and hours for search engines, as Mo-Fr 07:00-19:00; left out for days that are closed.',
            pattern: patterns.openingHours,
            examples: ['Mo-Fr 07:00-19:00'],
          },
          time: plainText('Time', 'The times, as visitors read them.', '7 am – 7 pm'),
        },
        required: ['days', 'time'],
        additionalProperties: false,
      },
    },
    founded: {
      type: 'integer',
      title: 'Founded',
      description: 'The year in which the company was founded, for search engines.',
      minimum: 1000,
      maximum: 2100,
      examples: [2009],
    },
    sameAs: {
      type: 'array',
      title: 'Other places on the web',
      description:
        'Web addresses of pages elsewhere that are about the company, such as its profile on Facebook, for search engines.',
      items: {
        type: 'string',
        title: 'Profile',
        description: 'The web address of a page about the company.',
        pattern: patterns.httpsAddress,
        examples: ['https://www.facebook.com/marblestep'],
      },
      minItems: 1,
      uniqueItems: true,
      examples: [['https://www.facebook.com/marblestep']],
    },
    priceRange: plainText('Price range', 'The price marker for search engines.', '$'),
    description: plainText(
      'Description',
      'The company in one sentence.',
      'Janitorial and facility cleaning for offices, clinics, schools, stores and public buildings.',
    ),
    responseTime: plainText(
      'Response time',
      'How soon a request is answered; pages use it as {responseTime}.',
      'one business day',
    ),
  },
  required: ['name', 'tagline', 'phone', 'email', 'address', 'priceRange', 'description', 'responseTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

const { address, longitude } = company.properties

/** The same in the United States: an address has a state and a ZIP code. */
export const americanCompany = {
  ...company,
  properties: {
    ...company.properties,
    address: {
      ...address,
      properties: {
        ...address.properties,
        state: plainText('State', 'The state as two capital letters.', 'MD'),
        zip: plainText('ZIP code', 'The ZIP code.', '21207'),
      },
      required: ['street', 'city', 'state', 'zip'],
    },
    longitude: { ...longitude, description: 'Degrees east of the office (negative in America).' },
  },
} as const satisfies JSONSchema
