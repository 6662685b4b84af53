import { escapeMarkdown } from '../wording/escapeMarkdown.ts'
import { count } from '../wording/phrases.ts'
import type { Report, ReportedProblem } from './formatJson.ts'

export interface CommentInput {
  /** What `npm run check -- --format json` printed. */
  report: Report
  /** What `npm run impact -- --format markdown` printed; empty where that failed. */
  impact: string
  /** Whether the site was built, so that people can look at it. */
  isBuilt: boolean
}

/** The most problems to list; the others are annotations in the files. */
const mostProblems = 15

/**
 * The comment on a pull request that changes pages, as GitHub Markdown: what is to fix, what the change does to the site,
 * how to see it. No text of a page can format it or notify anyone.
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
  const shown = problems.filter(({ severity }) => severity === (errors > 0 ? 'error' : 'warning'))
  const words =
    errors > 0
      ? `**${count(errors, 'thing')} to fix** before this can be merged:`
      : `Nothing has to be fixed. ${count(warnings, 'thing')} to look at:`
  const rest = shown.length - mostProblems
  return [
    [words, '', ...shown.slice(0, mostProblems).map(problemLine)].join('\n'),
    ...(rest > 0 ? [`and ${rest} more; each stands beside its line under *Files changed*.`] : []),
  ]
}

function problemLine({ file, line, message, fix, more = [] }: ReportedProblem): string {
  const place = line === null ? escapeMarkdown(file) : `${escapeMarkdown(file)}, line ${line}`
  const places = more.length === 0 ? '' : ` (and ${count(more.length, 'more place')})`
  return `- **${place}**${places}: ${escapeMarkdown(message)} *${escapeMarkdown(fix)}*`
}
