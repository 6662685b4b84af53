import { type Endpoints, isBuiltInForm } from '../../content/model/files/siteForms.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import { type Problem, problemOfFile } from '../../content/problem/problem.ts'
import { isPrivate } from '../../content/text/href.ts'

/**
 * Matches `FORM_<NAME>_ENDPOINT`, in which underscores replace the hyphens of a form's name, `FORM_<NAME>_<BRANCH>_ENDPOINT`
 * for the requests to a branch, and the short forms for built-in forms.
 */
const variable = /^(?:FORM_([A-Z][A-Z0-9_]*)|(QUOTE|CONTACT))_ENDPOINT$/

/** The environment variable for the receiver of a form. */
export const variableOf = (form: string): string =>
  `${isBuiltInForm(form) ? '' : 'FORM_'}${form.toUpperCase().replaceAll('-', '_')}_ENDPOINT`

type Environment = Readonly<Record<string, string | undefined>>

/** The receivers in the environment, by form name. */
export function endpointsOf(env: Environment): Endpoints {
  const found = Object.entries(env).flatMap(([key, address]) => {
    const [, long, short] = variable.exec(key) ?? []
    const name = (long ?? short)?.toLowerCase().replaceAll('_', '-')
    return name !== undefined && address ? [{ name, address, isShort: long === undefined }] : []
  })
  // The short name of a variable is older and overrides the long one.
  const sorted = found.sort((a, b) => Number(a.isShort) - Number(b.isShort))
  return Object.fromEntries(sorted.map(({ name, address }) => [name, address]))
}

/**
 * Sets the receivers of a site's forms. Those of the environment override those of the files.
 *
 * @param inbox the URL prefix that receives requests of forms on this machine, followed by the form's name. With an
 *   inbox, test requests reach nobody else: only receivers on this machine or in its network stay. Default: none
 */
export function withEndpoints(model: SiteModel, env: Environment, inbox?: string): SiteModel {
  const named = endpointsOf(env)
  const forms = [...model.forms].map(([name, form]) => {
    const settle = (endpoint: string | null) => (inbox === undefined || isHere(endpoint) ? endpoint : `${inbox}${name}`)
    const branches = Object.entries(form.branches).map(([key, { endpoint, ...branch }]) => {
      const own = named[`${name}-${key.toLowerCase()}`] || (endpoint === undefined ? undefined : settle(endpoint))
      return [key, { ...branch, ...(own && { endpoint: own }) }] as const
    })
    return [
      name,
      { ...form, endpoint: named[name] || settle(form.endpoint), branches: Object.fromEntries(branches) },
    ] as const
  })
  return { ...model, forms: new Map(forms) }
}

const isHere = (endpoint: string | null) =>
  endpoint !== null && URL.canParse(endpoint) && isPrivate(new URL(endpoint).hostname)

/** Finds invalid receivers in the environment. A receiver must be a web address, or a path on the site's own host. */
export function checkEndpoints(env: Environment): Problem[] {
  return Object.entries(env).flatMap(([name, address]) => {
    if (!variable.test(name) || !address) return []
    if (/^\/(?!\/)/.test(address) || (/^https?:\/\//.test(address) && URL.canParse(address))) return []
    return problemOfFile(name, {
      code: 'wrong-receiver',
      message: `The receiver "${address}" is no web address.`,
      fix: 'Write it like this: https://hooks.example.com/quote, or leave the variable out.',
    })
  })
}

/**
 * Returns true if Netlify builds the site (https://docs.netlify.com/build/configure-builds/environment-variables/). At
 * Netlify, an existing page overrides a redirect from its path unless the rule has an exclamation mark
 * (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing). At Cloudflare Pages, redirects
 * always win and `301!` is a mistake (tested with netlify-cli 27.10.2 and wrangler 4.86.0).
 */
export const isForNetlify = (env: Environment): boolean => env.NETLIFY === 'true'
