import type { Endpoints } from '../../content/model/files/siteForms.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { isPrivate } from '../../content/text/href.ts'

/** `FORM_<NAME>_ENDPOINT`, in which the hyphens of a form's name are underscores; those of the built-in forms are shorter too. */
const variable = /^(?:FORM_([A-Z][A-Z0-9_]*)|(QUOTE|CONTACT))_ENDPOINT$/

/** The variable that names the receiver of a form. */
export const variableOf = (form: string): string =>
  `${form === 'quote' || form === 'contact' ? '' : 'FORM_'}${form.toUpperCase().replaceAll('-', '_')}_ENDPOINT`

type Environment = Readonly<Record<string, string | undefined>>

/** The receivers that the environment names, by the names of their forms. */
export function endpointsOf(env: Environment): Endpoints {
  const found = Object.entries(env).flatMap(([key, address]) => {
    const [, long, short] = variable.exec(key) ?? []
    const name = (long ?? short)?.toLowerCase().replaceAll('_', '-')
    return name !== undefined && address ? [{ name, address, isShort: long === undefined }] : []
  })
  // The short name of a variable, which was there first, comes before the long one.
  const sorted = found.sort((a, b) => Number(a.isShort) - Number(b.isShort))
  return Object.fromEntries(sorted.map(({ name, address }) => [name, address]))
}

/**
 * The site with the receivers of its forms settled: those of the environment come before those of the files.
 *
 * @param inbox begins the address that takes the requests of a form on this machine; its name follows. With an inbox, what
 * is tried here reaches nobody else: of the receivers in the files only those on this machine or in its network stay. Default: none
 */
export function withEndpoints(model: SiteModel, env: Environment, inbox?: string): SiteModel {
  const named = endpointsOf(env)
  const forms = [...model.forms].map(([name, form]) => {
    const own = inbox === undefined || isHere(form.endpoint) ? form.endpoint : `${inbox}${name}`
    return [name, { ...form, endpoint: named[name] || own }] as const
  })
  return { ...model, forms: new Map(forms) }
}

const isHere = (endpoint: string | null) =>
  endpoint !== null && URL.canParse(endpoint) && isPrivate(new URL(endpoint).hostname)

/** What is wrong with the receivers of the environment: each must be a web address, or a path on the site's own host. */
export function checkEndpoints(env: Environment): Problem[] {
  return Object.entries(env).flatMap(([name, address]) => {
    if (!variable.test(name) || !address) return []
    if (/^\/(?!\/)/.test(address) || (/^https?:\/\//.test(address) && URL.canParse(address))) return []
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
export const isForNetlify = (env: Environment): boolean => env.NETLIFY === 'true'
