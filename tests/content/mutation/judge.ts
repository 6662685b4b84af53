import { compileSite } from '../../../src/content/compileSite.ts'
import { type FixInput, fixSite } from '../../../src/content/fix/fixSite.ts'
import { formatProblems } from '../../../src/content/format/formatProblems.ts'
import { createSource, type Source } from '../../../src/content/problem/source.ts'
import { isFields } from '../../../src/content/schema/schema.ts'
import { forbidden, ownWords } from '../forbiddenWords.ts'
import type { Variant } from './variant.ts'

/** What the answer to a variant is worth. */
export interface Verdict {
  kind: string
  /** What is wrong with the answer; empty where it is as it has to be. */
  faults: string[]
  /** Whether the offered edits make the file right. */
  mended: boolean
  /** Whether the words of the fix name the word that was spoilt. */
  named: boolean
  /** Both texts and the answer, for people. */
  shown: string
}

/** The other pages of a site cut down to what a page can refer to: address, anchors, draft or not. */
export function cutDown(sources: FixInput['sources'], whole: string): Record<string, string> {
  const cut = Object.entries(sources).map(([file, text]): [string, string] => {
    const page: unknown = JSON.parse(text)
    if (file === whole || !file.startsWith('pages/') || !isFields(page)) return [file, text]
    const sections: unknown[] = Array.isArray(page.sections) ? page.sections : []
    const anchors = sections.flatMap((section) =>
      isFields(section) && section.id ? [{ type: 'prose', id: section.id, body: 'Text.' }] : [],
    )
    const { name, title, description, draft, status, location } = page
    const left = { name, title: `${file} ${String(title)}`, description, draft, status, location }
    return [file, JSON.stringify({ ...left, sections: [{ type: 'hero', heading: name }, ...anchors] })]
  })
  return Object.fromEntries(cut)
}

/** What a sentence holds that was made of a value which is not there. */
const unsaid = /(?<!")\b(?:undefined|NaN|Infinity)\b(?!")|\[object/

/**
 * Has a variant of one file checked and fixed, by the functions that `npm run check` calls.
 *
 * @param isFixed whether the edits are tried too, which takes several checks more; else `mended` is false
 */
export function judge(source: Source, variant: Variant, site: FixInput, isFixed = true): Verdict {
  const { file, text } = source
  const broken = text.slice(0, variant.start) + variant.text + text.slice(variant.end)
  const sources = { ...site.sources, [file]: broken }
  const input = { ...site, sources }
  const errors = compileSite(input).problems.filter(({ severity }) => severity === 'error')
  const printed = formatProblems(errors, sources)
  const faults: string[] = []
  const [first] = errors
  if (errors.length !== 1) faults.push(`${errors.length} errors`)
  if (first && first.file !== file) faults.push('other file')
  if (forbidden.test(ownWords(printed))) faults.push('forbidden word')
  if (unsaid.test(ownWords(printed))) faults.push('value that is none')
  const wrong = createSource(file, broken)
  const grown = variant.text.length - (variant.end - variant.start)
  const lines = variant.near.flatMap((offset) => {
    const moved = offset >= variant.end && offset !== variant.start ? offset + grown : offset
    return [moved, offset].map((at) => wrong.position(Math.min(at, broken.length)).line)
  })
  if (first && !lines.includes(wrong.position(first.start).line)) faults.push('wrong line')
  const word = variant.word
  const named = word !== undefined && errors.some(({ fix }) => fix.includes(word))
  const after = isFixed && first?.edits ? fixSite(input) : undefined
  const mended = after?.problems.every(({ severity }) => severity !== 'error') ?? false
  const { line } = wrong.position(variant.start)
  const shown = [
    `${file}:${line} ${variant.kind}: ${JSON.stringify(text.slice(variant.start, variant.end).slice(0, 80))} -> ${JSON.stringify(variant.text.slice(0, 80))}`,
    printed,
  ].join('\n')
  return { kind: variant.kind, faults, mended, named, shown }
}
