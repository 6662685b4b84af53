import type { ProblemCode } from '../../problem/codes/problemCode.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { createSearches, findMatches } from '../../wording/matchesOf.ts'
import { checkProse } from '../checkProse.ts'
import { findProseParts } from '../markdown.ts'
import { checkBrokenLinks } from './checkBrokenLinks.ts'
import { foreignMarkup } from './foreignMarkup.ts'

const markupIn = createSearches(foreignMarkup)

/** Markup that prose supports in its correct form. */
const structures: ReadonlySet<ProblemCode> = new Set(['raw-heading', 'raw-table'])

const mayBeRaw = /[#|[`~>\\]|(?:^|[\s(])_|==|:::|\$\$|:[a-z_]+:|\{[#.]|\/n|(?:^|\n)[ \t]*[-=_*]/

/**
 * Finds markup that has no meaning in its field, so that visitors would read it literally: headings, tables, pictures,
 * code, and links that lack a bracket.
 */
export function checkForeignMarkup({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href' || !mayBeRaw.test(value)) return []
  const isProse = format === 'prose'
  const parts = isProse ? findProseParts(value) : []
  const isPart = (at: number) => parts.some(({ start, end }) => start <= at && at < end)
  const found = markupIn(value).flatMap((markup) =>
    findMatches(markup, value).flatMap(({ 0: found, index }): Mistake | [] => {
      const { code = 'raw-marks', severity, message, inProse, fix } = markup
      const how = severity && { severity }
      const start = index + found.length - found.trimStart().length
      if (structures.has(code) && isPart(start)) return []
      const span = { start, end: index + found.length }
      return { path, span, code, ...how, message: message(found), fix: (isProse && inProse) || fix }
    }),
  )
  return [...found, ...checkProse({ path, value }, parts), ...checkBrokenLinks({ path, value, format })]
}
