import { configFile } from '../../model/files/configFile.ts'
import { notFoundFile, pageAddress } from '../../model/files/pageAddress.ts'
import { formFile, type SiteForm, settleForms } from '../../model/files/siteForms.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Problem } from '../../problem/problem.ts'
import type { ReviewInput } from '../reviewInput.ts'
import {
  checkExamplesOfSite,
  checkLaunchOfForm,
  checkLaunchOfSite,
  checkLaunchPages,
  checkNotFoundPages,
  findForms,
  isSentToExample,
} from './checkLaunch.ts'
import { suggestIcon, suggestProof } from './suggestProof.ts'

/**
 * Finds what a published site lacks: pages that visitors reach without a link. For a site that becomes public for the
 * first time, also reports sample values, forms without a receiver, and missing proof of its work.
 *
 * @param report receives the mistakes of a file
 */
export function reviewLaunch(
  { pages, site, documents, sources, assets, launch, publish = false, command }: ReviewInput,
  report: (file: string, mistakes: readonly Mistake[]) => void,
): Problem[] {
  if (!launch && !publish) return []
  const names = findForms(pages)
  const forms = site ? settleForms(site, documents) : new Map<string, SiteForm>()
  // The receiver of an invalid document is unknown, and the built-in form of the same name is not meant.
  const isRead = ({ name, file }: SiteForm) => file !== undefined || !sources.has(formFile(name))
  const shown = [...forms.values()].filter((form) => names.has(form.name) && isRead(form))
  const isThere = (file: string) => sources.has(file) || assets.has(pageAddress(file).replace(/\/$/, '/index.html'))
  const missing = checkLaunchPages(pages, shown, isThere, command)
  if (site && isThere(notFoundFile)) report(configFile, checkNotFoundPages(site, isThere))
  if (!launch) {
    if (site) report(configFile, checkExamplesOfSite(site))
    for (const form of shown.filter(isSentToExample))
      for (const { file, mistake } of checkLaunchOfForm(form, undefined)) report(file, [mistake])
    return missing.map((problem) => ({ ...problem, severity: isLedTo(problem) ? 'error' : 'warning' }))
  }
  if (site) report(configFile, checkLaunchOfSite(site))
  for (const form of shown)
    for (const { file, mistake } of checkLaunchOfForm(form, launch[form.name])) report(file, [mistake])
  return [...missing, ...suggestProof(pages, site), ...suggestIcon(assets)]
}

/** Forms lead to their thank-you page. The 404 page is only reached by mistake. */
const isLedTo = ({ file }: Problem) => file !== notFoundFile
