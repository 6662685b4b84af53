/**
 * `ashlar/styles`: what the `styles.ts` of a site's own section type is written with. `sectionStyles` declares rules that only pages
 * with such a section load; `lateStyles` those that come with its island.
 */
import { type ColourName, defaultColours, isColourName } from '../../schemas/parts/theme/defaultColours.ts'
import { colour as themeColour } from '../ui/theme/theme.ts'

export { lateStyles, sectionStyles } from '../ui/theme/styles.ts'
export {
  enlarged,
  heading,
  medium,
  mediumOnly,
  motion,
  phone,
  reducedMotion,
  space,
  text,
  type,
  wide,
} from '../ui/theme/theme.ts'

/** A colour of the theme as CSS; one that the theme does not have is an error, as it would leave words without their colour. */
export function colour(name: ColourName): string {
  if (!isColourName(name))
    throw new Error(`"${String(name)}" is no colour: the names are ${Object.keys(defaultColours.light).join(', ')}.`)
  return themeColour(name)
}
