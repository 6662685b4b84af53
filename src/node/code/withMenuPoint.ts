import { menuPoint } from '../../ui/theme/theme.ts'

/** Matches the media query for a row on a narrow screen, as stylis writes it. */
const narrowRow = /@media \(min-width: ([\d.]+)rem\) and \(max-width: ([\d.]+)rem\)\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Replaces the menu's breakpoint with the site's width in rem (`menuPointOf`), and removes media queries that can then
 * never match.
 */
export function withMenuPoint(css: string, rem: number): string {
  const placed = css.replaceAll(menuPoint.row, `${rem}rem`).replaceAll(menuPoint.hidden, `${rem - 0.01}rem`)
  return placed.replace(narrowRow, (rules, from, to) => (Number(from) > Number(to) ? '' : rules))
}
