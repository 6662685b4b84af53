import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import { blocksInBraces, explainBare } from './explainBare.ts'
import { explainEarlyClosing, explainOpen, hasTooMany, missingOpening } from './explainBrackets.ts'
import { curlyQuotes } from './explainQuotes.ts'
import { curlyMarks, findTextEnds, isInPage, type Role, roleOf, singleMarks, valueRole } from './findTextEnds.ts'
import { addAt, invisible, type JsonMistake, oneTooMany, replace, restOfLine } from './jsonMistake.ts'

/** Explains a syntax fault where neither a value nor a field name begins. */
export function explainValue(source: Source, fault: SyntaxFault, types: SectionTypes): JsonMistake {
  const { text } = source
  const { offset, expected, lastEnd } = fault
  const rest = text.slice(offset, offset + 400)
  const char = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  const role = roleOf(text, fault)
  const isOfPage = isInPage(source, fault)
  if (curlyMarks.includes(char)) return curlyQuotes(text, offset, role)
  if (singleMarks.includes(char)) return singleQuotes(text, offset, role)
  if (char === ',') return superfluousComma(text, offset, lastEnd)
  if (expected === 'key' && /[{[]/.test(char)) {
    const opening = explainOpeningAsName(source, fault)
    if (opening) return opening
  }
  const open = fault.open.at(-1) ?? 0
  if (expected === 'keyOrEnd' && char === '{' && /:\s*$/.test(text.slice(Math.max(0, open - 200), open)))
    return blocksInBraces(text, open)
  const isToken = text[offset - 1] === '{' && /^[A-Za-z]+\}/.test(rest)
  if (isToken && /[:[]\s*$/.test(text.slice(Math.max(0, offset - 200), offset - 1)))
    return explainBare(text, offset - 1, { role: valueRole(text, fault.open.at(-2)), types, isOfPage })
  const continued = expected === 'key' ? findContinued(text, offset) : undefined
  if (continued !== undefined) return explainBare(text, continued, { role: 'field', types, isOfPage })
  if (role === 'name') return wrongKey(text, offset, char)
  return isStray(char, restOfLine(text, offset).slice(char.length))
    ? stray(text, offset, char)
    : explainBare(text, offset, { role, types, isOfPage })
}

/** Whether a character is alone, or precedes a valid value of which it cannot be a part, unlike a currency symbol. */
function isStray(char: string, rest: string): boolean {
  if (invisible.test(char)) return true
  if (/[\p{L}\p{N}_$(]/u.test(char)) return false
  if (/^\s*(?:["{[,}\]]|(?:true|false|null)\b|$)/.test(rest)) return true
  return !/[\p{Sc}\p{Sm}\p{Pd}#%./°]/u.test(char) && /^\s*-?\d[\d.]*\s*(?:[,}\]]|$)/.test(rest)
}

/** Returns the start of a number or word that continues after a comma: 39,4015 or 5 pm, daily. */
function findContinued(text: string, offset: number): number | undefined {
  const isName = /^[\p{L}\p{N}_$-]+"?\s*[:=]/u.test(text.slice(offset, offset + 200))
  const value = /:\s*([\w.+-]+)[ \t]*,[ \t]*$/.exec(text.slice(Math.max(0, offset - 200), offset))
  return value?.[1] !== undefined && !isName ? offset - value[0].length + value[0].indexOf(value[1], 1) : undefined
}

/** Explains an entry of a list after a comma in a block: a bracket is missing, or there is an extra one. */
function explainOpeningAsName(source: Source, fault: SyntaxFault): JsonMistake | undefined {
  const { text } = source
  const comma = fault.lastEnd - 1
  const [open, close] = fault.pairs.at(-1) ?? []
  if (open !== undefined && close === text.slice(0, comma).trimEnd().length - 1 && hasTooMany(text, ']'))
    return explainEarlyClosing(source, fault, ']') ?? missingOpening(source, open, '[')
  return text[fault.open.at(-2) ?? -1] === '[' ? explainOpen(source, fault, comma) : undefined
}

function singleQuotes(text: string, offset: number, role: Role): JsonMistake {
  const line = restOfLine(text, offset + 1)
  const [single] = findTextEnds(line, role, singleMarks)
  const [end = single] = single === undefined ? findTextEnds(line, role, '"') : []
  const inner = line.slice(0, end ?? 0).replace(/\\'/g, "'")
  const isShort = end !== undefined && inner.length <= 50 && !inner.includes('"')
  return {
    code: 'single-quotes',
    start: offset,
    end: offset + (isShort ? end + 2 : 1),
    message: 'Texts and names stand in double quotation marks, not in single ones.',
    fix: isShort ? `Write "${inner}".` : 'Write " in their place.',
    edits: end === undefined ? undefined : replace(offset, offset + end + 2, `"${inner.replace(/"/g, '\\"')}"`),
  }
}

function superfluousComma(text: string, offset: number, lastEnd: number): JsonMistake {
  const before = text[lastEnd - 1]
  if (before === ':') {
    const key = /"(?:[^"\\\n]|\\.)*"(?=\s*:$)/.exec(text.slice(Math.max(0, lastEnd - 80), lastEnd))?.[0]
    return {
      code: 'missing-value',
      start: lastEnd - 1,
      end: lastEnd,
      message: `${key ?? 'This field'} has no value.`,
      fix: 'Write a value after the colon, or delete the field.',
    }
  }
  const why = before === ',' ? 'one comma between two entries is enough' : `no comma stands after an opening ${before}`
  return oneTooMany({ code: 'extra-comma', at: offset, what: 'comma', fix: `Delete it: ${why}.` })
}

function wrongKey(text: string, offset: number, char: string): JsonMistake {
  const rest = text.slice(offset, offset + 400)
  const name = /^[\p{L}\p{N}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0]
  if (name) {
    const end = offset + name.length
    const isClosed = rest[name.length] === '"'
    const after = rest.slice(name.length)
    const isFollowed = /^"?\s*(?:[:=]|["{[\d])/.test(after) && !/^\s*"[^"\n]*"\s*:/.test(after)
    return {
      code: 'unquoted-name',
      start: offset,
      end: isClosed ? end + 1 : end,
      message: 'The name of a field must stand in quotation marks.',
      fix: isFollowed
        ? `Write "${name}".`
        : `Write "${name}": "…", or move it into the quotation marks of the text it belongs to.`,
      ...(isFollowed && { edits: isClosed ? addAt(offset, '"') : replace(offset, end, `"${name}"`) }),
    }
  }
  if (char === '{' || char === '[')
    return {
      code: 'missing-name',
      start: offset,
      end: offset + 1,
      message: `This ${char} has no name before it.`,
      fix: 'Inside braces every value has a name: "name": value. Entries without names belong in a list in [ ].',
    }
  return stray(text, offset, char)
}

function stray(text: string, offset: number, char: string): JsonMistake {
  const code = 'stray-character'
  if (!invisible.test(char)) {
    const end = offset + char.length
    const message = `There is a stray ${quoted(char)} here.`
    return { code, start: offset, end, message, fix: 'Delete it.', edits: replace(offset, end, '') }
  }
  // Indentation copied from a web page is a row of them.
  const all = invisibles.exec(text.slice(offset, offset + 400))?.[0] ?? char
  const end = offset + all.length
  const number = [...all].length
  return {
    code,
    start: offset,
    end,
    message: `There ${number === 1 ? 'is an invisible character' : `are ${number} invisible characters`} here that a page file does not allow.`,
    fix: `Delete ${number === 1 ? 'it; it often comes' : 'them; they often come'} along with text copied from a web page.`,
    edits: replace(offset, end, ''),
  }
}

/** A row of characters that match `invisible`, without the white space of JSON. */
const invisibles = /^(?:(?![ \t\r\n])[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Co}])+/u
