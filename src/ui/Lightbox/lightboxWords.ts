import type { Say } from '../../../schemas/words/say.ts'

/** What the lightbox says, as attributes of the island whose pictures it shows: they come with the page in its language. */
export const lightboxWords = (say: Say<'gallery'>) => ({
  'data-close': say('close'),
  'data-previous': say('previous'),
  'data-next': say('next'),
  'data-position': say('position'),
})
