import { configFile } from '../model/files/configFile.ts'
import { isFacts } from '../model/files/templateFiles.ts'
import { isPlaced, openSources } from '../problem/openSources.ts'
import { isError, type Place, type Problem, type Sources } from '../problem/problem.ts'
import { findPages, isOneOf } from '../templates/findPages.ts'
import { count, joinWords, printable } from '../wording/phrases.ts'
import { showLine } from './showLine.ts'

interface FormatOptions {
  /** Colours and underlines for a terminal. Default: false. */
  colour?: boolean
  /** The maximum width of a source line. Default: 100 columns. */
  width?: number
}

const codes = { bold: '1', red: '31', yellow: '33', blue: '34', dim: '2' }
type Style = keyof typeof codes
const severityStyle = { error: 'red', warning: 'yellow', tip: 'blue' } as const

/** The maximum number of further ranges to show with their source line, so that a problem fits on a screen. */
const mostPlaces = 5

/** The maximum number of remaining ranges to list by position. */
const mostNamed = 12

/**
 * Formats problems for people, in their order: file, line and column, what is wrong, the source line with the offender
 * underlined, and what would be right. Tips are omitted while there are errors. An empty list gives an empty text.
 */
export function formatProblems(problems: readonly Problem[], sources: Sources, options: FormatOptions = {}): string {
  const writer = createWriter(sources, options)
  const hasError = problems.some(isError)
  const shownNow = hasError ? problems.filter(({ severity }) => severity !== 'tip') : problems
  return shownNow.map((problem) => `${formatProblem(problem, writer)}\n`).join('')
}

function formatProblem(problem: Problem, { paint, placeOf, excerpt, onePerLine }: Writer): string {
  const { severity, message, fix, also, more = [] } = problem
  const style = severityStyle[severity]
  const kind = severity === 'error' ? '' : `${paint(style, severity === 'warning' ? 'Warning:' : 'Tip:')} `
  // `.` is the whole folder.
  const head = problem.file === '.' ? '' : `${paint('bold', placeOf(problem))}  `
  const lines = [`${head}${kind}${printable(message)}`, ...excerpt(problem, style)]
  const shown = more.length > mostPlaces ? onePerLine(more, problem).slice(0, mostPlaces) : more
  for (const place of shown) lines.push(`    ${placeOf(place)}`, ...excerpt(place, style))
  const left = more.filter((place) => !shown.includes(place))
  if (left.length > 0) lines.push(`    and ${count(left.length, 'more place')}: ${nameAll(left.map(placeOf))}`)
  if (also) lines.push(`    ${placeOf(also)}  ${printable(also.message)}`, ...excerpt(also, 'blue'))
  lines.push(`    ${printable(fix)}`)
  return lines.join('\n')
}

function nameAll(places: readonly string[]): string {
  const others = places.length - mostNamed
  return joinWords([...places.slice(0, mostNamed), ...(others > 0 ? [`${others} others`] : [])], 'and')
}

type Writer = ReturnType<typeof createWriter>

/** Creates a writer that formats positions and excerpts of a site's files for a terminal. */
function createWriter(sources: Sources, { colour = false, width = 100 }: FormatOptions) {
  const open = openSources(sources)
  const lineOf = ({ file, start }: Place) => open(file).position(start).line
  const paint = (style: Style, text: string) => (colour ? `\u001b[${codes[style]}m${text}\u001b[0m` : text)
  return {
    paint,
    placeOf(place: Place): string {
      // A file name may contain line breaks and terminal escapes.
      const file = printable(place.file)
      if (!isPlaced(place)) return file
      const { line, column } = open(place.file).position(place.start)
      return `${file}:${line}:${column}`
    },
    /** Returns the source line of a range, and below it the underline. */
    excerpt(place: Place, style: Style): string[] {
      if (!isPlaced(place)) return []
      const line = lineOf(place)
      const { start, text } = open(place.file).line(line)
      const shown = showLine(text, place.start - start, place.end - start, width)
      const margin = ' '.repeat(String(line).length)
      return [
        `    ${paint('dim', `${line} |`)} ${shown.text}`,
        `    ${paint('dim', `${margin} |`)} ${paint(style, shown.underline)}`,
      ]
    },
    /** Returns the ranges that are on other lines than the earlier ones. */
    onePerLine(places: readonly Place[], first: Place): Place[] {
      const keyOf = (place: Place) => `${place.file}:${lineOf(place)}`
      const lines = new Set([keyOf(first)])
      return places.filter((place) => !lines.has(keyOf(place)) && lines.add(keyOf(place)))
    },
  }
}

export interface Summary {
  problems: readonly Problem[]
  sources: Sources
  /** Files with mistakes that keep other checks from running, see `Compiled`. Default: none. */
  waiting?: readonly string[]
  /** The consequence of an error. Default: `Nothing was written.` */
  after?: string
}

/**
 * Returns the last line: the number of things to fix and where they are, what could not be checked yet, and the number
 * of pages without an error or a warning. That number is omitted while a fault in site.config.json prevents their
 * check.
 */
export function summarize({ problems, sources, waiting = [], after = 'Nothing was written.' }: Summary): string {
  const pages = findPages(sources)
  const known = new Set(pages.map(({ file }) => file))
  const errors = problems.filter(isError)
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const tips = problems.filter(({ severity }) => severity === 'tip')
  const whereOf = (found: readonly Problem[]) => {
    const files = new Set(found.flatMap(placesOf))
    const others = [...files].filter((file) => !known.has(file) && !isFacts(file)).sort()
    const faulty = files.size - others.length
    const where = joinWords([...(faulty > 0 ? [count(faulty, 'page')] : []), ...others], 'and')
    return where && ` in ${where}`
  }
  const marked = new Set([...errors, ...warnings].flatMap(placesOf))
  const fine = pages.filter((page) => !isOneOf(page, marked)).length
  const rest = fine === 0 ? '' : fine === 1 ? ' 1 page is fine.' : ` ${fine} pages are fine.`
  const hint = tips.length > 0 ? ` ${count(tips.length, 'tip')}.` : ''
  if (errors.length > 0) {
    const more = warnings.length > 0 ? ` ${count(warnings.length, 'warning')}.` : ''
    const known = waiting.includes(configFile) ? '' : rest
    return `${count(errors.length, 'thing')} to fix${whereOf(errors)}.${known}${more}${sayWaiting(waiting)} ${after}`
  }
  if (warnings.length > 0) return `${count(warnings.length, 'warning')}${whereOf(warnings)}.${rest}${hint}`
  return fine === 1 ? `The page is fine.${hint}` : `All ${fine} pages are fine.${hint}`
}

/** Says that there may be more problems than were found. */
function sayWaiting(waiting: readonly string[]): string {
  if (waiting.includes(configFile))
    return ` The other files are checked to the end once ${configFile} is right: there may be more to fix.`
  const [first, second] = waiting
  if (first === undefined) return ''
  if (second === undefined) return ` More may be found in ${first} once what is said of it is mended.`
  return ` More may be found in these ${waiting.length} files once what is said of them is mended.`
}

/** Returns the files in which a problem is located, without the site as a whole. */
const placesOf = ({ file, more = [] }: Problem): string[] =>
  [file, ...more.map((place) => place.file)].filter((name) => name !== '.')
