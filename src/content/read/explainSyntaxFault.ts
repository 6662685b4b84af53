import type { SyntaxFault } from '../json/parseTree.ts'
import { isDocumentFile, nounOf } from '../model/files/siteForms.ts'
import type { Source } from '../problem/source.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { explainClosing, explainOpen, isClosing, missingOpening } from './explainBrackets.ts'
import { explainComment } from './explainComment.ts'
import { explainFence, explainForeign } from './explainForeign.ts'
import { explainMisplacedEntry } from './explainMisplacedEntry.ts'
import { explainMissingColon } from './explainMissingColon.ts'
import { explainMissingComma } from './explainMissingComma.ts'
import { explainText } from './explainText.ts'
import { explainValue } from './explainValue.ts'
import { type JsonMistake, lineOf, oneTooMany } from './jsonMistake.ts'

/** Explains the first syntax fault of a file, with its likely cause and a fix. */
export function explainSyntaxFault(source: Source, fault: SyntaxFault, types: SectionTypes): JsonMistake {
  const { text } = source
  const { offset, expected } = fault
  if (text.trim() === '')
    return {
      code: 'empty-file',
      start: 0,
      end: 0,
      message: 'This file is empty.',
      fix: isDocumentFile(source.file)
        ? `Copy the text of a similar ${nounOf(source.file)} into it, or delete the file.`
        : 'Write { } into it, and the next check names its fields.',
    }
  const foreign = explainForeign(source) ?? explainFence(source)
  if (foreign) return foreign
  if (expected === 'inText') return explainText(source, fault)
  if (isComment(text, fault)) return explainComment(source, fault)
  const misplaced = explainMisplacedEntry(source, fault, types)
  if (misplaced) return misplaced
  if (expected === 'end') return explainTextAfterEnd(source, fault)
  if (offset >= text.length) return explainOpen(source, fault, text.length)
  if (isClosing(text[offset])) return explainClosing(source, fault) ?? explainMissingColon(source, fault)
  if (expected === 'commaOrEnd') return explainMissingComma(source, fault, types)
  if (expected === 'colon') return explainMissingColon(source, fault)
  return explainValue(source, fault, types)
}

/** Whether a comment begins at the fault, as opposed to an unquoted address or colour. */
function isComment(text: string, { offset, expected }: SyntaxFault): boolean {
  const rest = text.slice(offset, offset + 2000)
  if (/^(?:\/\*|<!--)/.test(rest)) return true
  if (!/^(?:\/\/|#)/.test(rest)) return false
  const before = text.slice(Math.max(0, offset - 200), offset)
  if (/^#[^\s#!]/.test(rest) && !/(?:^|[\r\n])[ \t]*$/.test(before)) return false
  if (expected !== 'value' || !/:[ \t]*$/.test(before)) return true
  const next = rest.replace(/^.*\s*/, '')
  return /^(?:"(?:[^"\\\n]|\\.)*"(?!\s*:)|[[{\d-]|(?:true|false|null)\b|\/[/*]|#)/.test(next)
}

function explainTextAfterEnd(source: Source, { offset, lastEnd }: SyntaxFault): JsonMistake {
  const char = source.text[offset]
  if (isClosing(char))
    return oneTooMany({
      code: 'extra-bracket',
      at: offset,
      what: String(char),
      fix: `Delete it. Everything was closed already on line ${lineOf(source, lastEnd - 1)}.`,
    })
  const line = source.line(lineOf(source, offset))
  if (char === ':') return missingOpening(source, source.text.search(/\S/), '{')
  if (char === ',' && source.text.slice(offset + 1).trim() === '')
    return oneTooMany({ code: 'extra-comma', at: offset, what: 'comma', fix: 'Delete it: nothing follows it.' })
  return {
    code: 'text-after-end',
    start: offset,
    end: Math.max(line.start + line.text.trimEnd().length, offset + 1),
    message: 'There is more text after the end of the page.',
    fix:
      `The page ended with the ${source.text[lastEnd - 1]} on line ${lineOf(source, lastEnd - 1)}. ` +
      'If that one is too many, delete it; otherwise delete what follows it.',
  }
}
