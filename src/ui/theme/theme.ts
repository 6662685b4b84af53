/** The design tokens: colours by name, type scale, space, motion. */
import type { ColourName } from '../../../schemas/parts/theme/defaultColours.ts'

/** Short custom property names, because the full names occur 30 times on every page: 135 bytes gzip less per page. */
const shortNames: Partial<Record<ColourName, string>> = {
  'bg-alt': 'ba',
  surface: 'su',
  ink: 'i',
  'ink-soft': 'is',
  brand: 'b',
  'brand-deep': 'bd',
  'brand-tint': 'bt',
  action: 'a',
  'action-hover': 'ah',
  'on-action': 'oa',
  'on-deep': 'o',
  'on-deep-soft': 'os',
  'on-deep-faint': 'of',
  accent: 'ac',
  error: 'e',
  'error-tint': 'et',
  field: 'f',
  hairline: 'h',
  focus: 'fo',
  'focus-ring': 'fr',
}

/** The custom property of a colour: `colourProperty('ink')` is `--i`. */
const colourProperty = (name: ColourName) => `--${shortNames[name] ?? name}`

/** A colour of the theme as CSS: `colour('ink')` is `var(--i)`. */
export function colour(name: ColourName): string {
  return `var(${colourProperty(name)})`
}

/** Colours as custom properties: `{ '--i': '#14231F' }`. */
export function customProperties(colours: Partial<Record<ColourName, string>>): Record<string, string> {
  const names = Object.keys(colours) as ColourName[]
  return Object.fromEntries(names.map((name) => [colourProperty(name), colours[name] ?? '']))
}

/** Colour values on a dark ground, so that its content needs no further rules. */
export const deepTone = customProperties({
  bg: colour('brand-deep'),
  ink: colour('on-deep'),
  'ink-soft': colour('on-deep-soft'),
  brand: colour('on-deep'),
  action: colour('on-deep'),
  'action-hover': colour('on-deep-soft'),
  'on-action': colour('brand-deep'),
  hairline: 'rgb(255 255 255 / .22)',
  focus: colour('on-deep'),
  'focus-ring': colour('bg'),
})

/** Font families; headings use a custom property, because theirs occurs in many rules. */
export const heading = 'var(--heading)'
export const headingFamily = "'Bricolage Grotesque', Headings, sans-serif"
export const text = "'Public Sans', Texts, sans-serif"

/** The roles for which a site can set a font. */
export const fontRoles = ['headings', 'texts'] as const
export type FontRole = (typeof fontRoles)[number]

/** The name of the scaled system font that stands in for each role's font. */
export const fallbackFamily = { headings: 'Headings', texts: 'Texts' } as const

/** System fonts by shape, as a CSS `src`; Noto Serif (Android) is a fifth wider than the other serif fonts. */
export const localFonts = {
  sans: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Noto Sans')",
  serif: "local('Times New Roman'), local('Liberation Serif')",
  wideSerif: "local('Noto Serif')",
} as const

/** Fluid type from 390 to 1280 px of viewport width; values that occur in many rules are custom properties. */
export const type = {
  body: 'clamp(1.0625rem, 1.035rem + .11vw, 1.125rem)',
  small: '.9375rem',
  lead: 'var(--lead)',
  leadSize: 'clamp(1.25rem, 1.195rem + .22vw, 1.375rem)',
  h3: 'min(10.5vw, clamp(1.5rem, 1.39rem + .45vw, 1.75rem))',
  // With text enlarged to 200 %, all sizes grow on a phone, in their order, and a word such as "Professional" still
  // fits on a line.
  h3Size: 'min(9.6vw, 1.3125rem)',
  h2: 'min(7vw + .5rem, clamp(1.875rem, 1.49rem + 1.575vw, 2.75rem))',
  h1: 'min(12vw, clamp(2.25rem, 1.812rem + 1.8vw, 3.25rem))',
  homeH1: 'min(12vw, 7vw + .8rem, clamp(2.625rem, 1.913rem + 2.92vw, 4.25rem))',
} as const

/**
 * The width of digits in the builder's fonts, relative to the font size; a site with its own fonts overrides it
 * (`fontCss.ts`).
 */
const digits: Record<FontRole, string> = { headings: 'var(--digit-headings, .647em)', texts: 'var(--digit, .612em)' }

/**
 * Returns a length of `count` digits, like the unit `ch`. That unit changes as soon as the font arrives, so all lines
 * would break anew.
 */
export const measure = (count: number, role: FontRole = 'texts') => `calc(${count} * ${digits[role]})`

/** A length that scales with the density of the site, see `shapeCss.ts`. */
export const roomy = (length: string) => `calc(${length} * var(--room, 1))`

export const space = {
  section: roomy('clamp(2.75rem, 1.25rem + 6.25vw, 6rem)'),
  // The first value is the minimum for enlarged text.
  gutter: 'min(6.25vw, clamp(1.25rem, .45rem + 3.17vw, 3rem))',
  container: '75rem',
  form: '40rem',
  text: '45rem',
} as const

/** Corner radii; a site can override the custom properties, otherwise the lengths apply (`shapeCss.ts`). */
export const radius = {
  button: 'var(--round-button, 6px)',
  box: 'var(--round-box, 6px)',
  card: 'var(--round-card, 4px)',
} as const

export const motion = {
  hover: '120ms',
  panel: '200ms',
  entrance: '500ms',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const

/** Media queries of the three layouts. */
export const phone = '@media (max-width: 47.99rem)'
export const medium = '@media (min-width: 48rem)'
export const mediumOnly = '@media (min-width: 48rem) and (max-width: 63.99rem)'
export const wide = '@media (min-width: 64rem)'
/**
 * The width at which the menu becomes a row: that of `medium`, unless the site's menu is too long for that. A build
 * substitutes the site's own value (`src/node/code/withMenuPoint.ts`), so both are written like no other width.
 */
export const menuPoint = { row: '48.0rem', hidden: '47.990rem' } as const
export const menuRow = `@media (min-width: ${menuPoint.row})`
export const menuHidden = `@media (max-width: ${menuPoint.hidden})`
/** Matches a section on a phone with enlarged text; its columns become one. */
export const enlarged = '@container (max-width: 15rem)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'

/** Parts of the first screen that few pages have. */
export const rareParts = ['crumbs', 'home', 'proofs', 'stairs'] as const
export type RarePart = (typeof rareParts)[number]
