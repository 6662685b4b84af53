import { flag } from '../flag.ts'
import { plainText } from '../text.ts'
import { array, object } from '../typed.ts'

const coordinates = array('Points', 'Points of the line, each as [latitude, longitude].', {
  items: {
    type: 'array',
    items: [
      { type: 'number', format: 'latitude', minimum: -90, maximum: 90 },
      { type: 'number', format: 'longitude', minimum: -180, maximum: 180 },
    ],
    minItems: 2,
    maxItems: 2,
    additionalItems: false,
  },
  minItems: 2,
  examples: [
    [
      [39.29, -76.61],
      [39.4, -76.6],
    ],
  ],
})

/** Lines of the drawn map of the service area. */
export const area = object('Drawn map', 'Lines of the drawn map of the service area.', {
  properties: {
    outlines: array('Outlines', 'Borders of counties and water.', {
      items: object('Outline', 'A border.', {
        properties: {
          name: plainText('Name', 'What lies inside.', 'Baltimore County'),
          water: flag('Water', 'Whether it is water.'),
          points: coordinates,
        },
        required: ['name', 'points'],
      }),
    }),
    roads: array('Roads', 'Main roads, and roads of single towns.', {
      items: object('Road', 'A road.', {
        properties: {
          name: plainText('Name', 'The name on the map.', 'I-695'),
          local: flag('Local', 'Whether it is drawn only on the map of a town whose roads name it.'),
          points: coordinates,
        },
        required: ['name', 'points'],
      }),
    }),
  },
})
