import type { ReactElement } from 'react'
import { type SpokenWords, WordsProvider } from '../../ui/words/Words.tsx'

/** Wraps an element so that its components use the words of the page's language. */
export const speak = (spoken: SpokenWords, element: ReactElement) => (
  <WordsProvider value={spoken}>{element}</WordsProvider>
)
