import type { FormName } from '../../schemas/index.ts'
import type { SiteModel } from '../content/siteModel.ts'

/** An address for each form. */
export type Receivers = Record<FormName, string>

/**
 * The site with the receivers of its forms settled: `QUOTE_ENDPOINT` and `CONTACT_ENDPOINT` of the environment come
 * before `site.config.json`, and `fallback` steps in where neither has one.
 */
export function withEndpoints(
  model: SiteModel,
  env: Record<string, string | undefined>,
  fallback?: Receivers,
): SiteModel {
  const { quote, contact } = model.site.forms
  const forms = {
    quote: { ...quote, endpoint: env.QUOTE_ENDPOINT || quote.endpoint || fallback?.quote || null },
    contact: { ...contact, endpoint: env.CONTACT_ENDPOINT || contact.endpoint || fallback?.contact || null },
  }
  return { ...model, site: { ...model.site, forms } }
}
