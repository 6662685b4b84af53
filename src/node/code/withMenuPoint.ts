import { menuPoint } from '../../ui/theme/theme.ts'

/** Rules of the media query for a row on a narrow screen, as stylis writes it. */
const narrowRow = /@media \(min-width: ([\d.]+)rem\) and \(max-width: ([\d.]+)rem\)\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Rules with the width in rem at which the menu of a site changes (`menuPointOf`), and without those of widths at which its
 * row never stands.
 */
export function withMenuPoint(css: string, rem: number): string {
  const placed = css.replaceAll(menuPoint.row, `${rem}rem`).replaceAll(menuPoint.hidden, `${rem - 0.01}rem`)
  return placed.replace(narrowRow, (rules, from, to) => (Number(from) > Number(to) ? '' : rules))
}
