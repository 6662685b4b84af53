import { formatProblems } from '../../content/format/formatProblems.ts'
import { escapeHtml } from '../../content/text/markdown.ts'
import { count } from '../../content/wording/phrases.ts'
import type { DevSite } from './openDevSite.ts'

/** The most warnings to list over a page. */
const mostShown = 30

/**
 * Adds the warnings of the site to the HTML of a page, as a small expandable note in a corner. Those of the page itself
 * come first. The note is in a shadow tree, which isolates its styles from those of the page.
 *
 * @param file the file of the page
 */
export function noteWarnings(html: string, { problems, sources }: DevSite, file: string): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  if (warnings.length === 0) return html
  const here = warnings.filter((warning) => warning.file === file)
  const sorted = [...here, ...warnings.filter((warning) => warning.file !== file)]
  const left = sorted.length - mostShown
  const words = `${count(warnings.length, 'warning')}${tellHere(here.length, warnings.length)}`
  const list = formatProblems(sorted.slice(0, mostShown), sources, { width: 80 })
  const rest = left > 0 ? `and ${left} more; npm run check lists all of them.\n` : ''
  const note = `<ashlar-warnings><template shadowrootmode="open"><style>${style}</style><details><summary>${words}</summary><pre tabindex="0">${escapeHtml(list + rest)}</pre></details></template></ashlar-warnings>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + note : html.slice(0, end) + note + html.slice(end)
}

/** Places the note above the contact bar of phones. */
const style = `
:host { position: fixed; left: 12px; bottom: 12px; z-index: 2147483000; max-width: calc(100vw - 24px) }
@media (max-width: 60rem) { :host { bottom: 84px } }
@media print { :host { display: none } }
details { background: #fff8e1; color: #3b2f00; border: 1px solid #b98900; border-radius: 8px; font: 13px/1.45 system-ui, sans-serif }
summary { padding: 6px 12px; cursor: pointer }
pre { margin: 0; padding: 8px 12px; max-height: 45vh; overflow: auto; border-top: 1px solid #b98900; font: 12px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`
  .replace(/\s*\n\s*/g, ' ')
  .trim()

function tellHere(here: number, all: number): string {
  if (here === 0) return ''
  return here === all ? ' on this page' : `, ${here} on this page`
}
