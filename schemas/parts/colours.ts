import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'

const colour = <const Description extends string, const Example extends string>(
  title: string,
  description: Description,
  example: Example,
) =>
  ({
    type: 'string',
    title,
    description,
    pattern: patterns.colour,
    examples: [example],
  }) as const satisfies JSONSchema

/** The colours of the theme by name; `src/ui/theme.ts` has their defaults. */
export const colours = {
  type: 'object',
  title: 'Colours',
  description:
    'Colours of the theme by name; those left out keep their default, and a text needs a contrast of 4.5 to its ground.',
  properties: {
    bg: colour('Ground', 'The ground of the page.', '#FBFAF7'),
    'bg-alt': colour('Second ground', 'The ground of every other section.', '#F1EEE7'),
    surface: colour('Surface', 'The ground of cards and forms.', '#FFFFFF'),
    ink: colour('Ink', 'Headings and texts.', '#14231F'),
    'ink-soft': colour('Soft ink', 'Texts that step back.', '#4A5853'),
    brand: colour('Brand', 'Links, marks and icons.', '#0E5A52'),
    'brand-deep': colour('Deep brand', 'The ground of the footer and of dark bands.', '#0A3B36'),
    'brand-tint': colour('Tinted ground', 'The ground of icons and hints.', '#E3F0ED'),
    action: colour('Button', 'The main button.', '#A63D24'),
    'action-hover': colour('Button under the pointer', 'The main button under the pointer.', '#8A2F1A'),
    'on-action': colour('On a button', 'Words of the main button.', '#FFFFFF'),
    'on-deep': colour('On deep brand', 'Headings on the deep brand colour.', '#FFFFFF'),
    'on-deep-soft': colour('Text on deep brand', 'Texts on the deep brand colour.', '#DCE9E5'),
    'on-deep-faint': colour('Faint on deep brand', 'Lines and small words on the deep brand colour.', '#A9C9C2'),
    accent: colour('Accent', 'Small marks on the deep brand colour.', '#F2B632'),
    ok: colour('Success', 'What was sent.', '#1E6B3A'),
    error: colour('Error', 'What is wrong in a form.', '#B3261E'),
    'error-tint': colour('Ground of an error', 'The ground of a message about what is wrong.', '#FCEBEA'),
    field: colour('Field', 'The edge of the boxes of a form.', '#857E70'),
    hairline: colour('Hairline', 'Thin lines between things.', '#D9D4C8'),
    focus: colour('Focus', 'The ring around what keys act on.', '#1A4FD6'),
    'focus-ring': colour(
      'Second ring of the focus',
      'A ring beside that of the focus, for grounds like it.',
      '#FFFFFF',
    ),
    sb: colour('Ground of scenes', 'The ground of drawn scenes and maps.', '#E3F0ED'),
    s1: colour('Light of scenes', 'The light shapes of scenes.', '#C9DDD8'),
    s2: colour('Middle of scenes', 'The shapes between light and dark of scenes.', '#7FA8A0'),
    s3: colour('Dark of scenes', 'The dark shapes of scenes.', '#0E5A52'),
    sa: colour('Accent of scenes', 'The one shape that stands out in scenes.', '#A63D24'),
    sl: colour('Lines of scenes', 'The lines of scenes.', '#14231F'),
    sw: colour('White of scenes', 'Windows and paper in scenes.', '#FFFFFF'),
  },
  additionalProperties: false,
  examples: [{ brand: '#0E5A52' }],
} as const satisfies JSONSchema
