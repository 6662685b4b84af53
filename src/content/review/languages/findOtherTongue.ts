import type { Site } from '../../../../schemas/index.ts'
import { englishName, languageAt, tagOf } from '../../model/languages.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts, type TextField } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { countTongues, judgeLanguage, type Tongue, tongueOf } from '../../text/sentences/judgeLanguage.ts'
import { quoted } from '../../wording/phrases.ts'
import { sentencesOf } from '../sentencesOf.ts'

/** What people said in their own language, and their names. */
const own = new Set(['quote', 'author', 'role', 'name', 'src', 'tags'])
/** A sentence of fewer words may be a saying, or the name of something. */
const fewestWords = 6
const mostShown = 60

/**
 * Texts of a page in a folder of another language that are in the language of the site, by the small words that every sentence
 * has. What people are quoted with is left alone, and so is what stands in quotation marks.
 */
export function findOtherTongue(page: SitePage, site: Site, types: SectionTypes): Mistake[] {
  const language = languageAt(site, page.path)
  const [mine, other] = [tongueOf(language ?? ''), tongueOf(tagOf(site, undefined))]
  if (language === undefined || !mine || !other || mine === other) return []
  const texts = findPageTexts(
    readPage(page),
    types,
    (_, { free, format }, { field }) => free && format !== 'href' && !own.has(field),
  )
  return texts.flatMap((text) => {
    const found = findIn(text, mine, other)
    if (!found) return []
    const said = text.value.slice(found.start, found.end)
    return [
      {
        path: text.path,
        span: found,
        code: 'untranslated-text',
        severity: 'warning',
        message: `${quoted(said.length > mostShown ? `${said.slice(0, mostShown - 1).trimEnd()}…` : said)} is ${englishName(other)}, and this page is ${englishName(mine)}.`,
        fix: `Write it in ${englishName(mine)}.`,
      },
    ]
  })
}

/** The first sentence of a text in another language than its page, or all of it. */
function findIn({ value }: TextField, mine: Tongue, other: Tongue): { start: number; end: number } | undefined {
  if (isOther(value, mine, other)) return { start: 0, end: value.length }
  return sentencesOf(value).find(({ text }) => !/["“”„«»]/.test(text) && isOther(text, mine, other))
}

function isOther(text: string, mine: Tongue, other: Tongue): boolean {
  const { words, hits } = countTongues(text)
  return words >= fewestWords && hits[mine] === 0 && judgeLanguage(text) === other
}

/** Whether a few words that two pages share are those of the language of the first: "Learn More", and no name. */
export function isOfOtherTongue(text: string, mine: Tongue | undefined, other: Tongue | undefined): boolean {
  if (!mine || !other || mine === other) return false
  const { words, hits } = countTongues(text)
  return words > 1 && hits[other] > 0 && hits[mine] === 0
}
