import { icon } from './icon.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { inlineText, plainText } from './text.ts'
import { object } from './typed.ts'

/** An item to choose, in a grid of cards. */
export const card = object('Card', 'One thing to choose from, with a title and a short text.', {
  properties: {
    title: plainText('Title', 'What the card is about, in a few words.', 'Carpet & Upholstery'),
    text: inlineText(
      'Text',
      'One or two sentences that say what it is.',
      'Hot-water extraction that lifts soil instead of spreading it.',
    ),
    icon,
    image,
    link,
  },
  required: ['title', 'text'],
})
