import type { JSONSchema } from 'json-schema-to-ts'
import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { presets } from '../../parts/presets.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'

export const quoteForm = {
  type: 'object',
  title: 'Quote form',
  description: 'The form with which a visitor requests a quote.',
  properties: {
    ...common,
    presets,
    branch: sectionBranch,
    ...besideForm,
  },
  additionalProperties: false,
} as const satisfies JSONSchema
