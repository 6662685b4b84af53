import type { JsonNode } from '../json/parseTree.ts'
import { type ComposedText, copyOf, insteadOf, join } from '../problem/composedText.ts'
import type { Place } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { findTokens } from '../text/tokens.ts'
import type { CombinedPage } from './openCombined.ts'
import type { Facts } from './readFacts.ts'
import type { Template } from './readTemplate.ts'

/**
 * The page of a combination: its template with the facts and the names of the pages in the place of their placeholders,
 * and in the place of `for` with the town of these pages, and with the page that it translates.
 *
 * @param original address of that page; a template that says "translates" itself has its own way
 */
export function composePage(
  { source, root, combines, places }: Template,
  { source: factsSource, pages, words }: Facts,
  original?: string,
): ComposedText {
  const { file, text } = source
  const names = new Map(
    pages.map((page, index) => [places[index]?.name, written(page.source, page.nodeOf('name')).text]),
  )
  const facts = new Map((words.value.members ?? []).map(({ key, value }) => [key, written(factsSource, value)]))
  const town = { start: combines.keyStart, end: combines.value.end }
  const place = { file, ...town }
  const isTold = root.members?.some(({ key }) => key === 'translates') === true
  const insertions = [
    { ...town, part: join([locationOf(pages, place), ...(isTold ? [] : [translatesOf(original, place)])]) },
    ...findTokens(text).flatMap(({ name, start, end }) => {
      const pageName = names.get(name)
      const part = pageName === undefined ? facts.get(name) : insteadOf({ file, start, end }, pageName)
      return part ? [{ start, end, part }] : []
    }),
  ].sort((a, b) => a.start - b.start)
  const parts: ComposedText[] = []
  let at = 0
  for (const { start, end, part } of insertions) {
    // What looks like a placeholder within `for` is none.
    if (start < at) continue
    parts.push(copyOf(source, at, start), part)
    at = end
  }
  return join([...parts, copyOf(source, at, text.length)])
}

/** The characters of a text between its quotation marks, with their escapes. */
const written = (source: Source, node: JsonNode | undefined): ComposedText =>
  node?.kind === 'string' ? copyOf(source, node.start + 1, node.end - 1) : copyOf(source, 0, 0)

const translatesOf = (original: string | undefined, place: Place): ComposedText =>
  insteadOf(place, original === undefined ? '' : `, "translates": ${JSON.stringify(original)}`)

/** The location block of the last page that has one, in the place of `for`. */
function locationOf(pages: readonly CombinedPage[], place: Place): ComposedText {
  const town = pages.findLast(({ nodeOf }) => nodeOf('location'))
  const location = town?.nodeOf('location')
  // A note is shown nowhere; a page may have one.
  if (!town || !location) return insteadOf(place, '"note": "From a template."')
  return join([insteadOf(place, '"location": '), copyOf(town.source, location.start, location.end)])
}
