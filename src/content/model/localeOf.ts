import type { Site } from '../../../schemas/index.ts'
import { languageOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'

/** The language of a site for `Intl`, which throws at a tag that is none (BCP 47). */
export const localeOf = oncePer((site: Site): string => {
  const language = languageOf(site)
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
})
