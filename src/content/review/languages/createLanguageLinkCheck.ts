import type { Site } from '../../../../schemas/index.ts'
import type { FoundLink } from '../../addresses/checkLink.ts'
import { baseOf, type LanguageCode } from '../../model/languageCode.ts'
import { englishName, findTranslations, homeOf, languageAt, tagOf } from '../../model/languages.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted, withArticle } from '../../wording/phrases.ts'

interface OtherLanguageLink {
  link: FoundLink
  site: Site
  language: LanguageCode
  meant: SitePage
}

/**
 * Creates a function that finds links to pages in another language that exist in the language of the page. Links to
 * another version of the page itself, and to the home page of the other language, are allowed.
 */
export function createLanguageLinkCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage, links: readonly FoundLink[]) => Mistake[] {
  if (!site.languages) return () => []
  const translations = findTranslations(site, pages)
  const byPath = pagesByPath(pages)
  return ({ path: own, page }, links) => {
    const language = languageAt(site, own)
    return links.flatMap((link): Mistake[] => {
      const { href, path } = link
      const target = withoutQuery(href)
      const versions = byPath.has(target) ? translations.get(target) : undefined
      const meant = versions?.get(language ?? '')
      const other = languageAt(site, target)
      if (path[0] === 'translates' || meant === undefined || meant === own || other === language) return []
      if (target === homeOf(other)) return []
      const found = byPath.get(meant)
      if (!found || (found.page.draft === true && page.draft !== true)) return []
      return [tellOtherLanguage({ link, site, language, meant: found })]
    })
  }
}

/** Creates the mistake for a link to a page in another language; `meant` is the page in the `language` of the link. */
export function tellOtherLanguage({ link, site, language, meant }: OtherLanguageLink): Mistake {
  const { path, span } = link
  const [, target = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(link.href) ?? []
  const right = `${meant.path}${tail}`
  const page = `${nameInEnglish(site, language)} page`
  return {
    path,
    code: 'link-to-other-language',
    ...(span && { span }),
    message: `${quoted(target)} is in ${nameInEnglish(site, languageAt(site, target))}, and there is ${withArticle(page)} that says the same.`,
    fix: `Write ${quoted(right)} (${meant.file}).`,
    replacement: span ? right : JSON.stringify(right),
  }
}

/** Returns the English name of a site's language for messages, `Spanish`, without the region of its tag. */
export const nameInEnglish = (site: Site, code: LanguageCode): string => englishName(baseOf(tagOf(site, code)))
