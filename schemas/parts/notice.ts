import { day } from './dated.ts'
import { inlineText } from './text.ts'
import { object, string } from './typed.ts'

/** One line above the header of every page. */
export const notice = object('Notice', 'One line over the header of every page, such as holiday hours.', {
  properties: {
    text: inlineText(
      'Text',
      'What it says; **bold**, *italic* and [links](/contact/) may be used.',
      'Closed on Thanksgiving. [Call us](tel:{phone}) in an emergency.',
    ),
    until: day(
      'Until',
      'The last day on which it is shown, as the first build after it leaves it out; the notice stays where this is left out.',
      '2026-11-26',
    ),
    tone: string(
      'Background',
      'The ground it stands on: alt (slightly darker than the page), deep (dark) or alert (as the button).',
      { enum: ['alt', 'deep', 'alert'], default: 'deep', examples: ['alert'] },
    ),
  },
  required: ['text'],
})

/** The notice in a further language, which shares the end date and tone of the site's notice. */
export const noticeText = inlineText(
  'Notice',
  'The text of the notice in this language; pages in it show none where this is left out.',
  'Cerrado el Día de Acción de Gracias.',
)
