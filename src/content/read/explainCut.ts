import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import type { JsonMistake } from './jsonMistake.ts'
import { closingOf } from './openParts.ts'

/** Whether a file ends where it stops being JSON, with more brackets open than the outermost one. */
export const isCutOff = (text: string, { offset, open }: SyntaxFault): boolean =>
  open.length > 1 && text.slice(offset).trim() === ''

/** States in which the last value can be the end of its block or list. */
const complete = new Set<SyntaxFault['expected']>(['commaOrEnd', 'keyOrEnd', 'itemOrEnd'])

/**
 * Explains that the end of a file is missing, for example because only half of it was copied. It offers no edits,
 * because more than brackets may be missing.
 *
 * @param isName whether a string that breaks off at the end is the name of a field
 */
export function explainCut({ text }: Source, { open, expected, textStart }: SyntaxFault, isName = false): JsonMistake {
  const end = text.trimEnd().length
  const closing = open.map((at) => closingOf(text[at])).reverse()
  const isInText = expected === 'inText'
  const all = [...(isInText ? ['"'] : []), ...closing].join(' ')
  const isWhole = isInText ? !isName : complete.has(expected)
  return {
    code: 'unclosed-bracket',
    start: textStart !== undefined && isInText ? textStart : end - 1,
    end,
    message: `The file breaks off here${isInText ? ', in the middle of a text' : ''}.`,
    fix: `Copy the rest of it from where it came from.${isWhole ? ` Is nothing missing but its end? Write ${all} there.` : ''}`,
  }
}
