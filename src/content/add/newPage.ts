import type { Page, Site } from '../../../schemas/index.ts'
import { countryName } from '../facts/countryName.ts'
import { findRegion, hasRegions } from '../facts/findRegion.ts'
import { capitalized } from '../facts/nameLetters.ts'
import { suggestName, suggestStem } from '../model/files/pageAddress.ts'
import { kindOf, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { countryOf, isAmerican, languageOf, townName } from '../schema/country.ts'
import { withoutInvisible } from '../text/checkInvisible.ts'

/** A new page as its owner described it. */
export interface NewPage {
  /** The folder inside pages/; empty for a page directly in pages/. */
  folder: string
  /** Relative to the root: `pages/locations/columbia-md.json`. */
  file: string
  /** The name that lists show: `Columbia, MD`. */
  name: string
  /** The facts about the town, for a page of the kind `location`. */
  location?: NonNullable<Page['location']>
}

/** Why the owner's input is not enough and what would be, in one or two sentences. */
export interface Refusal {
  refusal: string
}

/** In characters. File systems accept names of up to 255 bytes. */
const longestStem = 200

/**
 * Reads the name of a new page of a folder. In the United States, the name of a town includes its state, unless all
 * towns of the folder are in one state. Elsewhere a state or province is optional, has any length, and follows a comma.
 */
export function readNewPage(model: SiteModel, folder: string, words: string): NewPage | Refusal {
  const name = withoutInvisible(words).replace(/\s+/g, ' ').trim()
  if (suggestName(name) === '')
    return { refusal: `No file name can be made of ${JSON.stringify(words)}: it needs a letter or a digit.` }
  const neighbours = model.collections.get(folder) ?? []
  const town =
    folder !== '' && kindOf(model.site, folder) === 'location'
      ? readTown(name, neighbours, model.site.company)
      : undefined
  if (town && 'refusal' in town) return town
  const stem = town ? suggestName(townName(town), languageOf(model.site)) : suggestStem(name, languageOf(model.site))
  if (stem.length > longestStem)
    return {
      refusal: `A name of ${name.length} characters is too long for a file. Write a short one; the title of the page may be longer.`,
    }
  return {
    folder,
    file: `pages/${folder && `${folder}/`}${stem}.json`,
    name: town ? townName(town) : name,
    ...(town && { location: town }),
  }
}

type Town = { city: string; state?: string }

function readTown(words: string, neighbours: readonly SitePage[], company: Site['company']): Town | Refusal {
  const country = countryOf(company)
  const [only, ...others] = new Set(neighbours.flatMap(({ page }) => page.location?.state ?? []))
  const [, written = '', state] = /^(.*?)(?:,\s*([A-Za-z]{2})|\s[A-Z]{2})$/.exec(words) ?? endingIn(only, words) ?? []
  const city = capitalized(written.trim())
  const code = (state ?? words.slice(-2)).toUpperCase()
  if (suggestName(city) !== '' && hasRegions(country) && !findRegion(country, code))
    return {
      refusal: `${JSON.stringify(code)} is no state of ${countryName(country)}. Write the town like this: "${city}, ${only ?? company.address.state ?? 'MD'}".`,
    }
  if (suggestName(city) !== '') return { city, state: code }
  if (!isAmerican(country)) return readForeign(words)
  if (!words.includes(',') && only !== undefined && others.length === 0)
    return { city: capitalized(words), state: only }
  const town = words.split(',')[0]?.trim() || 'Columbia'
  return {
    refusal: `Write the town and its state as two capital letters, like this: "${town}, ${only ?? company.address.state ?? 'MD'}".`,
  }
}

/**
 * Splits a town and its two-letter state without a comma, `laurel md`, if that is the state of the folder's other
 * towns. A longer state needs a comma.
 */
const endingIn = (state: string | undefined, words: string) =>
  state?.length === 2 && words.toLowerCase().endsWith(` ${state.toLowerCase()}`)
    ? [words, words.slice(0, -state.length), words.slice(-state.length)]
    : undefined

function readForeign(words: string): Town | Refusal {
  const [, city = '', state = ''] = /^([^,]*),?(.*)$/.exec(words) ?? []
  if (suggestName(city) === '') return { refusal: `Write the town first, like this: "Leeds" or "Toronto, ON".` }
  return { city: city.trim(), ...(state.trim() !== '' && { state: state.trim() }) }
}
