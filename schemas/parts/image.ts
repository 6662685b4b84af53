import type { JSONSchema } from 'json-schema-to-ts'
import { framing } from './framing.ts'
import { integer, string } from './typed.ts'

/** Names of the drawn scenes of `src/ui/scenes/`; a name without a drawing does not compile. */
export const sceneNames = [
  'rowhouses',
  'skyline',
  'janitorial-services',
  'commercial-office-cleaning',
  'disinfection',
  'floor-care',
  'post-construction-cleaning',
  'medical',
  'offices',
  'schools-daycare',
  'retail',
  'government',
  'clipboard',
  'front-desk',
  'doorstep',
  'wet-floor-sign',
  'marble-steps',
  'supply-closet',
  'scope-sheet',
  'key-tag',
  'shift-log',
  'five-doors',
  'notebook',
  'letter-slot',
  'directory-board',
  'route-van',
  'road-map',
  'floor-before',
  'floor-after',
  'carpet',
  'vinyl-tile',
  'polished-floor',
  'wood-floor',
  'tile-and-grout',
] as const

/** A photo whose cropping is fixed by its box. */
const plainPhoto = {
  type: 'object',
  title: 'Photo',
  properties: {
    src: string(
      'File or address',
      'A file in the public folder, as large as the camera made it, or an address on a host that site.config.json allows.',
      { examples: ['/images/lobby.jpg'], minLength: 1 },
    ),
    alt: string(
      'Description for people who cannot see it',
      'What the picture shows, in one sentence; read aloud by screen readers.',
      { examples: ['Two people at a table by a window look at a plan'] },
    ),
    width: integer(
      'Width',
      'Width in pixels, for pictures on other hosts; of a file in the public folder the build reads it.',
      { examples: [1600], minimum: 1 },
    ),
    height: integer(
      'Height',
      'Height in pixels, for pictures on other hosts; of a file in the public folder the build reads it.',
      { examples: [1200], minimum: 1 },
    ),
  },
  required: ['src', 'alt'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A photo with the cropping that the page sets. */
export const photo = {
  ...plainPhoto,
  $comment: 'photo',
  description: 'A photo with its description.',
  properties: { ...plainPhoto.properties, ...framing },
} as const satisfies JSONSchema

/** A photo in a list with one aspect ratio for all photos. */
export const evenPhoto = {
  ...photo,
  properties: { ...plainPhoto.properties, focus: framing.focus, fit: framing.fit },
} as const satisfies JSONSchema

const scene = {
  type: 'object',
  title: 'Drawn scene',
  properties: {
    scene: string('Scene', 'The name of a drawing that comes with the site; it follows light and dark mode.', {
      enum: sceneNames,
      examples: ['floor-care'],
    }),
  },
  required: ['scene'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A picture: a file or address with its description, or one of the drawn scenes. */
export const image = {
  $comment: 'image',
  title: 'Picture',
  description: 'A photo with its description, or one of the drawn scenes that come with the site.',
  anyOf: [scene, { ...plainPhoto, properties: photo.properties }],
} as const satisfies JSONSchema

/** A picture in a list with one aspect ratio for all pictures. */
export const evenPicture = { ...image, anyOf: [evenPhoto, scene] } as const satisfies JSONSchema

/** The picture for sharing a page; social networks crop it themselves. */
export const socialPicture = {
  ...image,
  title: 'Social picture',
  description: 'The picture shown when the page is shared.',
  anyOf: [scene, plainPhoto],
} as const satisfies JSONSchema
