import type { JSONSchema } from 'json-schema-to-ts'

/** Names of the drawn scenes of `src/ui/scenes/`; a scene without a drawing does not compile. */
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
] as const

/** A picture: a file or address with its description, or one of the drawn scenes. */
export const image = {
  $comment: 'image',
  title: 'Picture',
  description: 'A photo with its description, or one of the drawn scenes that come with the site.',
  anyOf: [
    {
      type: 'object',
      title: 'Drawn scene',
      properties: {
        scene: {
          type: 'string',
          title: 'Scene',
          description: 'The name of a drawing that comes with the site; it follows light and dark mode.',
          enum: sceneNames,
          examples: ['floor-care'],
        },
      },
      required: ['scene'],
      additionalProperties: false,
    },
    {
      type: 'object',
      title: 'Photo',
      properties: {
        src: {
          type: 'string',
          title: 'File or address',
          description:
            'A file in the public folder, as large as the camera made it, or an address on a host that site.config.json allows.',
          examples: ['/images/lobby.jpg'],
          minLength: 1,
        },
        alt: {
          type: 'string',
          title: 'Description for people who cannot see it',
          description: 'What the picture shows, in one sentence; read aloud by screen readers.',
          examples: ['A crew member buffs the lobby floor of an office in Towson'],
        },
        width: {
          type: 'integer',
          title: 'Width',
          description:
            'Width in pixels, for pictures on other hosts; of a file in the public folder the build reads it.',
          examples: [1600],
          minimum: 1,
        },
        height: {
          type: 'integer',
          title: 'Height',
          description:
            'Height in pixels, for pictures on other hosts; of a file in the public folder the build reads it.',
          examples: [1200],
          minimum: 1,
        },
      },
      required: ['src', 'alt'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema
