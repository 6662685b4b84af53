import { createContext, useContext } from 'react'
import type { WordGroup, Words } from '../../../schemas/index.ts'
import { createSay, type Say } from '../../../schemas/words/say.ts'

/** The builder's words on a page. In the browser each React root has only the groups that it needs. */
export interface SpokenWords {
  /** BCP 47. */
  language: string
  words: Partial<Words>
}

/** Supplied by the page renderer, and in the browser by the code that mounts a root. */
export const WordsProvider = createContext<SpokenWords | undefined>(undefined)

/** Returns the language of the rendered page, as a BCP 47 tag. */
export function useLanguage(): string {
  return useContext(WordsProvider)?.language ?? 'en'
}

/**
 * Returns a function that formats the words of a group in the language of the page. Throws outside a page, and if its
 * root lacks the group.
 */
export function useWords<Group extends WordGroup>(group: Group): Say<Group> {
  const spoken = useContext(WordsProvider)
  const words = spoken?.words[group]
  if (!spoken || !words) throw new Error(`Bug in the builder: the words of "${group}" are missing here.`)
  return createSay<Group>(words, spoken.language)
}
