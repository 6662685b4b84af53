import type { Site } from '../../../schemas/index.ts'
import { leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import { colours as colourFields } from '../../../schemas/parts/theme/colours.ts'
import { type ColourName, type Colours, isColourName } from '../../../schemas/parts/theme/defaultColours.ts'
import { showContrast } from './contrast.ts'
import { contrastIn, pairsOf, partnerOf, standsOut } from './findShade.ts'
import { themeColours } from './themeColours.ts'

/** The contrast of a colour with another one that appears next to it. */
interface Contrast {
  /** The title of the other colour: `Ground`. */
  to: string
  /** With one decimal: `4.5`. */
  contrast: string
  least: number
  enough: boolean
}

/** Each colour of a mode as visitors see it, with its contrasts. */
export type Contrasts = Record<'light' | 'dark', Record<ColourName, { value: string; contrasts: Contrast[] }>>

/** Returns all colours of a site with their contrasts, including colours that are derived from those it sets. */
export function tellContrasts(theme: Site['theme']): Contrasts {
  const { light, dark } = themeColours(theme)
  return { light: tellMode(light), dark: tellMode(dark) }
}

function tellMode(colours: Colours): Contrasts['light'] {
  const names = Object.keys(colours).filter(isColourName)
  const told = names.map((name) => {
    const contrasts = pairsOf(name).map((pair) => ({
      to: colourFields.properties[partnerOf(name, pair)].title,
      contrast: showContrast(contrastIn(colours, pair)),
      least: leastContrast[pair.as],
      enough: standsOut(colours, pair),
    }))
    return [name, { value: colours[name], contrasts }] as const
  })
  // `fromEntries` loses the information that all names are present.
  return Object.fromEntries(told) as Contrasts['light']
}
