import { mainOffice } from '../../../schemas/parts/sectionBranch.ts'
import { compileSite } from '../../content/compileSite.ts'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { routeOf } from '../../content/forms/officesOfForm.ts'
import { configFile } from '../../content/model/files/configFile.ts'
import { isPageFile } from '../../content/model/files/pageAddress.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { readSources } from '../input/readSources.ts'
import { checkEndpoints, withEndpoints } from '../options/endpoints.ts'
import { inboxPath } from './createInbox.ts'
import { sampleAnswers } from './sampleAnswers.ts'
import type { Trial } from './tryReceiver.ts'

interface ReceiverRequest {
  root: string
  /** The name of the form. */
  form: string
  /** The branch that the request is for, by its short name, or `main`. */
  branch?: string | undefined
  /** A URL of the site that replaces its domain. */
  site?: string | undefined
  env: Record<string, string | undefined>
}

/** The receiver that a build of the site in `root` would give a form, or the reason why the form has none. */
export function openReceiver({
  root,
  form,
  branch,
  site,
  env,
}: ReceiverRequest): Omit<Trial, 'now' | 'request_id'> | { refusal: string } {
  const compiled = compileAt(root, env)
  if ('refusal' in compiled) return compiled
  // "npm start" uses its own inbox for a form without a receiver, and serves at the URL in `site`.
  const settled = withEndpoints(compiled.model, env, site === undefined ? undefined : inboxPath)
  const found = settled.forms.get(form)
  if (!found)
    return {
      refusal: `There is no form called ${JSON.stringify(form)}. Forms: ${[...settled.forms.keys()].join(', ')}.`,
    }
  const { encoding, redirects, file } = found
  if (branch !== undefined && !Object.hasOwn(found.branches, branch))
    return { refusal: `The ${form} form has no "branches" entry called ${JSON.stringify(branch)}.` }
  const { endpoint } = routeOf(found, branch ?? mainOffice, undefined)
  if (endpoint === null)
    return {
      refusal: [
        `The ${form} form has no receiver. Write its address into ${file ?? `site.config.json, "forms", ${JSON.stringify(form)}`}, "endpoint".`,
        'To test the inbox of "npm start" instead, add --site and the address it prints: --site http://127.0.0.1:4173',
      ].join('\n'),
    }
  const origin = new URL(site ?? settled.site.domain).origin
  return {
    form,
    endpoint: new URL(endpoint, origin).href,
    encoding,
    redirects,
    origin,
    answers: sampleAnswers(found),
    place: file ?? configFile,
  }
}

/**
 * Compiles the site in a folder and ignores mistakes in pages, which can be in the middle of an edit. Returns the
 * problems of the other files as text.
 */
function compileAt(root: string, env: ReceiverRequest['env']): { model: SiteModel } | { refusal: string } {
  const { sources, assets, types, problems: unread } = readSources(root)
  const readProblems = [...checkEndpoints(env), ...unread]
  const tolerate = ({ file }: Problem) => isPageFile(file)
  const { problems, model } = compileSite({ sources, assets, types, readProblems, tolerate })
  if (model) return { model }
  const ofSite = problems.filter(({ file }) => !isPageFile(file))
  return { refusal: formatProblems(ofSite, sources) }
}
