import type { Site } from '../../../../schemas/index.ts'
import type { FoundLink } from '../../addresses/checkLink.ts'
import { englishName, findTranslations, homeOf, languageAt, tagOf } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted, withArticle } from '../../wording/phrases.ts'

/**
 * Makes a function that finds links of a page to pages in another language that exist in its own. A link to the page itself
 * in another language is meant, as is one to the home page of that language.
 */
export function createLanguageLinkCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage, links: readonly FoundLink[]) => Mistake[] {
  if (!site.languages) return () => []
  const translations = findTranslations(site, pages)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return ({ path: own, page }, links) => {
    const language = languageAt(site, own)
    return links.flatMap(({ href, path, span }): Mistake[] => {
      const [, target = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
      const versions = byPath.has(target) ? translations.get(target) : undefined
      const meant = versions?.get(language ?? '')
      const other = languageAt(site, target)
      if (path[0] === 'translates' || meant === undefined || meant === own || other === language) return []
      if (target === homeOf(other)) return []
      const found = byPath.get(meant)
      if (!found || (found.page.draft === true && page.draft !== true)) return []
      const right = `${meant}${tail}`
      const name = (code: string | undefined) => englishName(tagOf(site, code).replace(/-.*/, ''))
      return [
        {
          path,
          code: 'link-to-other-language',
          severity: 'warning' as const,
          ...(span && { span }),
          message: `${quoted(target)} is in ${name(other)}, and there is ${withArticle(`${name(language)} page`)} that says the same.`,
          fix: `Write ${quoted(right)} (${found.file}).`,
          replacement: span ? right : JSON.stringify(right),
        },
      ]
    })
  }
}
