import type { SectionTypes } from '../schema/sectionTypes.ts'
import { escapeMarkdown, plain } from '../wording/escapeMarkdown.ts'
import type { Impact } from './impact.ts'
import { cutList, type Story, type Telling, tellImpact } from './tellImpact.ts'

/** An impact as text for a terminal. */
export function formatImpact(impact: Impact, options: Telling & { colour?: boolean } = {}): string {
  const { summary, chapters } = tellImpact(impact, options)
  return `${bold(plain(summary), options)}\n${formatChapters(chapters, options)}`
}

/** Headings with their lines as text for a terminal, an empty line before each heading. */
export function formatChapters(chapters: Story['chapters'], options: { colour?: boolean } = {}): string {
  return chapters
    .map(
      ({ heading, lines }) =>
        `\n${bold(plain(heading), options)}\n${lines.map((line) => `  ${plain(line)}\n`).join('')}`,
    )
    .join('')
}

const bold = (text: string, { colour }: { colour?: boolean }) => (colour ? `\u001b[1m${text}\u001b[0m` : text)

/** An impact as GitHub Markdown, for a comment of a pull request; no text of a page formats it or notifies anyone. */
export function impactMarkdown(impact: Impact, types?: SectionTypes): string {
  const { summary, chapters } = tellImpact(impact, types && { types })
  const blocks = chapters.map(
    ({ heading, lines }) =>
      `\n#### ${escapeMarkdown(heading)}\n\n${lines.map((line) => `- ${escapeMarkdown(line)}\n`).join('')}`,
  )
  return `**${escapeMarkdown(summary)}**\n${blocks.join('')}`
}

/** A sentence and a list below it as GitHub Markdown, cut where it is long. */
export function linesMarkdown(words: string, lines: readonly string[]): string {
  const list = cutList(lines, 12, (more) => `and ${more} more`)
  return `**${escapeMarkdown(words)}**\n\n${list.map((line) => `- ${escapeMarkdown(line)}\n`).join('')}`
}

/** An impact as JSON. Fields may be added; any other change raises `version`. */
export function impactJson(impact: Impact): string {
  return `${JSON.stringify({ version: 1, ...impact }, null, 2)}\n`
}
