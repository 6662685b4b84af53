import type { Site } from '../../../schemas/index.ts'
import type { LinkTargets } from '../addresses/linkTargets.ts'
import { englishName } from '../model/languages.ts'
import type { Mistake } from '../problem/mistake.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * What is said of a link in the header or the footer of a further language that leads nowhere, where the same entry of the
 * site's own language leads to a page that nothing translates: it is the translation that is missing. Undefined elsewhere, and
 * where the two lists have another number of entries.
 */
export function explainUntranslated(
  site: Site,
  path: Mistake['path'],
  targets: LinkTargets,
): Pick<Mistake, 'message' | 'fix'> | undefined {
  const [root, code, ...rest] = path
  if (root !== 'languages' || typeof code !== 'string') return undefined
  const list = rest.slice(0, rest.lastIndexOf('links') + 1)
  const [own, first] = [valueAt(site.languages?.[code], list), valueAt(site, list)].map(lengthOf)
  const entry = valueAt(site, rest)
  if (own === undefined || own !== first || typeof entry !== 'string') return undefined
  const file = targets.pages.get(entry)
  if (file === undefined || targets.isTranslated?.(entry, code)) return undefined
  const language = englishName(code)
  return {
    message: `This link leads to no page: ${file} has no translation into ${language}.`,
    fix: `Add the page in ${language}, with "translates": ${quoted(entry)}, or delete this link.`,
  }
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : undefined)
