import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { pagePart, withEndSlash } from '../../addresses/addressForm.ts'
import { linksOf } from '../../addresses/checkLink.ts'
import { languageAt } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'

/** Words for the protection of personal data, in four languages: in addresses and names of pages, and in labels. */
const ofPrivacy =
  /privacy|datenschutz|confidentialit|privacidad|(?:donn[ée]es|datos)[ -](?:personnelles|personales)|data[ -]protection|rgpd|dsgvo|gdpr/iu

/**
 * Creates the check of the boxes with which visitors agree to the use of their answers: a label that speaks of privacy
 * and whose only links lead to pages of the site about something else.
 *
 * @returns a check of the texts of a form; undefined if the site has no page about privacy
 */
export function createConsentCheck(pages: readonly SitePage[], site: Site) {
  const right = pages.filter(({ path, page }) => ofPrivacy.test(path) || ofPrivacy.test(page.name))
  if (right.length === 0) return undefined
  const known = new Set(right.map(({ path }) => path))
  const others = new Map(pages.map((page) => [page.path, page]))
  return ({ fields }: FormDocument, texts: readonly TextField[]): Mistake[] =>
    fields.flatMap((field, at): Mistake | [] => {
      if (field.type !== 'consent') return []
      const label = texts.find(({ path }) => path.join() === `fields,${at},label`)
      const links = label ? linksOf([label]) : []
      const [first] = links
      if (!label || !first || !ofPrivacy.test(label.value)) return []
      const targets = links.map(({ href }) => withEndSlash(pagePart(href)))
      const target = others.get(targets[0] ?? '')
      if (!target || targets.some((path) => known.has(path) || !others.has(path))) return []
      const language = languageAt(site, target.path)
      const offered = right.filter(({ path }) => languageAt(site, path) === language)
      return {
        path: label.path,
        ...(first.span && { span: first.span }),
        code: 'consent-links-elsewhere',
        message: `This box speaks of privacy, and its link leads to ${quoted(first.href)}, the page ${quoted(target.page.name)}.`,
        fix: `Link ${joinWords(
          (offered.length > 0 ? offered : right).map(({ path }) => quoted(path)),
          'or',
        )} instead.`,
      }
    })
}
