import type { FormDocument, Site } from '../../../../schemas/index.ts'
import type { FoundLink } from '../../addresses/checkLink.ts'
import type { LanguageCode } from '../../model/languageCode.ts'
import { findTranslations, languageAt } from '../../model/languages.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { createVersionLookup } from './checkFrameLinks.ts'
import { nameInEnglish, tellOtherLanguage } from './createLanguageLinkCheck.ts'

/**
 * Creates a function that finds links of a form to pages in another language: its thank-you page, and links in its
 * words if their page exists in the language of the form. As a thank-you page, an address in the main language
 * redirects to its translation.
 *
 * @param languagesOf returns the languages of a form, see `createFormLanguage`
 */
export function createFormLinkCheck(
  site: Site,
  pages: readonly SitePage[],
  languagesOf: (file: string) => readonly string[],
) {
  if (!site.languages) return () => []
  const translations = findTranslations(site, pages)
  const byPath = pagesByPath(pages)
  const ownVersion = createVersionLookup(site, pages)
  const targetOf = (href: string) => byPath.get(withoutQuery(href))
  const checkThanks = (own: string, href: string, path: Path): Mistake[] => {
    const found = targetOf(href)
    const other = found && languageAt(site, found.path)
    const language = own === '' ? undefined : own
    if (!found || other === language || (other === undefined && translations.get(found.path)?.has(own))) return []
    const meant = ownVersion(found, language)
    const link = { href, path }
    return [meant ? tellOtherLanguage({ link, site, language, meant }) : tellNoVersion(site, found, { language, path })]
  }
  const checkWords = (own: string, link: FoundLink): Mistake[] => {
    const found = targetOf(link.href)
    const language = own === '' ? undefined : own
    const meant = byPath.get((found && translations.get(found.path)?.get(own)) ?? '')
    if (!found || !meant || meant === found || meant.page.draft || languageAt(site, found.path) === language) return []
    return [tellOtherLanguage({ link, site, language, meant })]
  }
  return (file: string, document: FormDocument, links: readonly FoundLink[]): Mistake[] => {
    const [own, another] = languagesOf(file)
    if (own === undefined) return []
    const { thanks = '', branches = {} } = document
    return [
      ...checkThanks(own, thanks, ['thanks']),
      ...Object.entries(branches).flatMap(([key, branch]) =>
        checkThanks(own, branch.thanks ?? '', ['branches', key, 'thanks']),
      ),
      ...(another === undefined ? links.filter(({ span }) => span).flatMap((link) => checkWords(own, link)) : []),
    ]
  }
}

function tellNoVersion(
  site: Site,
  page: SitePage,
  { language, path }: { language: LanguageCode; path: Path },
): Mistake {
  const [own, other] = [language, languageAt(site, page.path)].map((code) => nameInEnglish(site, code))
  return {
    path,
    code: 'thanks-in-other-language',
    message: `This form is in ${own}, and ${quoted(page.path)}, to which it leads once it was sent, is in ${other}.`,
    fix: `Write the address of a page in ${own}, or delete "thanks": the form then says itself that it was sent.`,
  }
}
