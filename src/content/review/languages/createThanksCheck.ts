import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formFile, formName, translationOf } from '../../model/files/siteForms.ts'
import type { LanguageCode } from '../../model/languageCode.ts'
import { findTranslations, languageAt } from '../../model/languages.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { createVersionLookup } from './checkFrameLinks.ts'
import { nameInEnglish, tellOtherLanguage } from './createLanguageLinkCheck.ts'
import { placesOfForms } from './findUntranslatedForms.ts'

/**
 * Creates a function that finds forms whose thank-you page is in another language. A form outside of the folders of
 * languages has the language of the pages that place it, and none if no page does. A form with a translated file is in
 * the main language. An address in the main language redirects to its translation.
 */
export function createThanksCheck(
  site: Site | undefined,
  pages: readonly SitePage[],
  documents: ReadonlyMap<string, FormDocument>,
) {
  if (!site?.languages) return () => []
  const translations = findTranslations(site, pages)
  const byPath = pagesByPath(pages)
  const ownVersion = createVersionLookup(site, pages)
  const places = placesOfForms(site, pages)
  const codes = ['', ...Object.keys(site.languages)]
  const checkOne = (file: string, thanks: string, path: Path): Mistake[] => {
    const target = withoutQuery(thanks)
    const found = byPath.get(target)
    const name = formName(file)
    const placing = codes.filter((code) => places.has(`${code}/${name}`))
    const isOriginal = placing.includes('') || codes.some((code) => documents.has(formFile(`${code}/${name}`)))
    const own = translationOf(name)?.language ?? (isOriginal ? '' : placing[0])
    const other = languageAt(site, target)
    const language = own === '' ? undefined : own
    if (!found || own === undefined || !codes.includes(own) || other === language) return []
    if (other === undefined && translations.get(target)?.has(own)) return []
    const meant = ownVersion(found, language)
    const link = { href: thanks, path }
    return [meant ? tellOtherLanguage({ link, site, language, meant }) : tellNoVersion(site, found, { language, path })]
  }
  return (file: string, { thanks = '', branches = {} }: FormDocument): Mistake[] => [
    ...checkOne(file, thanks, ['thanks']),
    ...Object.entries(branches).flatMap(([key, branch]) =>
      checkOne(file, branch.thanks ?? '', ['branches', key, 'thanks']),
    ),
  ]
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
