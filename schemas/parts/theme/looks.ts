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
  headings: look(
    'Headings',
    'Where the headings of sections stand: beside what they head (left), above it in the middle with a short line (centred), above it (above), or above it under a thick line across the page (ruled).',
    ['left', 'centred', 'above', 'ruled'],
  ),
  top: look(
    'Top of the page',
    'How the header looks from a tablet on: all in one row (row), the name in the middle above the links (centred), a large phone number above a dark bar of links (phone; on a phone, the number in main headings is as large), or a panel of its own over the page (panel).',
    ['row', 'centred', 'phone', 'panel'],
  ),
  hero: look(
    'Pictures of main headings',
    'Where the picture beside a main heading stands: at the right, at the left, or at the right on the dark colour of the site (deep).',
    ['right', 'left', 'deep'],
  ),
  forms: look(
    'Forms',
    'How forms look: on a card (card), with lines to write on in place of boxes (lines), as a wide panel below their heading (wide), or on a dark card (deep).',
    ['card', 'lines', 'wide', 'deep'],
  ),
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
