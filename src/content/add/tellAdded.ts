import type { Page } from '../../../schemas/index.ts'
import { formatProblems } from '../format/formatProblems.ts'
import { formatChapters } from '../impact/formatImpact.ts'
import type { Impact } from '../impact/impact.ts'
import { tellImpact } from '../impact/tellImpact.ts'
import { addTo } from '../model/groupBy.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import { openSources } from '../problem/openSources.ts'
import type { Problem, Sources } from '../problem/problem.ts'
import { codeWord } from '../schema/country.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { findUnwrittenMarks } from '../text/checkUnwritten.ts'
import { count, joinWords } from '../wording/phrases.ts'
import type { NewPage } from './newPage.ts'

interface Added {
  newPage: NewPage
  page: Page
  /** Problems of the new file, including its marks. */
  problems: readonly Problem[]
  sources: Sources
  /** What the page will change once it is no longer a draft. */
  impact: Impact
  country: string
  types: SectionTypes
  command: CommandLine
}

/** Formats for a terminal what was written, what it will change, what is left to write, and the next step. */
export function tellAdded(
  { newPage, page, problems, sources, impact, country, types, command }: Added,
  options: { colour: boolean },
): string {
  const { file, name } = newPage
  const marks = problems.filter(({ code }) => code === 'unwritten-text')
  const others = problems.filter(({ code }) => code !== 'unwritten-text')
  const open = openSources(sources)
  const places = new Map<string, number[]>()
  for (const { start, end } of marks) {
    const hint = findUnwrittenMarks(JSON.parse(`"${open(file).text.slice(start, end)}"`))[0]?.hint ?? ''
    addTo(places, hint, open(file).position(start).line)
  }
  const lines = [...places].map(
    ([hint, at]) => `line${at.length > 1 ? 's' : ''} ${joinWords(at.map(String), 'and')}: ${hint}`,
  )
  const writing = { heading: `Still to write: ${count(marks.length, 'text')}`, lines }
  const changes = tellImpact(impact, { command, types }).chapters.filter(({ heading }) => heading !== 'New pages')
  return [
    `Wrote ${file}: ${name} is a draft, so it is not on the site yet.\n`,
    marks.length > 0 ? formatChapters([writing], options) : '',
    missingFacts(page, country),
    formatProblems(others, sources, options),
    `\nWhat changes once it is no draft any more (${impact.before} pages, then ${impact.after}):\n`,
    formatChapters(changes, options),
    `\nNext: ${command('dev')} shows the page while you write. ${command('check')} names what is left to write.\n`,
    'When it is finished, delete the line "draft": true.\n',
  ].join('')
}

/** Lists the missing facts of a town that occur in no text, so that no mark asks for them. */
function missingFacts({ location }: Page, country: string): string {
  if (!location) return ''
  const pin = location.latitude === undefined ? '  "latitude" and "longitude", for its pin on the map\n' : ''
  return `\nTo add to its "location" block, if you know them:\n${pin}  "zips" and "roads", the ${codeWord(country)}s and the roads that your text names\n`
}
