import { isOfTemplate } from '../../../content/model/files/pageAddress.ts'
import { type ComposedText, slice } from '../../../content/problem/composedText.ts'
import type { SourceReader } from '../../../content/problem/problem.ts'
import { createSource } from '../../../content/problem/source.ts'
import { expandTemplates } from '../../../content/templates/expandTemplates.ts'
import type { Mark } from '../marks/marks.ts'
import { pathAt } from '../texts/pathAt.ts'

/** A page that a template generates. No file exists under its name. */
export interface MadePage {
  file: string
  /** The template file, whose content all its pages share. */
  template: string
  /** The file with the words of this page only. */
  facts: string
}

/** The pages that templates generate, by the file name that each would have. */
export function findMade(sources: SourceReader): Map<string, MadePage> {
  const { made } = expandTemplates(sources)
  return new Map([...made].map(([file, { template, words }]) => [file, { file, template, facts: words.file }] as const))
}

/** The current text of such a page; undefined if one of its files has a mistake. */
export function composeMade({ file, template, facts }: MadePage, sources: SourceReader): ComposedText | undefined {
  const isWanted = (each: string) => !isOfTemplate(each) || each === template || each === facts
  return expandTemplates({ files: () => sources.files().filter(isWanted), read: sources.read }).made.get(file)
}

/**
 * Creates the function that locates the source of a text on such a page: in the facts file if all of it comes from
 * there, else at the same path in the template.
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
