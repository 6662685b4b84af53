import type { Site } from '../../../schemas/index.ts'
import { noticesOf, type PlacedNotice } from '../model/days/calendar.ts'
import { valueNamed } from '../model/offices/companyIn.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { htmlToText } from '../text/htmlToText.ts'
import { renderInline } from '../text/markdown.ts'
import { explainUnreal } from './checkDays.ts'

/** More characters than this fill four lines on a phone of 320 px, above the content of the page. */
const mostLetters = 140

/**
 * Checks the notices above the header, of the site and of its branches. Refuses a last day that does not exist, and
 * warns about notices too long for a phone.
 */
export const checkNotices = (site: Site): Mistake[] =>
  noticesOf(site).flatMap((placed) => checkNotice(placed, site.languages))

interface NoticeText {
  path: Path
  value: string
  /** Undefined for the language of the site. */
  language: string | undefined
}

/** Returns the text of a notice in each language that has one. */
export function textsOfNotice({ notice, path, branch }: PlacedNotice, languages: Site['languages'] = {}): NoticeText[] {
  const translated = Object.entries(languages).flatMap(([language, own]): NoticeText[] => {
    const value = branch === undefined ? own.notice : valueNamed(own.company?.branches, branch)?.notice
    return value === undefined ? [] : [{ path: ['languages', language, ...path], value, language }]
  })
  return [{ path: [...path, 'text'], value: notice.text, language: undefined }, ...translated]
}

function checkNotice(placed: PlacedNotice, languages: Site['languages']): Mistake[] {
  const { notice, path } = placed
  return [
    explainUnreal(notice.until, [...path, 'until']),
    textsOfNotice(placed, languages).flatMap(({ path, value }): Mistake | [] => {
      const { length } = htmlToText(renderInline(value))
      if (length <= mostLetters) return []
      return {
        path,
        code: 'long-notice',
        message: `The notice has ${length} characters, and on a phone it pushes the page down.`,
        fix: `Say it in up to ${mostLetters}, with a link to a page that says the rest.`,
      }
    }),
  ].flat()
}
