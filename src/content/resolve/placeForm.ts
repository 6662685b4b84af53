import type { Section } from '../../../schemas/index.ts'
import { fillForm } from '../forms/fillForm.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { documentIn, placedForm, type SiteForm } from '../model/files/siteForms.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { translated } from '../model/languages.ts'
import { type Office, officeOf } from '../model/offices/officeOf.ts'
import type { FormModel, SectionExtras, SectionProps } from '../model/pageModel.ts'
import { sentAnswer } from '../model/sentAnswers.ts'
import { readSections, type SiteModel } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { expandSource, mostListed } from './expandSource.ts'
import { titleOf } from './filler.ts'
import { resolveOffice } from './resolveCompany.ts'
import { foldersOfKind, inLanguage, pageKind, type ResolveContext } from './resolveContext.ts'

type Presets = NonNullable<SectionProps['contactForm']['presets']>
// The entries were checked against their schema.
const isPresets = (written: unknown): written is Presets => isFields(written)

/**
 * Returns the additional props of a section with a form: the form, and data of the site for its fields, namely
 * suggestions and answers that this page knows. Answers of the section itself take precedence.
 *
 * @param fields of the section, with placeholders filled
 */
export function placeForm(
  context: ResolveContext,
  fields: Fields,
  section: Section,
): SectionExtras['contactForm'] & { presets: Presets; heading?: string } {
  const { model, year, current } = context
  const name = placedForm(section) ?? ''
  const placed = formsOf(model)(officeOf(model.site, current.page), year, context.language).get(name)
  if (!placed)
    throw new Error(`Bug in the builder: a page with the form "${name}", which is not there, passed the check.`)
  const texts = model.forms.get(name)?.document.fields.filter((field) => field.type === 'text') ?? []
  const known = texts.flatMap(({ name, fill }) => {
    const answer = fill && answerOf(fill, context)
    return answer === undefined ? [] : [[name, answer] as const]
  })
  const given = isPresets(fields.presets) ? fields.presets : {}
  return {
    placed,
    ...(opensPage(context, section) && { opens: true }),
    ...(section.type === 'form' && section.heading === undefined && { heading: placed.parts.title }),
    suggestions: Object.fromEntries(
      texts.flatMap(({ name, suggest }) => (suggest ? [[name, suggestionsOf(suggest, context)] as const] : [])),
    ),
    presets: { ...Object.fromEntries(known), ...sentPresets(given, placed) },
  }
}

/** Whether a section directly follows a main heading without a picture. */
function opensPage({ current }: ResolveContext, section: Section): boolean {
  const [first, second] = readSections(current).filter(({ hidden }) => hidden !== true)
  return second === section && first?.type === 'hero' && first.image === undefined
}

/** Returns the prefilled answers of a section in the form in which they are sent. */
function sentPresets(given: Presets, { parts }: FormModel): Presets {
  const sent = (name: string, answer: Presets[string]) => {
    const field = parts.fields.find((each) => each.name === name)
    if (!field?.labels) return answer
    if (Array.isArray(answer)) return answer.map((each) => sentAnswer(field, each))
    return typeof answer === 'string' ? sentAnswer(field, answer) : answer
  }
  return Object.fromEntries(Object.entries(given).map(([name, answer]) => [name, sent(name, answer)]))
}

/** Returns the forms of a site for sections: one object for all pages of an office. */
const formsOf = oncePer((model: SiteModel) => {
  const { site, forms } = model
  const known = new Map<Office, ReadonlyMap<string, FormModel>>()
  const resolve = (form: SiteForm, office: Office, year: number, language: LanguageCode): FormModel => {
    const { name, endpoint, encoding, redirects } = form
    const { thanks } = documentIn(form, language)
    return {
      name,
      endpoint,
      encoding,
      redirects,
      company: resolveOffice(site, office),
      ...(thanks !== undefined && { thanks: withBase(site.base ?? '/', thanksIn(model, thanks, language)) }),
      parts: fillForm(form, { ...site, company: office }, year, language),
    }
  }
  return (office: Office, year: number, language: LanguageCode): ReadonlyMap<string, FormModel> => {
    const models =
      known.get(office) ?? new Map([...forms].map(([name, form]) => [name, resolve(form, office, year, language)]))
    known.set(office, models)
    return models
  }
})

/** Whether a form of the site leads to the page after it is sent. */
export function followsForm({ model, current, language }: ResolveContext): boolean {
  return [...model.forms.values()].some((form) => {
    const { thanks } = documentIn(form, language)
    return thanks !== undefined && thanksIn(model, thanks, language) === current.path
  })
}

/** Returns the address of the thanks page in a language, if it is translated. */
function thanksIn(model: SiteModel, thanks: string, language: LanguageCode): string {
  const page = model.pages.get(thanks)
  return page ? translated(model, page, language).path : thanks
}

/** Returns the titles of the pages of a kind, as suggestions for a field. */
function suggestionsOf(kind: string, context: ResolveContext): string[] {
  const pages = foldersOfKind(context.model, kind).flatMap((collection) =>
    expandSource(context.model, { collection, limit: mostListed.suggestions }),
  )
  return pages.slice(0, mostListed.suggestions).map((page) => titleOf(inLanguage(page, context), context))
}

/** Returns a page's answer for a field: a service page its service, a town page its town, any page its name. */
function answerOf(what: 'service' | 'city' | 'page', context: ResolveContext): string | undefined {
  const { model, current } = context
  if (what === 'city') return current.page.location?.city
  return what === 'page' || pageKind(model, current) === 'service' ? titleOf(current, context) : undefined
}
