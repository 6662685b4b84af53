import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from '../patterns.ts'
import { object, string } from '../typed.ts'

const files = <const Title extends string, const Description extends string, const Example extends string>(
  title: Title,
  description: Description,
  example: Example,
) =>
  ({
    type: 'array',
    title,
    description,
    items: string('Font', 'A font in the public folder, in the format woff2.', {
      pattern: patterns.fontFile,
      examples: [example],
    }),
    minItems: 1,
    maxItems: 6,
    uniqueItems: true,
    examples: [[example]],
  }) as const satisfies JSONSchema

/** A site's own fonts. */
export const fonts = object(
  'Fonts',
  'Fonts of your own in place of those of the builder, as files in the format woff2; the build measures them, so that nothing on the page moves when they arrive.',
  {
    properties: {
      headings: files('Headings', 'The font of headings: one file, or one for each weight.', '/fonts/headings.woff2'),
      texts: files(
        'Texts',
        'The font of all else: a file that has several weights, or one for regular words and one for bold ones.',
        '/fonts/texts.woff2',
      ),
    },
  },
)
