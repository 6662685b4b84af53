import type { Site } from '../../../schemas/index.ts'
import { documentIn, type SiteForm } from '../model/files/siteForms.ts'
import type { WantedAnswer } from '../model/formModel.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { valueNamed } from '../model/offices/companyIn.ts'
import { branchNamed, type Office, officeOf } from '../model/offices/officeOf.ts'
import { sentCondition } from '../model/sentAnswers.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'

/** An office that visitors choose in a form by their answers. */
interface ChosenOffice {
  /** Its name in the form. */
  key: string
  office: Office
  /** The answers that choose it, as they are sent. */
  when: Readonly<Record<string, WantedAnswer>>
}

/** Returns where a form sends requests to an office, and the page that follows, before its translation. */
export function routeOf(
  form: SiteForm,
  key: string,
  language: LanguageCode,
): Pick<SiteForm, 'endpoint'> & { thanks?: string } {
  const own = valueNamed(form.branches, key)
  const thanks = own?.thanks ?? documentIn(form, language).thanks
  return { endpoint: own?.endpoint ?? form.endpoint, ...(thanks !== undefined && { thanks }) }
}

/** Returns the offices that visitors can choose in a form. */
export function chosenOffices({ document, branches }: SiteForm, site: Site, year: number): ChosenOffice[] {
  const { fields } = document
  const values = tokenValues(site, {}, year)
  return Object.entries(branches).flatMap(([key, { when }]) => {
    if (!when) return []
    const branch = branchNamed(site, key)
    const office = officeOf(site, branch === undefined ? {} : { branch })
    return [{ key, office, when: sentCondition(when, fields, fields, (text) => fillTokens(text, values)) }]
  })
}
