import type { Site } from '../../../../schemas/index.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { createContactCheck } from './createContactCheck.ts'
import { createDialCheck } from './createDialCheck.ts'
import { createLineCheck } from './createLineCheck.ts'

/**
 * Creates a check for wrong phone numbers and e-mail addresses in texts: links that dial another number than they show,
 * numbers that differ from those of other pages, and numbers that are not the company's. Reports only the first mistake
 * of a number.
 *
 * @returns a check of the texts of a page, or, without a page, of a form or of site.config.json
 */
export function createNumberCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage | undefined, texts: readonly TextField[]) => Mistake[] {
  const checkDials = createDialCheck(site)
  const checkLines = createLineCheck(pages, site)
  const checkContacts = createContactCheck(site)
  return (page, texts) => {
    const told: Mistake[] = []
    const isTold = ({ path, span }: Mistake) =>
      told.some(
        (other) =>
          other.path.join() === path.join() &&
          (other.span?.start ?? 0) < (span?.end ?? Infinity) &&
          (span?.start ?? 0) < (other.span?.end ?? Infinity),
      )
    for (const found of [checkLines(page, texts), checkDials(page, texts), checkContacts(page?.page, texts)])
      told.push(...found.filter((mistake) => !isTold(mistake)))
    return told
  }
}
