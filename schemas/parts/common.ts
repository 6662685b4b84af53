import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'
import { inline, plain } from './text.ts'

/** Fields that every section may carry. */
export const common = {
  id: {
    type: 'string',
    title: 'Anchor',
    description: 'A short name, so that links can jump to this section: /about/#values.',
    examples: ['values'],
    pattern: patterns.name,
  },
  heading: { ...plain, title: 'Heading', description: 'The heading of this section.', examples: ['Our Core Services'] },
  intro: {
    ...inline,
    title: 'Introduction',
    description: 'One or two sentences under the heading; **bold**, *italic* and [links](/contact/) may be used.',
    examples: ['Five services, one crew that knows your building.'],
  },
  tone: {
    type: 'string',
    title: 'Background',
    description: 'The ground the section stands on: default, alt (slightly darker) or deep (dark green).',
    enum: ['default', 'alt', 'deep'],
    default: 'default',
    examples: ['alt'],
  },
  hidden: {
    type: 'boolean',
    title: 'Hidden',
    description: 'Leaves this section out of the page without deleting it.',
    examples: [true],
  },
  note: {
    type: 'string',
    title: 'Note to self',
    description: 'A remark for the next person who edits this file; visitors never see it.',
    examples: ['Waiting for the new photo from the Towson job.'],
  },
} as const satisfies Record<string, JSONSchema>
