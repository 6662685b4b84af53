import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from '../patterns.ts'
import { object } from '../typed.ts'
import { type ColourName, defaultColours } from './defaultColours.ts'

const { light } = defaultColours

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

/** The colours of the theme by name. */
export const colours = object(
  'Colours',
  'Colours of the theme by name; of those left out, shades follow the brand and the button, each mode follows the other one, and the rest keep their default; the check warns of words with a contrast below 4.5 to their ground and of lines and marks with one below 3.',
  {
    properties: {
      bg: colour('Ground', 'The ground of the page.', light.bg),
      'bg-alt': colour('Second ground', 'The ground of every other section.', light['bg-alt']),
      surface: colour('Surface', 'The ground of cards and forms.', light.surface),
      ink: colour('Ink', 'Headings and texts.', light.ink),
      'ink-soft': colour('Soft ink', 'Texts that step back.', light['ink-soft']),
      brand: colour('Brand', 'Links, marks and icons.', light.brand),
      'brand-deep': colour('Deep brand', 'The ground of the footer and of dark bands.', light['brand-deep']),
      'brand-tint': colour('Tinted ground', 'The ground of icons and hints.', light['brand-tint']),
      action: colour('Button', 'The main button.', light.action),
      'action-hover': colour('Button under the pointer', 'The main button under the pointer.', light['action-hover']),
      'on-action': colour('On a button', 'Words of the main button.', light['on-action']),
      'on-deep': colour('On deep brand', 'Headings on the deep brand colour.', light['on-deep']),
      'on-deep-soft': colour('Text on deep brand', 'Texts on the deep brand colour.', light['on-deep-soft']),
      'on-deep-faint': colour(
        'Faint on deep brand',
        'Lines and small words on the deep brand colour.',
        light['on-deep-faint'],
      ),
      accent: colour('Accent', 'Small marks on the deep brand colour.', light.accent),
      ok: colour('Success', 'What was sent.', light.ok),
      error: colour('Error', 'What is wrong in a form.', light.error),
      'error-tint': colour('Ground of an error', 'The ground of a message about what is wrong.', light['error-tint']),
      field: colour('Field', 'The edge of the boxes of a form.', light.field),
      hairline: colour('Hairline', 'Thin lines between things.', light.hairline),
      focus: colour('Focus', 'The ring around what keys act on.', light.focus),
      'focus-ring': colour(
        'Second ring of the focus',
        'A second ring beside the focus ring, for grounds of nearly its colour.',
        light['focus-ring'],
      ),
      sb: colour('Ground of scenes', 'The ground of drawn scenes and maps.', light.sb),
      s1: colour('Light of scenes', 'The light shapes of scenes.', light.s1),
      s2: colour('Middle of scenes', 'The shapes between light and dark of scenes.', light.s2),
      s3: colour('Dark of scenes', 'The dark shapes of scenes.', light.s3),
      sa: colour('Accent of scenes', 'The one shape that stands out in scenes.', light.sa),
      sl: colour('Lines of scenes', 'The lines of scenes.', light.sl),
      sw: colour('White of scenes', 'Windows and paper in scenes.', light.sw),
    } satisfies Record<ColourName, JSONSchema>,
    examples: [{ brand: light.brand }],
  },
)
