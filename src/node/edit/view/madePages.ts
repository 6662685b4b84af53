import { isOfTemplate } from '../../../content/model/files/pageAddress.ts'
import { type ComposedText, slice } from '../../../content/problem/composedText.ts'
import type { SourceReader } from '../../../content/problem/problem.ts'
import { createSource } from '../../../content/problem/source.ts'
import { expandTemplates } from '../../../content/templates/expandTemplates.ts'
import type { Mark } from '../marks/marks.ts'
import { pathAt } from '../texts/pathAt.ts'

/** A page that a template makes: it has no file of its own. */
export interface MadePage {
  file: string
  /** The file that says what all pages of the template say. */
  template: string
  /** The file that holds the words of this page alone. */
  facts: string
}

/** The pages that templates make, by the file that each stands for. */
export function findMade(sources: SourceReader): Map<string, MadePage> {
  const { made } = expandTemplates(sources)
  return new Map([...made].map(([file, { template, words }]) => [file, { file, template, facts: words.file }] as const))
}

/** The text of such a page as its files are now; undefined where one of them has a mistake. */
export function composeMade({ file, template, facts }: MadePage, sources: SourceReader): ComposedText | undefined {
  const isWanted = (each: string) => !isOfTemplate(each) || each === template || each === facts
  return expandTemplates({ files: () => sources.files().filter(isWanted), read: sources.read }).made.get(file)
}

/**
 * Makes the function that says where a text of such a page is written: in its facts, where all of it comes from them; else in
 * its template, at the same place.
 */
export function placeInMade({ file, facts, template }: MadePage, composed: ComposedText, read: SourceReader['read']) {
  const source = createSource(file, composed.text)
  const factsSource = createSource(facts, read(facts))
  return (mark: Mark): Mark => {
    const { start, end } = source.place(mark.path)
    const runs = slice(composed, start + 1, end - 1).runs.filter((run) => run.end > run.start)
    const [only, ...others] = runs
    return only && others.length === 0 && only.isCopy && only.from.file === facts
      ? { ...mark, file: facts, path: pathAt(factsSource, only.from.start) }
      : { ...mark, file: template }
  }
}
