import { type ColourPair, colourPairs, leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import type { ColourName, Colours } from '../../../schemas/parts/theme/defaultColours.ts'
import { contrastOf, nearestShade } from './contrast.ts'

/** Returns the contrast of a pair of colours, from 1 to 21. */
export const contrastIn = (colours: Colours, { front, ground }: ColourPair) =>
  contrastOf(colours[front], colours[ground])
/** Whether a pair has the contrast that its use requires. */
export const standsOut = (colours: Colours, pair: ColourPair) => contrastIn(colours, pair) >= leastContrast[pair.as]
/** Returns the other colour of a pair. */
export const partnerOf = (name: ColourName, { front, ground }: ColourPair) => (front === name ? ground : front)
/** Returns the pairs that contain a colour, as foreground or background. */
export const pairsOf = (name: ColourName) =>
  colourPairs.filter(({ front, ground }) => front === name || ground === name)

interface Wish {
  /** The pairs that must have enough contrast. Default: all pairs of the colour. */
  pairs?: readonly ColourPair[]
  /** A further condition for the shade. */
  isWanted?(shade: string): boolean
}

/** Returns the shade closest to a colour that has enough contrast in its pairs, or undefined if there is none. */
export function findShade(
  name: ColourName,
  colours: Colours,
  { pairs = pairsOf(name), isWanted = () => true }: Wish = {},
): string | undefined {
  const passes = (shade: string) => pairs.every((pair) => standsOut({ ...colours, [name]: shade }, pair))
  return nearestShade(colours[name], (shade) => isWanted(shade) && passes(shade))
}
