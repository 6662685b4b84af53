import { type ColourPair, colourPairs, leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import type { ColourName, Colours } from '../../../schemas/parts/theme/defaultColours.ts'
import { contrastOf, nearestShade } from './contrast.ts'

/** The contrast of a pair of colours, from 1 to 21. */
export const contrastIn = (colours: Colours, { front, ground }: ColourPair) =>
  contrastOf(colours[front], colours[ground])
/** Whether a pair has the contrast that it needs for what it is used as. */
export const standsOut = (colours: Colours, pair: ColourPair) => contrastIn(colours, pair) >= leastContrast[pair.as]
/** The other colour of a pair. */
export const partnerOf = (name: ColourName, { front, ground }: ColourPair) => (front === name ? ground : front)
/** The pairs in which a colour is seen, in front or as the ground. */
export const pairsOf = (name: ColourName) =>
  colourPairs.filter(({ front, ground }) => front === name || ground === name)

interface Wish {
  /** Those of its pairs in which it is to stand out. Default: all. */
  pairs?: readonly ColourPair[]
  /** What else is asked of it. */
  isWanted?(shade: string): boolean
}

/** The shade nearest to a colour with which it stands out from the others. */
export function findShade(
  name: ColourName,
  colours: Colours,
  { pairs = pairsOf(name), isWanted = () => true }: Wish = {},
): string | undefined {
  const passes = (shade: string) => pairs.every((pair) => standsOut({ ...colours, [name]: shade }, pair))
  return nearestShade(colours[name], (shade) => isWanted(shade) && passes(shade))
}
