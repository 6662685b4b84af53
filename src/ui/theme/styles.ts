import type { CSSObject } from '@emotion/serialize'
import type { FontRole, RarePart } from './theme.ts'

/** What decides in which sheet rules load; rules without a kind load in the sheet of all pages. */
export type StyleKind = 'critical' | RarePart | 'section' | 'part' | 'look' | 'late'

/** The rules that all style files have declared so far. The build reads them after it has run every file. */
export const declared = {
  /** The kinds of rules by class. */
  kinds: new Map<object, StyleKind>(),
  /** Rules by selector or at-rule: for the first screen, and for print. */
  global: [] as Record<string, CSSObject>[],
  print: [] as Record<string, CSSObject>[],
  fonts: [] as { role: FontRole; rules: Record<string, CSSObject> }[],
}

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
  declared.kinds.set(rules, 'critical')
  return styles(rules)
}

/**
 * Like `criticalStyles`, for a part that few pages have: only those pages contain its rules, and navigation copies them
 * to the next page.
 */
export function rareStyles<Name extends string>(part: RarePart, rules: Record<Name, CSSObject>): Record<Name, string> {
  declared.kinds.set(rules, part)
  return styles(rules)
}

/** Declares critical rules by selector or at-rule instead of by class. */
export function globalStyles(rules: Record<string, CSSObject>): void {
  declared.global.push(rules)
}

/**
 * Declares a font of the builder. A site with its own font for the same role omits the rule. Font rules precede all
 * others.
 */
export function fontStyles(role: FontRole, rules: Record<string, CSSObject>): void {
  declared.fonts.push({ role, rules })
}

/**
 * Like `styles`, for a section type that not all pages have: only pages with such a section load its rules, together
 * with those of their other types (`src/node/code/joinSheets.ts`). The constant has the name of the type, or
 * `sectionSheets.ts` maps it.
 */
export function sectionStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  declared.kinds.set(rules, 'section')
  return styles(rules)
}

/**
 * Like `criticalStyles`, for a part that only some sites have: only the pages of those sites contain its rules
 * (`src/node/code/siteParts.ts` refers to the constant by name).
 */
export function partStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  declared.kinds.set(rules, 'part')
  return styles(rules)
}

/**
 * Declares a look that a theme can choose: rules for the classes of another constant, added to the sheet of that
 * constant. The pages of other sites do not contain them (`src/node/code/sheets/looks.ts` refers to the constant by
 * name).
 */
export function lookStyles(rules: Record<string, CSSObject>): Record<string, CSSObject> {
  declared.kinds.set(rules, 'look')
  return rules
}

/** Like `styles`, for elements that a script adds later: their rules load with that script, not with the page. */
export function lateStyles<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  declared.kinds.set(rules, 'late')
  return styles(rules)
}

/** Declares print rules by selector. They follow all others; the first screen paints without them. */
export function printStyles(rules: Record<string, CSSObject>): void {
  declared.print.push(rules)
}
