import type { Problem } from '../../content/problem/problem.ts'
import { problemOf } from '../disk/readText.ts'
import { type CodeTexts, placeAt, placeOfError } from './explainCode.ts'
import { fileOf } from './runSchema.ts'

interface ViewCode {
  /** The View.tsx of the section, in the site. */
  view: string
  texts: CodeTexts
  /** The code that has run, where it is bundled: the name that stacks give it, and its source map. */
  bundle: { name: string; map: string } | undefined
}

/** What a View has thrown, as a problem at its line. */
export function explainView(
  { type, message, stack }: { type: string; message: string; stack: string },
  { view, texts, bundle }: ViewCode,
): Problem {
  const at = bundle
    ? placeOfError(stack, bundle.name, bundle.map, (source) => fileOf(source, texts))
    : placeInStack(stack, texts)
  const file = at?.file ?? view
  const place = at ? placeAt(texts.get(file) ?? '', at.line, at.column) : {}
  const words = /[.!?]$/.test(message) ? message : `${message}.`
  return {
    ...problemOf(
      file,
      'own-view',
      `The section "${type}" stops here with an error: ${words}`,
      'A field that the schema does not require may be missing on a page: ask for it before it is used.',
    ),
    ...place,
  }
}

/** The first line of a stack that names a file of the site. */
function placeInStack(stack: string, texts: CodeTexts) {
  for (const [, source = '', line, column] of stack.matchAll(/\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?/g)) {
    const file = fileOf(source.replaceAll('\\', '/'), texts)
    if (file !== undefined) return { file, line: Number(line), column: Number(column) }
  }
  return undefined
}
