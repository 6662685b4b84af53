import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import { explainBare } from './explainBare.ts'
import { explainEarlyClosing, explainOpen, hasTooMany, missingOpening } from './explainBrackets.ts'
import { explainJoinedEntries } from './explainJoinedEntries.ts'
import { doubledQuote, findOtherMark, quoteInText, unclosedText, wrongMark } from './explainQuotes.ts'
import { isInPage, type Role, roleOf, valueRole } from './findTextEnds.ts'
import { addAt, type JsonMistake, lineOf, replace } from './jsonMistake.ts'

const wholeText = /"(?:[^"\\\n]|\\.)*"$/

/** Explains a value that is followed by neither a comma nor the closing bracket. */
export function explainMissingComma(source: Source, fault: SyntaxFault, types: SectionTypes): JsonMistake {
  const { text } = source
  const { offset, lastEnd, lastKind } = fault
  const inList = text[fault.open.at(-1) ?? 0] === '['
  const role = roleOf(text, fault)
  const sameLine = lineOf(source, lastEnd) === lineOf(source, offset)
  const rest = text.slice(offset, offset + 200)
  if (lastKind === 'string' && sameLine && /^\{[A-Za-z]+\}/.test(rest)) return quoteInText(text, lastEnd, role)
  if (!inList && /^[{[]/.test(rest)) return explainOpen(source, fault, offset)
  const ended = text.slice(Math.max(0, lastEnd - 2000), lastEnd)
  if (lastKind === 'string' && sameLine) {
    const mistake = explainMark(source, fault, role)
    if (mistake) return mistake
  }
  const bare = lastKind === 'number' || lastKind === 'word' ? /[\w.+-]+$/.exec(ended)?.[0] : undefined
  if (bare && sameLine && goesOn(rest, offset === lastEnd, inList))
    return explainBare(text, lastEnd - bare.length, {
      role: valueRole(text, fault.open.at(-1)),
      types,
      isOfPage: isInPage(source, fault),
    })
  if (rest[0] === ':') return explainColon(source, fault, inList)
  if (!/^["{[\p{L}\p{N}_+\-.“”„‘’'`]/u.test(rest)) return strayAfterValue(source, fault)
  const joined = explainJoinedEntries(source, fault)
  if (joined) return joined
  const before = wholeText.exec(text.slice(Math.max(0, lastEnd - 40), lastEnd))?.[0] ?? text[lastEnd - 1]
  if (isCommaInText(text, lastEnd, lastKind, sameLine)) return moveComma(lastEnd)
  const where = sameLine ? '' : ` at the end of line ${lineOf(source, lastEnd)}`
  const after = before && (before.length > 1 || !/["\w]/.test(before)) ? `, after ${before}` : ''
  return {
    code: 'missing-comma',
    start: Math.max(0, lastEnd - 1),
    end: lastEnd,
    message: 'A comma is missing.',
    fix: `Write ,${where}${sameLine ? after.replace(/^,/, '') : after}.`,
    edits: addAt(lastEnd, ','),
  }
}

/**
 * Whether the comma that belongs after a string is inside its quotation marks: `"Practice manager,"` at the end of a
 * line.
 */
const isCommaInText = (text: string, end: number, kind: SyntaxFault['lastKind'], sameLine: boolean): boolean =>
  kind === 'string' && !sameLine && /[^\s,\\],"$/.test(text.slice(Math.max(0, end - 4), end))

const moveComma = (end: number): JsonMistake => ({
  code: 'missing-comma',
  start: end - 2,
  end,
  message: 'The comma stands before the quotation mark, and belongs behind it.',
  fix: 'Write ", in place of ,".',
  edits: replace(end - 2, end, '",'),
})

/** Explains a string with more text after it on its line, caused by one of its quotation marks. */
function explainMark(source: Source, { offset, lastEnd, open }: SyntaxFault, role: Role): JsonMistake | undefined {
  const { text } = source
  const inList = text[open.at(-1) ?? 0] === '['
  const rest = text.slice(offset, offset + 200)
  const ended = text.slice(Math.max(0, lastEnd - 2000), lastEnd)
  const doubled = offset === lastEnd ? doubledQuote(text, lastEnd, role) : undefined
  if (doubled) return doubled
  const textStart = lastEnd - (wholeText.exec(ended)?.[0].length ?? 1)
  const joined = /[^\s,](\s*,\s*)"$/.exec(ended)
  const nextGoesOn = inList ? /^[^"\r\n]*"\s*(?:[,\]]|[\r\n])/ : /^[^"\s:]+"\s*:/
  if (joined && nextGoesOn.test(rest)) {
    const end = lastEnd - 1 - (joined[1] ?? '').length
    const isOther = findOtherMark(text, textStart, role) === end - 1
    return isOther ? wrongMark(text, end - 1) : unclosedText(source, textStart, end)
  }
  const looksLikeField = /^"(?:[^"\\\n]|\\.)*"\s*:/.test(rest)
  const looksLikeText = /^"(?:[^"\\\n]|\\.)*"\s*(?:[,\]]|[\r\n])/.test(rest)
  const isNext = looksLikeField || (inList && looksLikeText) || /^[{[:;=]/.test(rest)
  return isNext ? undefined : quoteInText(text, lastEnd, role)
}

/** Whether a number or word continues in the rest of its line, as in 24/7, 8:00, 5 Main Street and 410 555 0142. */
function goesOn(rest: string, isJoined: boolean, inList: boolean): boolean {
  if (isJoined && /^(?:"|:\d)/.test(rest)) return true
  if (/^[\p{Cc}\p{Cf}\p{Z}]+(?:[,}\]\r\n]|$)/u.test(rest)) return false
  return !/^["“”„‘’'`{[;:=]/.test(rest) && !(inList && /^[\d+\-.]/.test(rest))
}

/** Explains a colon after a value: the value is a name, and a brace or a closing bracket is missing before it. */
function explainColon(source: Source, fault: SyntaxFault, inList: boolean): JsonMistake {
  const { text } = source
  const { offset, lastEnd } = fault
  const name = wholeText.exec(text.slice(Math.max(0, lastEnd - 200), lastEnd))?.[0]
  const before = name === undefined ? lastEnd : text.slice(0, lastEnd - name.length).trimEnd().length
  const isInBlock = text[fault.open.at(-2) ?? -1] === '{'
  const start = lastEnd - (name?.length ?? 0)
  if (name !== undefined && inList && hasTooMany(text, '}'))
    return explainEarlyClosing(source, fault, '}') ?? missingOpening(source, start, '{')
  if (name !== undefined && inList && isInBlock && text[before - 1] === ',')
    return explainOpen(source, fault, before - 1)
  const isOverLines = /[\r\n]/.test(text.slice(before, lastEnd))
  if (name !== undefined && !inList && text[before - 1] === ':' && (isOverLines || hasTooMany(text, '}')))
    return missingOpening(source, start, '{')
  return {
    code: 'stray-character',
    start: offset,
    end: offset + 1,
    message: inList ? 'A list in [ ] has no names before its entries.' : 'There is one colon too many.',
    fix: inList
      ? 'Put the name and its value in braces: { "label": "…" }.'
      : 'Delete it, or write a comma in its place.',
  }
}

function strayAfterValue({ text }: Source, { offset, open }: SyntaxFault): JsonMistake {
  const char = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  const end = offset + char.length
  const closing = text[open.at(-1) ?? -1] === '[' ? ']' : '}'
  if (char === ')' && !hasTooMany(text.slice(0, offset) + closing + text.slice(end), closing))
    return {
      code: 'wrong-bracket',
      start: offset,
      end,
      message: `A ${closing === ']' ? 'list must stand in square brackets' : 'block must stand in braces'}.`,
      fix: `Write ${closing} in place of the ).`,
      edits: replace(offset, end, closing),
    }
  const isLast = /^\s*(?:[,}\]]|$)/.test(text.slice(end, end + 400))
  return {
    code: 'stray-character',
    start: offset,
    end,
    message: `There is a stray ${quoted(char)} after the value.`,
    fix: 'Write a comma in its place, or delete it.',
    edits: replace(offset, end, isLast ? '' : ','),
  }
}
