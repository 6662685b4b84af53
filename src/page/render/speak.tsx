import type { ReactElement } from 'react'
import { type SpokenWords, WordsProvider } from '../../ui/words/Words.tsx'

/** An element whose components say their words in the language of a page. */
export const speak = (spoken: SpokenWords, element: ReactElement) => (
  <WordsProvider value={spoken}>{element}</WordsProvider>
)
