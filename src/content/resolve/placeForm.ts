import type { Section } from '../../../schemas/index.ts'
import { mainOffice } from '../../../schemas/parts/sectionBranch.ts'
import { fillFormOf } from '../forms/fillForm.ts'
import { chosenOffices, routeOf } from '../forms/officesOfForm.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { placedForm, type SiteForm } from '../model/files/siteForms.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { translated } from '../model/languages.ts'
import { officeNameOf, officeOf } from '../model/offices/officeOf.ts'
import type { FormModel, FormOfficeModel, SectionExtras, SectionProps } from '../model/pageModel.ts'
import { sentAnswer } from '../model/sentAnswers.ts'
import { readSections, type SiteModel } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { expandSource, mostListed } from './expandSource.ts'
import { titleOf } from './filler.ts'
import { callLink, phoneLink, resolveOffice } from './resolveCompany.ts'
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
  const placed = formsOf(model)(current.page.branch, year, context.language).get(name)
  if (!placed)
    throw new Error(`Bug in the builder: a page with the form "${name}", which is not there, passed the check.`)
  const texts = model.forms.get(name)?.document.fields.filter((field) => field.type === 'text') ?? []
  const known = texts.flatMap(({ name, fill }) => {
    const answer = fill && answerOf(fill, context)
    return answer === undefined ? [] : [[name, answer] as const]
  })
  const given = isPresets(fields.presets) ? fields.presets : {}
  const own = ownKey(context, section)
  const ofOffice = placed.offices?.find(({ key }) => key === own)?.when ?? {}
  const presets = { ...Object.fromEntries(known), ...singleAnswers(ofOffice), ...sentPresets(given, placed) }
  const about = placed.offices?.find(({ when }) => when && isAnswered(when, presets))?.key ?? own
  return {
    placed,
    ...(current.page.call !== undefined && { call: callLink(officeOf(model.site, current.page), current.page) }),
    ...(placed.offices && about !== undefined && { about }),
    ...(opensPage(context, section) && { opens: true }),
    ...(section.type === 'form' && section.heading === undefined && { heading: placed.parts.title }),
    suggestions: Object.fromEntries(
      texts.flatMap(({ name, suggest }) => (suggest ? [[name, suggestionsOf(suggest, context)] as const] : [])),
    ),
    presets,
  }
}

/** Returns the name in forms for the office that a page or section is about; undefined if it is about none in particular. */
const ownKey = ({ current }: ResolveContext, section: Section): string | undefined =>
  current.page.branch ?? ('branch' in section ? section.branch : undefined)

/** The answers of a condition that has a single answer for a field. */
const singleAnswers = (when: NonNullable<FormOfficeModel['when']>): Presets =>
  Object.fromEntries(
    Object.entries(when).flatMap(([name, wanted]) => {
      const [answer, other] = [wanted].flat()
      return answer === undefined || other !== undefined ? [] : [[name, answer]]
    }),
  )

/** Whether prefilled answers meet a condition. */
const isAnswered = (when: NonNullable<FormOfficeModel['when']>, presets: Presets): boolean =>
  Object.entries(when).every(([name, wanted]) =>
    [wanted].flat().some((each) => [presets[name]].flat().some((answer) => answer === each)),
  )

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
  const known = new Map<string | undefined, ReadonlyMap<string, FormModel>>()
  return (branch: string | undefined, year: number, language: LanguageCode): ReadonlyMap<string, FormModel> => {
    const models =
      known.get(branch) ??
      new Map([...model.forms].map(([name, form]) => [name, modelOf(form, { model, branch, year, language })]))
    known.set(branch, models)
    return models
  }
})

interface FormPlace {
  model: SiteModel
  /** The branch of the page. */
  branch: string | undefined
  year: number
  language: LanguageCode
}

function modelOf(form: SiteForm, place: FormPlace): FormModel {
  const { model, branch, year, language } = place
  const { site } = model
  const { name, encoding, redirects } = form
  const offices = officesIn(form, place)
  return {
    name,
    encoding,
    redirects,
    ...routeIn(form, branch ?? mainOffice, place),
    company: resolveOffice(site, officeOf(site, { ...(branch !== undefined && { branch }) })),
    ...(offices.length > 0 && { offices }),
    parts: fillFormOf(form, branch, site, year, language),
  }
}

/** Returns the receiver of an office, and the address of the page that follows, including the base. */
function routeIn(form: SiteForm, key: string, { model, language }: FormPlace) {
  const { endpoint, thanks } = routeOf(form, key, language)
  const page = thanks === undefined ? undefined : thanksIn(model, thanks, language)
  return { endpoint, ...(page !== undefined && { thanks: withBase(model.site.base ?? '/', page) }) }
}

/** Returns the offices that visitors choose in a form, after that of the page if no answer chooses it. */
function officesIn(form: SiteForm, place: FormPlace): FormOfficeModel[] {
  const { site } = place.model
  const chosen = chosenOffices(form, site, place.year)
  const key = place.branch ?? mainOffice
  if (chosen.length === 0) return []
  const own = { key, office: officeOf(site, { ...(place.branch !== undefined && { branch: place.branch }) }) }
  const all = chosen.some((each) => each.key === key) ? chosen : [own, ...chosen]
  return all.map(({ office, ...each }) => ({
    ...each,
    name: officeNameOf(office),
    phone: phoneLink(office),
    hours: resolveOffice(site, office).hours,
    ...routeIn(form, each.key, place),
  }))
}

/** Whether a form of the site leads to the page after it is sent. */
export function followsForm({ model, current, language }: ResolveContext): boolean {
  return [...model.forms.values()].some((form) =>
    [mainOffice, ...Object.keys(form.branches)].some((key) => {
      const { thanks } = routeOf(form, key, language)
      return thanks !== undefined && thanksIn(model, thanks, language) === current.path
    }),
  )
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
