import type { Severity } from '../problem/codes/problemCode.ts'
import { escapeMarkdown } from '../wording/escapeMarkdown.ts'
import { count } from '../wording/phrases.ts'
import type { Report, ReportedProblem } from './formatJson.ts'

interface CommentInput {
  /** The output of `npm run check -- --format json`. */
  report: Report
  /** The output of `npm run impact -- --format markdown`; empty if it failed. */
  impact: string
  /** Whether the site was built, so that people can look at it. */
  isBuilt: boolean
}

/** The maximum number of problems of a kind to list. */
const mostProblems = 15

/**
 * Formats the comment on a pull request that changes pages, as GitHub Markdown: what to fix, how the change affects the
 * site, and how to see it. Texts of pages are escaped, so that they cannot format it or notify anyone.
 */
export function formatComment({ report, impact, isBuilt }: CommentInput): string {
  return [
    '### What this change does to the site',
    ...problemBlocks(report),
    ...(impact.trim() === '' ? [] : [impact.trim()]),
    isBuilt
      ? 'To see it: open the check below, *Summary*, and download **site**; or run `npm start` on this branch.'
      : 'Once nothing is to fix, the built site can be downloaded here.',
    'The steps in words: [the guide](../blob/HEAD/pages/README.md).',
    '',
  ].join('\n\n')
}

function problemBlocks({ problems, summary }: Report): string[] {
  const { errors, warnings, pages } = summary
  if (errors === 0 && warnings === 0) return [`Nothing to fix: all ${pages} pages are fine.`]
  const listOf = (wanted: Severity) => listProblems(problems.filter(({ severity }) => severity === wanted))
  const look = `${count(warnings, 'thing')} to look at`
  return [
    ...(errors > 0 ? [`**${count(errors, 'thing')} to fix** before this can be merged:\n\n${listOf('error')}`] : []),
    ...(warnings > 0
      ? [`${errors > 0 ? `And ${look}, which can wait` : `Nothing has to be fixed. ${look}`}:\n\n${listOf('warning')}`]
      : []),
  ]
}

/** GitHub itself shows at most ten annotations of a kind beside their lines. */
function listProblems(problems: readonly ReportedProblem[]): string {
  const rest = problems.length - mostProblems
  const lines = problems.slice(0, mostProblems).map(problemLine)
  return [...lines, ...(rest > 0 ? [`- and ${rest} more; the check below lists all of them.`] : [])].join('\n')
}

function problemLine({ file, line, message, fix, also, more = [] }: ReportedProblem): string {
  const place = line === null ? escapeMarkdown(file) : `${escapeMarkdown(file)}, line ${line}`
  const places = more.length === 0 ? '' : ` (and ${count(more.length, 'more place')})`
  // The other file, if two files clash.
  const other = also && also.file !== file ? ` ${escapeMarkdown(also.file)}: ${escapeMarkdown(also.message)}` : ''
  return `- **${place}**${places}: ${escapeMarkdown(message)}${other} *${escapeMarkdown(fix)}*`
}
