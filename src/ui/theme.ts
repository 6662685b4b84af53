import type { Site } from '../../schemas/index.ts'

/** The colours that `site.config.json` may replace. */
export type ColourName = keyof NonNullable<NonNullable<Site['theme']>['light']>
export type Colours = Record<ColourName, string>

/**
 * The tokens of the look: colours with their contrast (WCAG 2 formula, see `tests/ui/theme.test.ts`), type scale,
 * space, motion. `site.config.json` replaces colours by name.
 */
export const lightColours = {
  bg: '#FBFAF7',
  'bg-alt': '#F1EEE7',
  surface: '#FFFFFF',
  ink: '#14231F',
  'ink-soft': '#4A5853',
  brand: '#0E5A52',
  'brand-deep': '#0A3B36',
  'brand-tint': '#E3F0ED',
  action: '#A63D24',
  'action-hover': '#8A2F1A',
  'on-action': '#FFFFFF',
  'on-deep': '#FFFFFF',
  'on-deep-soft': '#DCE9E5',
  'on-deep-faint': '#A9C9C2',
  accent: '#F2B632',
  ok: '#1E6B3A',
  error: '#B3261E',
  'error-tint': '#FCEBEA',
  field: '#857E70',
  hairline: '#D9D4C8',
  focus: '#1A4FD6',
  'focus-ring': '#FFFFFF',
  sb: '#E3F0ED',
  s1: '#C9DDD8',
  s2: '#7FA8A0',
  s3: '#0E5A52',
  sa: '#A63D24',
  sl: '#14231F',
  sw: '#FFFFFF',
} as const satisfies Colours

export const darkColours: Colours = {
  bg: '#0E1614',
  'bg-alt': '#14201D',
  surface: '#1A2825',
  ink: '#F0F4F2',
  'ink-soft': '#B4C2BD',
  brand: '#63C7B6',
  'brand-deep': '#0A3B36',
  'brand-tint': '#12322D',
  action: '#F0A58E',
  'action-hover': '#F6BCA9',
  'on-action': '#0E1614',
  'on-deep': '#FFFFFF',
  'on-deep-soft': '#DCE9E5',
  'on-deep-faint': '#A9C9C2',
  accent: '#F5C451',
  ok: '#7AD39A',
  error: '#FF9D94',
  'error-tint': '#3A1C1A',
  field: '#7C8F88',
  hairline: '#2C3D38',
  focus: '#9DB8FF',
  'focus-ring': '#0E1614',
  sb: '#12322D',
  s1: '#1F4740',
  s2: '#437F75',
  s3: '#7CC5B7',
  sa: '#DB7A5E',
  sl: '#F0F4F2',
  sw: '#E4EEEB',
}

/** A colour of the theme as CSS: `colour('ink')` is `var(--ink)`. */
export function colour(name: ColourName): string {
  return `var(--${name})`
}

/** Colours as custom properties: `{ '--ink': '#14231F' }`. */
export function customProperties(colours: Partial<Colours>): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]))
}

/** Font families; headings name theirs through a custom property, because it stands in many rules. */
export const heading = 'var(--heading)'
export const headingFamily = "'Bricolage Grotesque', 'Heading Fallback', sans-serif"
export const text = "'Public Sans', 'Text Fallback', sans-serif"

/** Fluid type from 390 to 1280 px of viewport width. */
export const type = {
  body: 'clamp(1.0625rem, 1.035rem + .11vw, 1.125rem)',
  small: '.9375rem',
  lead: 'clamp(1.25rem, 1.195rem + .22vw, 1.375rem)',
  h3: 'clamp(1.5rem, 1.39rem + .45vw, 1.75rem)',
  h2: 'clamp(1.875rem, 1.656rem + .9vw, 2.375rem)',
  h1: 'clamp(2.25rem, 1.812rem + 1.8vw, 3.25rem)',
  homeH1: 'clamp(2.625rem, 1.913rem + 2.92vw, 4.25rem)',
} as const

export const space = {
  section: 'clamp(3.5rem, 1.97rem + 6.3vw, 7rem)',
  gutter: 'clamp(1.25rem, .2rem + 4.3vw, 3rem)',
  container: '75rem',
  form: '40rem',
  text: '45rem',
} as const

export const motion = {
  hover: '120ms',
  panel: '200ms',
  entrance: '500ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const

/** Media queries of the three layouts: phones have none. */
export const medium = '@media (min-width: 48rem)'
export const mediumOnly = '@media (min-width: 48rem) and (max-width: 63.99rem)'
export const wide = '@media (min-width: 64rem)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
