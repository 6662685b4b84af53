import { readerOf } from '../../problem/openSources.ts'
import type { Sources } from '../../problem/problem.ts'
import { withoutByteOrderMark } from '../../problem/source.ts'
import { countryNamed } from '../../schema/country.ts'
import { isFields } from '../../schema/schema.ts'

/** The file with the facts of the company, beside the folder pages/. */
export const configFile = 'site.config.json'

/** The country that the value of `site.config.json` names, checked or not. */
export function countryInValue(value: unknown): string {
  const company = isFields(value) ? value.company : undefined
  const address = isFields(company) ? company.address : undefined
  const country = isFields(address) ? address.country : undefined
  return countryNamed(typeof country === 'string' ? country : undefined)
}

/**
 * The country by which the files of a site are judged, while `site.config.json` cannot be read too: a comma that is
 * missing there is no reason to ask the pages for the addresses of another country.
 */
export function countryIn(sources: Sources): string {
  const text = withoutByteOrderMark(readerOf(sources).read(configFile))
  try {
    return countryInValue(JSON.parse(text))
  } catch {
    const [, country] = /"country"\s*:\s*"([^"]*)"/.exec(text) ?? []
    return countryNamed(country)
  }
}
