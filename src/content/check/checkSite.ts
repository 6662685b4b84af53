import type { Site } from '../../../schemas/index.ts'
import { countryName } from '../facts/countryName.ts'
import { configFile, countryInValue, lostCountry } from '../model/files/configFile.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Path, Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { countryOf, isCountry, standardCountry } from '../schema/country.ts'
import { siteSchemaOf } from '../schema/schema.ts'
import { builtInTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import { adviseFields } from './adviseFields.ts'
import { type CheckResult, resultOf } from './checkPage.ts'
import { checkValue } from './checkValue.ts'
import { relocateFields } from './form/relocateFields.ts'
import { type GuessedSite, guessSite } from './guessSite.ts'
import { fileBlock } from './valueContext.ts'

/**
 * The site, or all problems that its file has by itself. `meant` is the intended site, if that is clear despite the
 * problems.
 */
type SiteResult = CheckResult<Site> & { meant?: GuessedSite }

/** Checks the value of `site.config.json` against its schema. */
export function checkSite(source: Source, value: unknown): SiteResult {
  const context = { path: [], block: fileBlock(configFile), optional: false }
  const schema = siteSchemaOf(countryInValue(value))
  const lost = lostCountry(value)
  const mistakes = [...checkValue(schema, value, context), ...(lost === undefined ? [] : [missingCountry(lost)])]
  const root = { schema, types: builtInTypes }
  const explained = mistakes.length === 0 ? [] : adviseFields(relocateFields(mistakes, value, root), value, root)
  const result = resultOf<Site>(source, value, explained)
  const unknown = result.value ? findUnknownCountries(result.value) : []
  if (unknown.length > 0) return { problems: unknown.map((mistake) => placeMistake(source, mistake)) }
  const meant = result.value ? undefined : guessSite(value, explained)
  return meant && findUnknownCountries(meant.site).length === 0 ? { ...result, meant } : result
}

const missingCountry = (country: string): Mistake => ({
  path: ['company', 'address'],
  code: 'missing-field',
  message: `"address" has no "country", so it counts as one in ${countryName(standardCountry)}, where addresses have a state and a ZIP code of digits.`,
  fix: `Add "country": ${quoted(country)}, if the company is in ${countryName(country)}.`,
})

function findUnknownCountries({ company }: Site): Mistake[] {
  const offices: [Path, typeof company.address][] = [
    [['company'], company.address],
    ...Object.entries(company.branches ?? {}).map(([key, { address }]): [Path, typeof address] => [
      ['company', 'branches', key],
      address,
    ]),
  ]
  return offices.flatMap(([path, address]): Mistake[] =>
    isCountry(countryOf({ address }))
      ? []
      : [
          {
            path: [...path, 'address', 'country'],
            code: 'unknown-country',
            message: `${quoted(address.country ?? '')} is not the code of a country.`,
            fix: 'Write the two letters of the country, such as "US", "GB" or "DE".',
          },
        ],
  )
}

/** Reads `site.config.json`. Returns the site, or all problems that this file has by itself. */
export function readSite(source: Source): SiteResult {
  const { problems, value } = readJson(source)
  return problems.length > 0 ? { problems } : checkSite(source, value)
}
