import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'
import { plain } from './text.ts'

/** Facts of the town a page is about, in any country: they fill the placeholders of its text and its structured data. */
export const location = {
  type: 'object',
  title: 'Town',
  description: 'Facts of the town this page is about; {city}, {state} and {county} in the text are filled from here.',
  properties: {
    city: { ...plain, title: 'City', description: 'The name of the town.', examples: ['Towson'] },
    state: {
      ...plain,
      title: 'State or province',
      description: 'The state or province as addresses write it; left out where they name none.',
      examples: ['ON'],
    },
    county: { ...plain, title: 'County', description: 'The county of the town.', examples: ['Baltimore County'] },
    zips: {
      type: 'array',
      title: 'Postal codes',
      description: 'The postal codes of the town.',
      items: plain,
      minItems: 1,
      examples: [['LS1 4AP', 'LS2']],
    },
    roads: {
      type: 'array',
      title: 'Roads',
      description: 'Roads and places that the text of this page names.',
      items: plain,
      minItems: 1,
      examples: [['York Road', 'Goucher Boulevard']],
    },
    latitude: {
      type: 'number',
      title: 'Latitude',
      description: 'Degrees north, for the map.',
      minimum: -90,
      maximum: 90,
      examples: [39.4015],
    },
    longitude: {
      type: 'number',
      title: 'Longitude',
      description: 'Degrees east (negative west of Greenwich), for the map.',
      minimum: -180,
      maximum: 180,
      examples: [-76.6019],
    },
  },
  required: ['city'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The same in the United States: each town has a state, written as two letters, and ZIP codes of five digits. */
export const americanLocation = {
  ...location,
  properties: {
    ...location.properties,
    state: {
      type: 'string',
      title: 'State',
      description: 'The state as two capital letters.',
      pattern: patterns.twoCapitals,
      examples: ['MD'],
    },
    zips: {
      type: 'array',
      title: 'ZIP codes',
      description: 'The ZIP codes of the town.',
      items: { type: 'string', pattern: patterns.zip },
      minItems: 1,
      examples: [['21204', '21286']],
    },
    longitude: {
      ...location.properties.longitude,
      description: 'Degrees east (negative in America), for the map.',
    },
  },
  required: ['city', 'state'],
} as const satisfies JSONSchema
