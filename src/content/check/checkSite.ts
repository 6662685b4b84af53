import type { Site } from '../../../schemas/index.ts'
import { countryInValue } from '../model/configFile.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { countryOf, isCountry } from '../schema/country.ts'
import { isFields, siteSchemaOf } from '../schema/schema.ts'
import { quoted } from '../wording/phrases.ts'
import { checkFields } from './checkFields.ts'
import type { CheckResult } from './checkPage.ts'
import { checkValue } from './checkValue.ts'

/**
 * Holds the value of `site.config.json` against its schema in the country that it names: the site, or every problem that
 * this file alone has.
 */
export function checkSite(source: Source, value: unknown): CheckResult<Site> {
  const context = { path: [], owner: 'site.config.json', optional: false }
  const schema = siteSchemaOf(countryInValue(value))
  const mistakes = isFields(value) ? checkFields(schema, value, context) : checkValue(schema, value, context)
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  const site = value as Site
  return isCountry(countryOf(site.company))
    ? { value: site, problems: [] }
    : { problems: [placeMistake(source, unknownCountry(site))] }
}

const unknownCountry = ({ company: { address } }: Site): Mistake => ({
  path: ['company', 'address', 'country'],
  code: 'unknown-country',
  message: `${quoted(address.country ?? '')} is not the code of a country.`,
  fix: 'Write its two letters of ISO 3166, such as "US", "GB" or "DE".',
})

/** Reads `site.config.json`: the site, or every problem that this file alone has. */
export function readSite(source: Source): CheckResult<Site> {
  const { problems, value } = readJson(source)
  return problems.length > 0 ? { problems } : checkSite(source, value)
}
