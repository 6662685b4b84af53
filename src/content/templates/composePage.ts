import type { JsonNode } from '../json/parseTree.ts'
import { type ComposedText, copyOf, insteadOf, join } from '../problem/composedText.ts'
import type { Place } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { findTokens } from '../text/tokens.ts'
import type { CombinedPage } from './openCombined.ts'
import type { Facts } from './readFacts.ts'
import type { Template } from './readTemplate.ts'

/**
 * Composes the page of a combination from its template. Placeholders are replaced with the facts and the names of the
 * pages. The `for` field is replaced with the location of the combined pages, and with the page that this one
 * translates.
 *
 * @param original the address of that page; a template with its own "translates" keeps it
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
    // Text within `for` is not a placeholder, even if it looks like one.
    if (start < at) continue
    parts.push(copyOf(source, at, start), part)
    at = end
  }
  return join([...parts, copyOf(source, at, text.length)])
}

/** The raw characters of a string between its quotation marks, including escapes. */
const written = (source: Source, node: JsonNode | undefined): ComposedText =>
  node?.kind === 'string' ? copyOf(source, node.start + 1, node.end - 1) : copyOf(source, 0, 0)

const translatesOf = (original: string | undefined, place: Place): ComposedText =>
  insteadOf(place, original === undefined ? '' : `, "translates": ${JSON.stringify(original)}`)

/** Replaces `for` with the location of the last combined page that has one. */
function locationOf(pages: readonly CombinedPage[], place: Place): ComposedText {
  const town = pages.findLast(({ nodeOf }) => nodeOf('location'))
  const location = town?.nodeOf('location')
  // A page may have a note, which is shown nowhere.
  if (!town || !location) return insteadOf(place, '"note": "From a template."')
  return join([insteadOf(place, '"location": '), copyOf(town.source, location.start, location.end)])
}
