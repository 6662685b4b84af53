/**
 * `ashlar/styles`: what the `styles.ts` of a site's own section type is written with. `sectionStyles` declares rules that only pages
 * with such a section load; `lateStyles` those that come with its island.
 */
export { lateStyles, sectionStyles } from '../ui/theme/styles.ts'
export {
  colour,
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
