import type { ReactElement } from 'react'
import { catalogues } from '../../schemas/index.ts'
import { WordsProvider } from '../../src/ui/words/Words.tsx'

/** Wraps an element as part of an American page, which supplies the builder's words. */
export const inEnglish = (element: ReactElement) => (
  <WordsProvider value={{ language: 'en-US', words: catalogues.en }}>{element}</WordsProvider>
)
