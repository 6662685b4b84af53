import type { CSSObject } from '@emotion/serialize'
import type { FontRole, RarePart } from './theme.ts'

/**
 * Declares the styles of a component in a `*.styles.ts` file: one rule per class, as emotion objects.
 *
 * The build runs these files (`src/node/code/sheets/stylesPlugin.ts`), writes the rules into the stylesheet and
 * replaces them by class names, so that components and visitors receive only names: `faq` with a rule `item` becomes
 * `{ item: 'faq-item' }`. A strict Content-Security-Policy requires this: emotion's own runtime inserts style elements,
 * which `style-src 'self'` refuses.
 */
export function styles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  return rules as unknown as Record<Name, string>
}

/**
 * Like `styles`, for elements that can be on the first screen: their rules are inlined into every page, as the global
 * ones are, so that nothing is fetched before the first paint. On slow 4G at a quarter of the CPU speed, a linked sheet
 * paints after 788 ms, all rules inlined after 560, only these inlined after 440 (best of seven, home page).
 */
export function criticalStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  critical.add(rules)
  return styles(rules)
}

/** The rules of all `criticalStyles` calls so far, for the build. */
export const critical = new Set<object>()

/**
 * Like `criticalStyles`, for a part that few pages have: only those pages contain its rules, and navigation copies them
 * to the next page.
 */
export function rareStyles<Name extends string>(part: RarePart, rules: Record<Name, CSSObject>): Record<Name, string> {
  rare.set(rules, part)
  return styles(rules)
}

/** The rules of all `rareStyles` calls so far, each with its part, for the build. */
export const rare = new Map<object, RarePart>()

/** Declares critical rules by selector or at-rule instead of by class. */
export function globalStyles(rules: Record<string, CSSObject>): void {
  declared.push(rules)
}

/** The rules of all `globalStyles` calls so far, for the build. */
export const declared: Record<string, CSSObject>[] = []

/**
 * Declares a font of the builder. A site with its own font for the same role omits the rule. Font rules precede all
 * others.
 */
export function fontStyles(role: FontRole, rules: Record<string, CSSObject>): void {
  faces.push({ role, rules })
}

/** The rules of all `fontStyles` calls so far, for the build. */
export const faces: { role: FontRole; rules: Record<string, CSSObject> }[] = []

/**
 * Like `styles`, for a section type that not all pages have: only pages with such a section load its rules, together
 * with those of their other types (`src/node/code/joinSheets.ts`). The constant has the name of the type, or
 * `sectionSheets.ts` maps it.
 */
export function sectionStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  apart.add(rules)
  return styles(rules)
}

/** The rules of all `sectionStyles` calls so far, for the build. */
export const apart = new Set<object>()

/**
 * Like `criticalStyles`, for a part that only some sites have: only the pages of those sites contain its rules
 * (`src/node/code/siteParts.ts` refers to the constant by name).
 */
export function partStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  parts.add(rules)
  return styles(rules)
}

/** The rules of all `partStyles` calls so far, for the build. */
export const parts = new Set<object>()

/**
 * Declares a look that a theme can choose: rules for the classes of another constant, added to the sheet of that
 * constant. The pages of other sites do not contain them (`src/node/code/sheets/looks.ts` refers to the constant by
 * name).
 */
export function lookStyles(rules: Record<string, CSSObject>): Record<string, CSSObject> {
  chosen.add(rules)
  return rules
}

/** The rules of all `lookStyles` calls so far, for the build. */
export const chosen = new Set<object>()

/** Like `styles`, for elements that a script adds later: their rules load with that script, not with the page. */
export function lateStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  late.add(rules)
  return styles(rules)
}

/** The rules of all `lateStyles` calls so far, for the build. */
export const late = new Set<object>()

/** Declares print rules by selector. They follow all others; the first screen paints without them. */
export function printStyles(rules: Record<string, CSSObject>): void {
  printed.push(rules)
}

/** The rules of all `printStyles` calls so far, for the build. */
export const printed: Record<string, CSSObject>[] = []
