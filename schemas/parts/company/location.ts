import type { JSONSchema } from 'json-schema-to-ts'
import { degrees } from '../degrees.ts'
import { patterns } from '../patterns.ts'
import { plain, plainText } from '../text.ts'
import { array, integer, object, string } from '../typed.ts'

/**
 * Facts of the town that a page is about, in any country; they fill the placeholders of its texts and its structured
 * data.
 */
export const location = object(
  'Town',
  'Facts of the town this page is about; {city}, {state} and {county} in the text are filled from here.',
  {
    properties: {
      city: plainText('City', 'The name of the town.', 'Towson'),
      state: plainText(
        'State or province',
        'The state or province as addresses write it; left out where they name none.',
        'ON',
      ),
      county: plainText('County', 'The county of the town.', 'Baltimore County'),
      zips: array('Postal codes', 'The postal codes of the town.', {
        items: plain,
        minItems: 1,
        uniqueItems: true,
        examples: [['LS1 4AP', 'LS2']],
      }),
      roads: array('Roads', 'Roads and places that the text of this page names.', {
        items: plain,
        minItems: 1,
        uniqueItems: true,
        examples: [['York Road', 'Goucher Boulevard']],
      }),
      latitude: degrees('latitude', 'Latitude', 'Degrees north, for the map.', 39.4015),
      longitude: degrees('longitude', 'Longitude', 'Degrees east (negative west of Greenwich), for the map.', -76.6019),
      minutes: integer(
        'Minutes from the office',
        'How many minutes a drive from your office takes, for the map; left out where you have not timed it.',
        { minimum: 1, maximum: 600, examples: [20] },
      ),
    },
    required: ['city'],
  },
)

/** The same for the United States: each town has a state as two letters, and ZIP codes of five digits. */
export const americanLocation = {
  ...location,
  properties: {
    ...location.properties,
    state: string('State', 'The state as two capital letters.', { pattern: patterns.state, examples: ['MD'] }),
    zips: array('ZIP codes', 'The ZIP codes of the town.', {
      items: { type: 'string', pattern: patterns.zip },
      minItems: 1,
      uniqueItems: true,
      examples: [['21204', '21286']],
    }),
    longitude: {
      ...location.properties.longitude,
      description: 'Degrees east (negative in America), for the map.',
    },
  },
  required: ['city', 'state'],
} as const satisfies JSONSchema
