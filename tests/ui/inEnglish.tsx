import type { ReactElement } from 'react'
import { catalogues } from '../../schemas/index.ts'
import { WordsProvider } from '../../src/ui/words/Words.tsx'

/** An element as a part of an American page, which supplies what the builder says. */
export const inEnglish = (element: ReactElement) => (
  <WordsProvider value={{ language: 'en-US', words: catalogues.en }}>{element}</WordsProvider>
)
