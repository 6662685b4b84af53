import type { JSONSchema } from 'json-schema-to-ts'
import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { presets } from '../../parts/presets.ts'

export const contactForm = {
  type: 'object',
  title: 'Contact form',
  description: 'The form with which a visitor sends a message.',
  properties: { ...common, presets, ...besideForm },
  additionalProperties: false,
} as const satisfies JSONSchema
