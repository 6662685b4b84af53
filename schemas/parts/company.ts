import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'
import { plain } from './text.ts'

/** The facts of the company, in any country. */
export const company = {
  type: 'object',
  title: 'Company',
  description: 'The facts of the company; pages use them as {company}, {phone}, {email} and {responseTime}.',
  properties: {
    name: { ...plain, title: 'Name', description: 'The name of the company.', examples: ['Marblestep'] },
    tagline: {
      ...plain,
      title: 'Tagline',
      description: 'The line under the name in the footer.',
      examples: ['JANITORIAL & FACILITY SOLUTIONS'],
    },
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
        street: {
          ...plain,
          title: 'Street',
          description: 'Street and number.',
          examples: ['3410 Windsor Mill Road'],
        },
        city: { ...plain, title: 'City', description: 'The town of the office.', examples: ['Baltimore'] },
        state: {
          ...plain,
          title: 'State or province',
          description: 'The state or province as addresses write it; left out where they name none.',
          examples: ['ON'],
        },
        zip: {
          ...plain,
          title: 'Postal code',
          description: 'The postal code; left out where there is none.',
          examples: ['LS1 4AP'],
        },
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
    latitude: {
      type: 'number',
      title: 'Latitude',
      description: 'Degrees north of the office.',
      minimum: -90,
      maximum: 90,
      examples: [39.3237],
    },
    longitude: {
      type: 'number',
      title: 'Longitude',
      description: 'Degrees east of the office (negative west of Greenwich).',
      minimum: -180,
      maximum: 180,
      examples: [-76.7133],
    },
    hours: {
      type: 'array',
      title: 'Hours',
      description: 'When the office answers the phone, one line for each span of days and of times.',
      items: {
        type: 'object',
        title: 'Span',
        description: 'Days and the time they open and close.',
        properties: {
          days: {
            ...plain,
            title: 'Days',
            description: 'The days, as visitors read them.',
            examples: ['Monday–Friday'],
          },
          schema: {
            type: 'string',
            title: 'For search engines',
            description: 'The same days and times in the form of schema.org; left out for days that are closed.',
            pattern: patterns.openingHours,
            examples: ['Mo-Fr 07:00-19:00'],
          },
          time: {
            ...plain,
            title: 'Time',
            description: 'The times, as visitors read them.',
            examples: ['7 am – 7 pm'],
          },
        },
        required: ['days', 'time'],
        additionalProperties: false,
      },
    },
    priceRange: {
      ...plain,
      title: 'Price range',
      description: 'The price marker for search engines.',
      examples: ['$'],
    },
    description: {
      ...plain,
      title: 'Description',
      description: 'The company in one sentence.',
      examples: ['Janitorial and facility cleaning for offices, clinics, schools, stores and public buildings.'],
    },
    responseTime: {
      ...plain,
      title: 'Response time',
      description: 'How soon a request is answered; pages use it as {responseTime}.',
      examples: ['one business day'],
    },
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
        state: { ...plain, title: 'State', description: 'The state as two capital letters.', examples: ['MD'] },
        zip: { ...plain, title: 'ZIP code', description: 'The ZIP code.', examples: ['21207'] },
      },
      required: ['street', 'city', 'state', 'zip'],
    },
    longitude: { ...longitude, description: 'Degrees east of the office (negative in America).' },
  },
} as const satisfies JSONSchema
