import type { Problem } from '../../content/problem/problem.ts'
import { fileProblem } from '../disk/readText.ts'
import { type CodeTexts, placeAt, placeOfError } from './explainCode.ts'
import { fileOf } from './runSchema.ts'

interface ViewCode {
  /** The path of the section's View.tsx in the site. */
  view: string
  texts: CodeTexts
  /** The bundled code that has run: its file name in stacks, and its source map. Undefined for unbundled code. */
  bundle: { name: string; map: string } | undefined
}

/** Turns an error from a View into a problem at its line. */
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
    ...fileProblem(
      file,
      'own-view',
      `The section "${type}" stops here with an error: ${words}`,
      'A field that the schema does not require may be missing on a page: ask for it before it is used.',
    ),
    ...place,
  }
}

/** Finds the first line of a stack that names a file of the site. */
function placeInStack(stack: string, texts: CodeTexts) {
  for (const [, source = '', line, column] of stack.matchAll(/\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?/g)) {
    const file = fileOf(source.replaceAll('\\', '/'), texts)
    if (file !== undefined) return { file, line: Number(line), column: Number(column) }
  }
  return undefined
}
