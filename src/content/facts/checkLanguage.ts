import type { Site } from '../../../schemas/index.ts'
import { isLanguageCode, languageNamed } from '../model/languageCode.ts'
import type { Mistake } from '../problem/mistake.ts'
import { countryNamed, countryOf, isCountry } from '../schema/country.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Checks that the language of a site exists, and its country: "us" is not a language, and the English of the United
 * Kingdom is "en-GB".
 */
export function checkLanguage({ language, company }: Site): Mistake[] {
  if (language === undefined) return []
  const [code = '', ...parts] = language.split('-')
  const base = { path: ['language'], code: 'unknown-language' as const }
  if (!isLanguageCode(code))
    return [
      {
        ...base,
        message: `${quoted(language)} is not the code of a language.`,
        fix: `Write it like this: ${quoted(`${languageNamed(language) ?? 'en'}-${countryOf(company)}`)}.`,
      },
    ]
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  if (region === undefined) return []
  const country = countryNamed(region)
  if (region === country && isCountry(country)) return []
  const right = region === country ? undefined : `${code}-${country}`
  return [
    {
      ...base,
      message: `${quoted(language)} names no country: ${quoted(region)} is not the code of one.`,
      fix: `Write ${quoted(right ?? code)}.`,
      ...(right !== undefined && { replacement: JSON.stringify(right) }),
    },
  ]
}
