import type { Site } from '../../../../schemas/index.ts'
import { languageAt } from '../../model/languages.ts'
import { remember } from '../../model/remember.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { checkInvisible } from '../../text/checkInvisible.ts'
import { findLacking, type Vocabulary, vocabularyOf } from '../../text/findLacking.ts'
import { readTexts } from '../../text/readTexts.ts'
import { quoted } from '../../wording/phrases.ts'
import { mostComparedPages } from '../reviewInput.ts'

/**
 * Creates the check of words in which a question mark stands for a lost letter, "qualit?", that other texts of the
 * language have with the letter.
 *
 * @returns a check of the texts of a page; undefined for a site of many pages
 */
export function createLostLetterCheck(pages: readonly SitePage[], site: Site | undefined, types: SectionTypes) {
  if (pages.length > mostComparedPages) return undefined
  const known = new Map<string, Vocabulary>()
  const languageOf = ({ path }: Pick<SitePage, 'path'>) => (site && languageAt(site, path)) ?? ''
  const readVocabulary = (language: string) =>
    vocabularyOf(
      pages.filter((page) => languageOf(page) === language).flatMap((page) => readTexts(readPage(page), types)),
    )
  return (page: SitePage, texts: readonly TextField[]): Mistake[] =>
    texts.flatMap((text) => {
      const { path, value, format } = text
      if (format === 'href' || !value.includes('?')) return []
      if (checkInvisible(text).some(({ code }) => code === 'lost-letter')) return []
      const [first, ...others] = findLacking(value, remember(known, languageOf(page), readVocabulary))
      if (!first) return []
      return {
        path,
        span: { start: first.start, end: first.end },
        code: 'lost-letter',
        message: `A program has lost a letter of ${quoted(first.written)}: other texts of this site say ${quoted(first.meant)}.`,
        fix: `Write the word anew.${others.length > 0 ? ` A letter is missing in ${others.length + 1} words of this text.` : ''}`,
        more: others.map(({ start, end }) => ({ path, span: { start, end } })),
      }
    })
}
