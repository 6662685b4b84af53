import type { JSONSchema } from 'json-schema-to-ts'
import { flag } from './flag.ts'
import { patterns } from './patterns.ts'
import { inlineText, plainText } from './text.ts'
import { string } from './typed.ts'

/** Properties that every section may have. */
export const common = {
  id: string('Anchor', 'A short name, so that links can jump to this section: /about/#values.', {
    examples: ['values'],
    pattern: patterns.name,
  }),
  heading: plainText('Heading', 'The heading of this section.', 'Our Core Services'),
  intro: inlineText(
    'Introduction',
    'One or two sentences under the heading; **bold**, *italic* and [links](/contact/) may be used.',
    'Five services, one crew that knows your building.',
  ),
  tone: string(
    'Background',
    'The ground the section stands on: default, alt (slightly darker) or deep (dark, in the colour of the brand).',
    { enum: ['default', 'alt', 'deep'], default: 'default', examples: ['alt'] },
  ),
  hidden: flag('Hidden', 'Leaves this section out of the page without deleting it.'),
  note: string('Note to self', 'A remark for the next person who edits this file; visitors never see it.', {
    examples: ['Waiting for the new photo from the Towson job.'],
  }),
} as const satisfies Record<string, JSONSchema>
