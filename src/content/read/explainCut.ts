import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import type { JsonMistake } from './jsonMistake.ts'
import { closingOf } from './openParts.ts'

/** Whether a file ends where it stops being JSON, with more open than what closes the file itself. */
export const isCutOff = (text: string, { offset, open }: SyntaxFault): boolean =>
  open.length > 1 && text.slice(offset).trim() === ''

/** What may be the last of its block or list. */
const complete = new Set<SyntaxFault['expected']>(['commaOrEnd', 'keyOrEnd', 'itemOrEnd'])

/**
 * Explains that the end of a file is missing, as where half of it was copied. It offers no edits: more than brackets may lack.
 *
 * @param isName whether the text in which it breaks off, if it does, is the name of a field
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
