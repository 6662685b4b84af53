import type { Say } from '../../../schemas/words/say.ts'

/** The words of the lightbox as attributes of the island with the pictures, in the language of the page. */
export const lightboxWords = (say: Say<'gallery'>) => ({
  'data-close': say('close'),
  'data-previous': say('previous'),
  'data-next': say('next'),
  'data-position': say('position'),
})
