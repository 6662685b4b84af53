import type { FormName } from '../../../schemas/index.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'

/** An address for each form. */
export type Receivers = Record<FormName, string>

/** The receivers that the environment names. */
export function endpointsOf(env: Record<string, string | undefined>): Partial<Record<FormName, string | undefined>> {
  return { quote: env.QUOTE_ENDPOINT, contact: env.CONTACT_ENDPOINT }
}

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
  const named = endpointsOf(env)
  const forms = {
    quote: { ...quote, endpoint: named.quote || quote.endpoint || fallback?.quote || null },
    contact: { ...contact, endpoint: named.contact || contact.endpoint || fallback?.contact || null },
  }
  return { ...model, site: { ...model.site, forms } }
}

/** What is wrong with the receivers of the environment: each must be a web address, or a path on the site's own host. */
export function checkEndpoints(env: Record<string, string | undefined>): Problem[] {
  return (['QUOTE_ENDPOINT', 'CONTACT_ENDPOINT'] as const).flatMap((name) => {
    const address = env[name]
    if (!address || /^\/(?!\/)/.test(address) || (/^https?:\/\//.test(address) && URL.canParse(address))) return []
    return {
      file: name,
      start: 0,
      end: 0,
      code: 'wrong-receiver',
      severity: 'error',
      message: `The receiver "${address}" is no web address.`,
      fix: 'Write it like this: https://hooks.example.com/quote, or leave the variable out.',
    }
  })
}

/**
 * Whether Netlify builds the site (https://docs.netlify.com/build/configure-builds/environment-variables/). There the page at
 * an old address wins over its redirect, unless that has an exclamation mark
 * (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing); for Cloudflare Pages, where redirects
 * always win, `301!` is a mistake (both tried: netlify-cli 27.10.2, wrangler 4.86.0).
 */
export const isForNetlify = (env: Record<string, string | undefined>): boolean => env.NETLIFY === 'true'
