import type { Site } from '../../../../schemas/index.ts'
import { isLanguageCode, languageNamed } from '../../model/languageCode.ts'
import { englishName, homeOf } from '../../model/languages.ts'
import { valueNamed } from '../../model/offices/companyIn.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { languageOf } from '../../schema/country.ts'
import { quoted } from '../../wording/phrases.ts'

/**
 * Checks the additional languages of a site: their codes, and whether each has a home page.
 *
 * @param pages without those that have mistakes of their own
 * @param hasFile whether a page file exists, valid or not
 */
export function checkLanguages(site: Site, pages: readonly SitePage[], hasFile: (file: string) => boolean): Mistake[] {
  const byPath = pagesByPath(pages)
  return Object.keys(site.languages ?? {}).flatMap((code): Mistake[] => {
    const fault = explainLanguage(code, site, hasFile)
    if (fault) return [{ path: ['languages', code], part: 'key', ...fault }]
    const home = byPath.get(homeOf(code))
    return [
      home && home.page.translates === undefined ? [homeOfNothing(home, code)] : [],
      checkNotice(site, code),
      checkBranchNotices(site, code, pages),
      checkFooterText(site, code),
    ].flat()
  })
}

/** Explains why a language cannot have pages. */
function explainLanguage(
  code: string,
  site: Site,
  hasFile: (file: string) => boolean,
): Omit<Mistake, 'path'> | undefined {
  if (!isLanguageCode(code)) {
    const meant = languageNamed(code)
    return {
      code: 'unknown-language',
      message: `${quoted(code)} is not the code of a language.`,
      fix: meant
        ? `Write ${quoted(meant)}, the code of ${englishName(meant)}; the folder of its pages has the same name.`
        : 'Write it in small letters, such as "es", "fr" or "pt-br"; the folder of its pages has the same name.',
    }
  }
  if (code === languageOf(site).toLowerCase())
    return {
      code: 'language-twice',
      message: `${quoted(code)} is the language of the site itself.`,
      fix: 'Delete it here: the pages outside of the folders of languages are in that language.',
    }
  const file = `pages${homeOf(code)}index.json`
  if (hasFile(file)) return undefined
  return {
    code: 'language-without-home',
    message: `There is no home page in ${englishName(code)}.`,
    fix: `Add ${file} with "translates": "/", or delete the language here.`,
  }
}

/** Without it, no page offers its visitors the other language. */
const homeOfNothing = ({ file }: SitePage, code: string): Mistake => ({
  path: ['languages', code],
  part: 'key',
  code: 'home-without-original',
  message: `${quoted(file)} does not say that it is the home page in ${englishName(code)}.`,
  fix: 'Add "translates": "/" to that page: until then neither of the two leads to the other.',
})

/** Checks the notice of the site. The pages of a language show it in that language or not at all. */
function checkNotice({ notice, languages }: Site, code: string): Mistake | [] {
  const own = languages?.[code]?.notice
  const language = englishName(code)
  if (notice && own === undefined)
    return {
      path: ['languages', code],
      part: 'key',
      code: 'notice-untranslated',
      message: `The pages in ${language} do not show the notice, as its ${language} text is missing.`,
      fix: `Add it here: "notice": "…".`,
      also: { path: ['notice'], part: 'key', message: 'The notice is here.' },
    }
  if (notice || own === undefined) return []
  return {
    path: ['languages', code, 'notice'],
    code: 'notice-of-one-language',
    message: `No page shows this notice, as the site itself has none.`,
    fix: `Write the notice of the site too, "notice": { "text": "…" } beside "header", or delete this one.`,
  }
}

/** Checks the notices of branches with pages in a language, which show them in that language or not at all. */
function checkBranchNotices({ company, languages }: Site, code: string, pages: readonly SitePage[]): Mistake[] {
  const language = englishName(code)
  return Object.entries(company.branches ?? {}).flatMap(([key, { notice }]): Mistake | [] => {
    const own = valueNamed(languages?.[code]?.company?.branches, key)?.notice
    const sample = JSON.stringify({ branches: { [key]: { notice: '…' } } }, null, 1).replace(/\n\s*/g, ' ')
    const isShown = () => pages.some(({ path, page }) => page.branch === key && path.startsWith(homeOf(code)))
    if (notice && own === undefined && isShown())
      return {
        path: ['languages', code],
        part: 'key',
        code: 'notice-untranslated',
        message: `The pages in ${language} do not show the notice of ${quoted(key)}, as its ${language} text is missing.`,
        fix: `Add it here: "company": ${sample}.`,
      }
    if (notice || own === undefined) return []
    return {
      path: ['languages', code, 'company', 'branches', key, 'notice'],
      code: 'notice-of-one-language',
      message: 'No page shows this notice, as the branch itself has none.',
      fix: `Write the notice of the branch too, "notice": { "text": "…" } in ${quoted(key)} of "branches", or delete this one.`,
    }
  })
}

/** Checks the text of the footer, which the footer of a language shows in that language or not at all. */
function checkFooterText({ footer, languages }: Site, code: string): Mistake | [] {
  const own = languages?.[code]?.footer
  if (footer.text === undefined || !own || own.text !== undefined) return []
  const language = englishName(code)
  return {
    path: ['languages', code, 'footer'],
    part: 'key',
    code: 'footer-text-untranslated',
    message: `The pages in ${language} do not show the line of the footer, as its ${language} text is missing.`,
    fix: 'Add it here: "text": "…".',
  }
}
