import type { Site } from '../../../schemas/index.ts'
import { countryOf, languageOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'

/**
 * Returns the locale of a site for `Intl`, which throws for an invalid tag (BCP 47). A language without a region gets
 * that of the company, because amounts and times are formatted by region: `$189` in `es-US`, `189 US$` in `es`.
 */
export const localeOf = oncePer((site: Site): string => {
  const language = languageOf(site)
  try {
    const locale = new Intl.Locale(language)
    const region = locale.region ?? countryOf(site.company)
    return new Intl.Locale(locale, { region }).toString()
  } catch {
    return 'en'
  }
})
