/** Explains numbers that JSON does not know, and numbers in fields that need something else. */
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { takes } from '../schema/takes.ts'
import { quoted } from '../wording/phrases.ts'
import { type JsonMistake, replace } from './jsonMistake.ts'

/** Explains a dash or typographic minus sign before a number. */
export function wrongDash(offset: number, whole: string): JsonMistake | undefined {
  const sign = /^[−–—‒‐‑](?=\s*\.?\d[\d.,]*$)/.exec(whole)?.[0]
  if (sign === undefined) return undefined
  const end = offset + whole.search(/[.\d]/)
  return {
    code: 'wrong-number',
    start: offset,
    end: offset + 1,
    message: `${quoted(sign)} is not the minus sign of a number.`,
    fix: 'Write "-".',
    edits: replace(offset, end, '-'),
  }
}

interface FieldHere {
  name: string
  inList: boolean
  kind: ReturnType<typeof takes>
}

interface ValueHere {
  offset: number
  /** Whether it is, or is in, a field of the page itself. */
  isOfPage: boolean
}

/** Returns the field whose value, or whose list entry, begins at an offset. */
export function fieldAt(text: string, { offset, isOfPage }: ValueHere, types: SectionTypes): FieldHere | undefined {
  const before = text.slice(Math.max(0, offset - 2000), offset)
  const [, name, bracket] = /"(\w+)"\s*:\s*(\[[^[\]{}:]*)?$/.exec(before) ?? []
  return name === undefined ? undefined : { name, inList: bracket !== undefined, kind: takes(name, types, isOfPage) }
}

/** Explains unquoted ZIP codes and other numbers in a text field. */
export function codes(offset: number, whole: string, field: FieldHere | undefined): JsonMistake | undefined {
  const kind = field?.kind
  const numbers = whole.split(/\s*,\s*/)
  if (!field || !kind || kind === 'number' || !numbers.every((number) => /^\d+$/.test(number))) return undefined
  const isList = kind === 'texts' && !field.inList
  if (numbers.length > 1 && kind === 'text') return undefined
  const end = offset + whole.length
  const meant = numbers.map((number) => `"${number}"`).join(', ')
  const written = isList ? `[${meant}]` : meant
  return {
    code: 'unquoted-text',
    start: offset,
    end,
    message: `${/^zip/.test(field.name) ? 'ZIP codes' : `Numbers in ${quoted(field.name)}`} must stand in quotation marks.`,
    fix: `Write ${written}.`,
    edits: replace(offset, end, written),
  }
}

/**
 * Explains a value in a number field that is not a number: `twenty`, or a number with symbols or words around it, `~20`
 * and `20 min`.
 */
export function numberAlone(offset: number, whole: string, field: FieldHere | undefined): JsonMistake | undefined {
  if (field?.kind !== 'number' || /[":{}[\]°]|^[+-]*\.?\d[\d.]*$/.test(whole)) return undefined
  const [, before = '', number, behind = ''] = /^(\D{0,20}?)(-?\d+(?:\.\d+)?)(\D{0,20})$/.exec(whole) ?? []
  const end = offset + whole.length
  const isClear = number !== undefined && !/^-?0\d/.test(number) && !/[+-]$/.test(before)
  // Words and currency symbols carry meaning besides the number, so they are not deleted.
  const isSign = isClear && !/[\p{L}\p{Sc}]/u.test(before + behind)
  return {
    code: 'wrong-number',
    start: offset,
    end: Math.max(end, offset + 1),
    message: `${quoted(whole)} is not a number that a page file knows.`,
    fix: isClear ? `Write the number alone: ${number}.` : 'Write one number in digits.',
    ...(isSign && { edits: replace(offset, end, number) }),
  }
}

/** Explains a number with a prefix that JSON does not allow: `+5`, `.5` and `007`. */
export function wrongNumber(offset: number, whole: string): JsonMistake | undefined {
  if (!/^[+-]*\s*\.?\d[\w.]*$/.test(whole)) return undefined
  const meant = whole
    .replace(/^\+?\s*|(?<=^-)\s+/g, '')
    .replace(/^(-?)0+(?=[0-9])/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  const certain = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(meant)
  const end = offset + whole.length
  return {
    code: 'wrong-number',
    start: offset,
    end,
    message: `${quoted(whole)} is not a number that a page file knows.`,
    fix: certain ? `Write ${meant}, or "${whole}" if it is a text.` : `Write "${whole}" if it is a text.`,
    // A leading zero may belong to a ZIP code.
    ...(certain && !/^[+-]?\s*0\d/.test(whole) && { edits: replace(offset, end, meant) }),
  }
}
