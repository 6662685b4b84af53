import type { SectionTypes } from '../schema/sectionTypes.ts'
import { escapeMarkdown, plain } from '../wording/escapeMarkdown.ts'
import type { Impact } from './impact.ts'
import { cutList, type Story, type Telling, tellImpact } from './tellImpact.ts'

/** Formats an impact for a terminal. */
export function formatImpact(impact: Impact, options: Telling & { colour?: boolean } = {}): string {
  const { summary, chapters } = tellImpact(impact, options)
  return `${bold(plain(summary), options)}\n${formatChapters(chapters, options)}`
}

/** Formats headings and their lines for a terminal, with an empty line before each heading. */
export function formatChapters(chapters: Story['chapters'], options: { colour?: boolean } = {}): string {
  return chapters
    .map(
      ({ heading, lines }) =>
        `\n${bold(plain(heading), options)}\n${lines.map((line) => `  ${plain(line)}\n`).join('')}`,
    )
    .join('')
}

const bold = (text: string, { colour }: { colour?: boolean }) => (colour ? `\u001b[1m${text}\u001b[0m` : text)

/**
 * Formats an impact as GitHub Markdown for a comment on a pull request. No text of a page can add formatting or notify
 * anyone.
 */
export function impactMarkdown(impact: Impact, types?: SectionTypes): string {
  const { summary, chapters } = tellImpact(impact, types && { types })
  const blocks = chapters.map(
    ({ heading, lines }) =>
      `\n#### ${escapeMarkdown(heading)}\n\n${lines.map((line) => `- ${escapeMarkdown(line)}\n`).join('')}`,
  )
  return `**${escapeMarkdown(summary)}**\n${blocks.join('')}`
}

/** Formats a sentence and a list as GitHub Markdown. Cuts a long list. */
export function linesMarkdown(words: string, lines: readonly string[]): string {
  const list = cutList(lines, 12, (more) => `and ${more} more`)
  return `**${escapeMarkdown(words)}**\n\n${list.map((line) => `- ${escapeMarkdown(line)}\n`).join('')}`
}

/** Formats an impact as JSON. Fields may be added; any other change increments `version`. */
export function impactJson(impact: Impact): string {
  return `${JSON.stringify({ version: 1, ...impact }, null, 2)}\n`
}
