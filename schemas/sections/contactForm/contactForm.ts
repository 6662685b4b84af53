import type { JSONSchema } from 'json-schema-to-ts'
import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { presets } from '../../parts/presets.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'

export const contactForm = {
  type: 'object',
  title: 'Contact form',
  description: 'The form with which a visitor sends a message.',
  properties: { ...common, presets, branch: sectionBranch, ...besideForm },
  additionalProperties: false,
} as const satisfies JSONSchema
