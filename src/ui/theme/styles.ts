import type { CSSObject } from '@emotion/serialize'
import type { FontRole, RarePart } from './theme.ts'

/**
 * Declares the styles of a component in a `*.styles.ts` file: a rule per class, as emotion objects.
 *
 * The build runs these files (`src/node/code/sheets/stylesPlugin.ts`), writes the rules into the stylesheet and puts the class
 * names in their place, so that components, and visitors, only ever get names: `faq` with a rule `item` becomes
 * `{ item: 'faq-item' }`. A strict Content-Security-Policy leaves no other way: emotion's own runtime inserts style
 * elements, which `style-src 'self'` refuses.
 */
export function styles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  return rules as unknown as Record<Name, string>
}

/**
 * As `styles`, for what can stand on the first screen: its rules are written into every page, and so are the global
 * ones, so that nothing is fetched before the first paint. On slow 4G at a fourth of the CPU's speed a linked sheet
 * paints after 788 ms, all rules in the page after 560, these in the page after 440 (best of seven, home page).
 */
export function criticalStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  critical.add(rules)
  return styles(rules)
}

/** The rules of all `criticalStyles` calls so far, for the build. */
export const critical = new Set<object>()

/** As `criticalStyles`, for a part that few pages have: its rules are in those alone, and come along where one is left or reached. */
export function rareStyles<Name extends string>(part: RarePart, rules: Record<Name, CSSObject>): Record<Name, string> {
  rare.set(rules, part)
  return styles(rules)
}

/** The rules of all `rareStyles` calls so far, each with its part, for the build. */
export const rare = new Map<object, RarePart>()

/** Declares rules by selector or at-rule instead of by class; they are critical. */
export function globalStyles(rules: Record<string, CSSObject>): void {
  declared.push(rules)
}

/** The rules of all `globalStyles` calls so far, for the build. */
export const declared: Record<string, CSSObject>[] = []

/** Declares a font of the builder: a site that brings its own for the same role has no such rule. They come before all others. */
export function fontStyles(role: FontRole, rules: Record<string, CSSObject>): void {
  faces.push({ role, rules })
}

/** The rules of all `fontStyles` calls so far, for the build. */
export const faces: { role: FontRole; rules: Record<string, CSSObject> }[] = []

/**
 * As `styles`, for a section type that not all pages have: only pages with such a section load its rules, together with those
 * of their other types (`src/node/code/joinSheets.ts`). The constant bears the name of the type, or `sectionSheets.ts` names it.
 */
export function sectionStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  apart.add(rules)
  return styles(rules)
}

/** The rules of all `sectionStyles` calls so far, for the build. */
export const apart = new Set<object>()

/**
 * As `criticalStyles`, for a part that only some sites have: its rules are in the pages of those alone
 * (`src/node/code/siteParts.ts` knows the constant by its name).
 */
export function partStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  parts.add(rules)
  return styles(rules)
}

/** The rules of all `partStyles` calls so far, for the build. */
export const parts = new Set<object>()

/**
 * Declares a look that a theme chooses: rules for classes of another constant, in the sheet that those are in. The pages of
 * other sites do not have them (`src/node/code/sheets/looks.ts` knows the constant by its name).
 */
export function lookStyles(rules: Record<string, CSSObject>): Record<string, CSSObject> {
  chosen.add(rules)
  return rules
}

/** The rules of all `lookStyles` calls so far, for the build. */
export const chosen = new Set<object>()

/** As `styles`, for what a script puts on the page later: its rules come with that script, not with the page. */
export function lateStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  late.add(rules)
  return styles(rules)
}

/** The rules of all `lateStyles` calls so far, for the build. */
export const late = new Set<object>()

/** Declares rules by selector for paper. They follow all others; the first screen paints without them. */
export function printStyles(rules: Record<string, CSSObject>): void {
  printed.push(rules)
}

/** The rules of all `printStyles` calls so far, for the build. */
export const printed: Record<string, CSSObject>[] = []
