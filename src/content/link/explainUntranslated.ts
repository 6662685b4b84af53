import type { Site } from '../../../schemas/index.ts'
import type { LinkTargets } from '../addresses/linkTargets.ts'
import { englishName } from '../model/languages.ts'
import type { Mistake } from '../problem/mistake.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Explains a broken link in the header or footer of an additional language, if the same entry of the main language
 * leads to a page without a translation: the translation is missing. Returns undefined otherwise, and if the two lists
 * differ in length.
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
