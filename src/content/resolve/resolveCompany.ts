import type { Site } from '../../../schemas/index.ts'
import type { CompanyModel, FormModel, LinkModel } from '../model/pageModel.ts'
import { countryOf, isNorthAmerican, standardCountry, townLine } from '../schema/country.ts'
import { endpointOf, type ResolveContext, withBase } from './resolveContext.ts'

/**
 * A phone number as a `tel:` address of RFC 3966: in its global form where the number has its country code, or the
 * country is one of the North American plan. The `(0)` of `+44 (0)113` is for callers of the same country only.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function telHref(phone: string, country: string = standardCountry): string {
  const [number = '', extension] = phone.trim().split(/(?<![\s,;])[\s,;]*(?:ext|x|#)[.=:]?\s*(?=\d+$)/i)
  const isGlobal = number.trimStart().startsWith('+')
  const digits = (isGlobal ? number.replace(/\(0\)/, '') : number).replace(/\D/g, '')
  const [, american] = /^1?(\d{10})$/.exec(digits) ?? []
  const own = isGlobal ? `+${digits}` : american && isNorthAmerican(country) ? `+1${american}` : digits
  return `tel:${own}${extension ? `;ext=${extension}` : ''}`
}

export function phoneLink(company: Site['company']): LinkModel {
  return { label: company.phone, href: telHref(company.phone, countryOf(company)) }
}

const companies = new WeakMap<Site['company'], CompanyModel>()

/** The facts of the company as pages show them: the same object for all, so that what is drawn of it can be kept. */
export function resolveCompany({ company }: Site): CompanyModel {
  const resolved = companies.get(company) ?? resolveFacts(company)
  companies.set(company, resolved)
  return resolved
}

function resolveFacts(company: Site['company']): CompanyModel {
  return {
    name: company.name,
    tagline: company.tagline,
    phone: phoneLink(company),
    email: { label: company.email, href: `mailto:${company.email}` },
    address: { street: company.address.street, town: townLine(company.address) },
    hours: (company.hours ?? []).map(({ days, time }) => ({ days, time })),
  }
}

const forms = new WeakMap<Site['forms'], Partial<Record<FormModel['name'], FormModel>>>()

/** What a form needs beside its schema; the same object on every page. */
export function resolveForm(name: FormModel['name'], { model, base }: ResolveContext): FormModel {
  const { site } = model
  const known = forms.get(site.forms) ?? {}
  forms.set(site.forms, known)
  const { encoding = 'json' } = site.forms[name]
  known[name] ??= {
    ...{ name, endpoint: endpointOf(model, name), encoding },
    company: resolveCompany(site),
    thanks: withBase(base, '/thank-you/'),
  }
  return known[name]
}
