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

/** The facts of the company as pages show them. */
export function resolveCompany({ company }: Site): CompanyModel {
  return {
    name: company.name,
    tagline: company.tagline,
    phone: phoneLink(company),
    email: { label: company.email, href: `mailto:${company.email}` },
    address: company.address,
    hours: (company.hours ?? []).map(({ days, time }) => ({ days, time })),
  }
}

export function resolveForm(name: FormModel['name'], { model, base }: ResolveContext): FormModel {
  const thanks = withBase(base, '/thank-you/')
  const { encoding = 'json' } = model.site.forms[name]
  return { name, endpoint: endpointOf(model, name), encoding, company: resolveCompany(model.site), thanks }
}
