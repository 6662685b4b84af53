import type { JSONSchema } from 'json-schema-to-ts'

const look = <const Title extends string, const Description extends string, const Names extends readonly string[]>(
  title: Title,
  description: Description,
  names: Names,
) =>
  ({
    type: 'string',
    title,
    description,
    enum: names,
    default: names[0],
    examples: [names[names.length - 1]],
  }) as const satisfies JSONSchema

/** The looks of parts that most pages have, so that two sites with different choices differ in structure. */
export const looks = {
  cards: look(
    'Cards',
    'How cards without a picture look from a tablet on: each a panel of its own (boxes), cells of one table (tiles), or entries below a line (lines).',
    ['boxes', 'tiles', 'lines'],
  ),
  headings: look('Headings', 'Where the headings of sections stand: at the left, or in the middle with a short line.', [
    'left',
    'centred',
  ]),
  quotes: look(
    'Quotes',
    'How what customers say looks: on cards (boxes), or in the large letters of headings (large).',
    ['boxes', 'large'],
  ),
  footer: look(
    'Footer',
    'How the footer begins: with the company beside the lists of pages (columns), or with its name across the page (name).',
    ['columns', 'name'],
  ),
} as const
