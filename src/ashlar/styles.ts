/**
 * `ashlar/styles`: the parts for the `styles.ts` of a site's own section types. `sectionStyles` declares rules that
 * load only on pages with such a section; `lateStyles` declares rules that load together with its island.
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

/**
 * Returns a theme colour as CSS.
 *
 * @throws if the theme has no colour of this name, because the element would be rendered without a colour
 */
export function colour(name: ColourName): string {
  if (!isColourName(name))
    throw new Error(`"${String(name)}" is no colour: the names are ${Object.keys(defaultColours.light).join(', ')}.`)
  return themeColour(name)
}
