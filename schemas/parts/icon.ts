import type { JSONSchema } from 'json-schema-to-ts'

/** Names of the icons of `src/ui/Icon/icons.ts`; a name without an icon does not compile. */
export const iconNames = [
  'badge-check',
  'brush-cleaning',
  'building-2',
  'calendar-check',
  'clipboard-check',
  'clock',
  'droplets',
  'file-text',
  'hand-heart',
  'hard-hat',
  'hospital',
  'key-round',
  'landmark',
  'layers',
  'leaf',
  'mail',
  'map-pin',
  'message-square',
  'phone',
  'scale',
  'school',
  'shield-check',
  'sliders-horizontal',
  'spray-can',
  'stethoscope',
  'store',
  'trash-2',
  'users',
  'warehouse',
  'wind',
] as const

/** The name of a small line icon. */
export const icon = {
  type: 'string',
  title: 'Icon',
  description: 'The name of a small line drawing shown beside the title.',
  enum: iconNames,
  examples: ['shield-check'],
} as const satisfies JSONSchema
