/** Notes of those who write a site to themselves. */
import { anyOf } from '../../wording/anyOf.ts'
import { type StandIn, write } from './standIn.ts'

/** What a note tells its reader to do, and what it lacks. */
const orders = anyOf(
  'add, ask, call, change, check, choose, confirm, decide, delete, describe, explain, answer, translate, fill, find, finish, fix',
  'get, insert, look, make, mention, pick, put, remove, replace, rewrite, see, send, shorten, take, tell, update, use, verify',
  'wait, write',
)
const wanted = anyOf(
  'question, heading, title, price, prices, name, names, phone, link, links, image, images, words, description, photo, photos',
  'picture, pictures, text, texts, degrees?, label, labels, alt, caption, quote, intro, bio, address, email, e-mail, number',
  'numbers, figure, figures, date, dates, year, map, video, testimonial, review, reviews, role, job, hours, list, items?',
  'section, page, content, copy',
  'here, later, this, these, the, our, your, more, better, with, from, for, when, what, who, where, why, how',
)

/** What a number is of. */
const units = anyOf(
  'hours?, minutes?, days?, weeks?, months?, years?, percent, miles, km, sq',
  'heures?, jours?, ans',
  'horas?, minutos, días?, años',
  'Stunden?, Minuten, Tagen?, Jahren?',
)
const apart = ['(?<![\\p{L}\\p{N}.-])', '(?![\\p{L}\\p{N}.-])'] as const

const doIt = 'Do what it says, and delete the note. A note to yourself may stand in the "note" of a section.'

export const notes: readonly StandIn[] = [
  {
    signs: ['todo'],
    // In Spanish and Portuguese the word means "everything": alone, with a colon, in brackets or before an order it does not.
    pattern: new RegExp(
      [
        '^TODO[.!:]*$',
        '\\bTODO:',
        '[([]TODO[^)\\]\\n]{0,80}[)\\]]',
        `\\bTODO(?=[ \\t]+(?:${orders}|${wanted})\\b)`,
        '(?<=(?:[\\d.!?;)]|\\b[ap]m)[ \\t]{1,3})TODO[.!]?$',
      ].join('|'),
      'g',
    ),
    severity: 'error',
    fix: doIt,
  },
  { signs: ['fixme'], pattern: /\bFIXME\b/g, severity: 'error', fix: doIt },
  {
    signs: ['tbd', 'tbc'],
    // Before another word in capitals it is the name of something.
    pattern: /(?<!\p{Lu}\p{Ll}*[ \t])(?<![\p{L}\p{N}&'’.\-"“„«‘])TB[DC](?![\p{L}\p{N}&'’-]|[ \t]+(?:\p{Lu}|&))/gu,
    severity: 'warning',
    fix: 'It is short for "to be decided": write what is known, or leave the sentence out until it is.',
  },
  {
    signs: ['xx', 'xxx', 'xxxx', 'xxxxx', 'xxxxxx'],
    // Two of them are a number of the Romans too, and a size.
    pattern: new RegExp(
      [
        `${apart[0]}[xX]{3,6}${apart[1]}`,
        `${apart[0]}[Xx]{2}(?=[ \\t]${units}\\b|[ \\t]?[%€])`,
        '(?<=[$£€])[Xx]{2}(?![\\p{L}\\p{N}])',
      ].join('|'),
      'gu',
    ),
    severity: 'warning',
    fix: write,
  },
]
