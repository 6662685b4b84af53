import type { Site } from '../../../schemas/index.ts'
import type { CompanyModel, FormModel, LinkModel } from '../pageModel.ts'
import { endpointOf, type ResolveContext, withBase } from './context.ts'

/**
 * A phone number as a `tel:` address in the global form of RFC 3966.
 * Ten digits are a number of the North American plan and get its country code.
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^0-9+]/g, '')
  if (digits.startsWith('+')) return `tel:${digits}`
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`
}

export function phoneLink(company: Site['company']): LinkModel {
  return { label: company.phone, href: telHref(company.phone) }
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
    address: company.address,
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
