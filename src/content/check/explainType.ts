import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Edit } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { exampleValue, type Fields, hasType, isFields, isTuple, type Schema, typesOf } from '../schema/schema.ts'
import { isLongFormat } from '../text/markdown.ts'
import { asJson, describeValue, joinWords, quoted, sentence } from '../wording/phrases.ts'
import { exampleFix, nameOf, sketchFix, type ValueContext } from './valueContext.ts'

const typeNames: Record<string, string> = {
  object: 'a block in braces { }',
  array: 'a list in brackets [ ]',
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
}

interface WrongType {
  schema: Schema
  value: unknown
  context: ValueContext
  /** Whether another value would fit the schema. */
  fits: (value: unknown) => boolean
}

/** What a mistake of type may need to become right. */
type Fix = Pick<Mistake, 'fix' | 'replacement' | 'edits'>

/** In the order in which they are tried: the first that knows what was meant gives the fix. */
const fixes: readonly ((wrong: WrongType) => Fix | undefined)[] = [
  takeOutOfQuotes,
  chooseWhole,
  writeOtherwise,
  putIntoBlock,
  giveLinkWords,
  writeItsText,
  putIntoList,
  takeOneEntry,
  writeItsNumber,
]

/** What is wrong with a value of a type that its schema does not allow, and the value that was probably meant. */
export function explainType(wrong: WrongType): Mistake {
  const { schema, value, context } = wrong
  const wanted = joinWords(typesOf(schema).map((type) => typeNames[type] ?? type))
  const mistake = {
    path: context.path,
    code: 'wrong-type' as const,
    message: `${nameOf(context)} must be ${wanted}, not ${describeValue(value)}.`,
  }
  for (const find of fixes) {
    const fix = find(wrong)
    if (fix) return { ...mistake, ...fix }
  }
  return { ...mistake, ...showExample(wrong) }
}

/** Of a block or list that is written like a text. */
function takeOutOfQuotes({ schema, value, fits }: WrongType): Fix | undefined {
  const unquoted = typeof value === 'string' ? readQuoted(typesOf(schema), value) : undefined
  if (unquoted === undefined) return undefined
  return {
    fix: 'Delete the quotation marks around it, and each backslash inside it that stands before one.',
    ...(fits(unquoted) && { replacement: JSON.stringify(unquoted) }),
  }
}

/** A number between two whole ones, of which nobody but the writer knows the right one. */
function chooseWhole({ schema, value, fits }: WrongType): Fix | undefined {
  const isBetween = typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)
  if (!isBetween || !typesOf(schema).includes('integer')) return undefined
  const near = [Math.floor(value), Math.ceil(value)].filter(fits)
  return near.length === 0 ? undefined : { fix: `Write a whole number: ${near.join(' or ')}.` }
}

/** The same value as another type, such as a number in place of its text. */
function writeOtherwise({ schema, value, context, fits }: WrongType): Fix | undefined {
  const converted = convert(typesOf(schema), value)
  if (converted === undefined || !asJson(converted) || !fits(converted)) return undefined
  const text = JSON.stringify(converted)
  const bare = typeof converted !== 'string' && typeof value === 'string'
  const fix = `Write ${text}${bare ? ' without quotation marks' : ''}.`
  // The number as it is written: JavaScript reads 1.10 as 1.1, and loses the last digits of a long one.
  return typeof value === 'number'
    ? { fix, edits: (source) => wrap(source, context, '""') }
    : { fix, replacement: text }
}

/** A text as the only field that a block needs. */
function putIntoBlock({ schema, value, fits }: WrongType): Fix | undefined {
  const [field, ...others] = schema.required ?? []
  if (typeof value !== 'string' || !isFields(exampleValue(schema)) || field === undefined || others.length > 0)
    return undefined
  const fields = { [field]: value }
  if (!fits(fields)) return undefined
  return {
    fix: `Write ${asJson(fields) ?? `{ ${quoted(field)}: "…" } with this text in it`}.`,
    replacement: JSON.stringify(fields),
  }
}

/** An address alone, where a link has words too. */
function giveLinkWords({ schema, value }: WrongType): Fix | undefined {
  const { label, href } = schema.properties ?? {}
  if (typeof value !== 'string' || !value.startsWith('/') || !label || href?.format !== 'href') return undefined
  return { fix: `Write { "label": "…", "href": ${quoted(value)} }, with the words to click on as its "label".` }
}

/** A text in a block of its own. */
function writeItsText({ schema, value, fits }: WrongType): Fix | undefined {
  const only = typesOf(schema).includes('string') && isFields(value) ? textIn(value, fits) : undefined
  if (!only) return undefined
  return {
    fix: `Write ${asJson(only.text) ?? 'its text'} alone.`,
    ...(only.isAll && { replacement: JSON.stringify(only.text) }),
  }
}

/** One entry, or several in one text, without the brackets of a list. */
function putIntoList({ schema, value, context, fits }: WrongType): Fix | undefined {
  if (!typesOf(schema).includes('array') || !mayBeEntry(schema, value)) return undefined
  const entries = typeof value === 'string' ? splitEntries(schema, value, fits) : undefined
  if (entries)
    return {
      fix: `Write ${asJson(entries.list) ?? 'each entry in quotation marks of its own, in brackets: ["…", "…"]'}.`,
      ...(entries.isCertain && { replacement: printList(entries.list) }),
    }
  const named = isFields(value) ? Object.entries(value) : []
  // The list of sections has no schema here, so that any block fits it.
  const isEntry = schema.items ? fits([value]) : named.some(([name]) => name === 'type')
  if (named.length > 0 && named.every(([, inner]) => isFields(inner)) && !isEntry)
    return {
      fix: `Write a list of the blocks in it, without the names before them (${quoted(named[0]?.[0] ?? '')}): [ { … }, { … } ].`,
    }
  const edits = (source: Source) => wrap(source, context, '[]')
  const list = typeof value === 'string' ? asJson([value]) : undefined
  return { fix: `Put brackets around it: ${list ?? '[ … ]'}.`, ...(fits([value]) && { edits }) }
}

/** A list in the place of one of its entries. */
function takeOneEntry({ schema, value, context, fits }: WrongType): Fix | undefined {
  if (!typesOf(schema).includes('string') || !Array.isArray(value)) return undefined
  const entry: unknown = value.find((each) => typeof each === 'string' && fits(each))
  if (typeof entry !== 'string') return undefined
  const rest = context.path.at(-1) === 'starts' ? ' Further days stand in "alsoOn".' : ''
  return { fix: `Write one of them here: ${quoted(entry)}.${rest}` }
}

/** A number among words. */
function writeItsNumber({ schema, value, fits }: WrongType): Fix | undefined {
  const number = numberIn(typesOf(schema), value)
  return number !== undefined && fits(number) ? { fix: `Write the number alone: ${number}.` } : undefined
}

/** Of a value that says nothing of what was meant. */
function showExample({ schema, value, context }: WrongType): Fix {
  const leaveOut = typeof context.path.at(-1) === 'number' ? ', or delete it' : ', or delete this field'
  const example = exampleFix(schema) ?? exampleOfNames(schema) ?? sketchFix(schema)
  return {
    fix: sentence(`${example}${context.optional ? leaveOut : ''}`),
    // A null says the same as a missing field.
    ...(context.optional && value === null && { edits: (source) => [removePart(source, context.path)] }),
  }
}

/** The text that is meant by a block in its place, such as `{ "label": "A", "value": "a" }`, and whether it says no more. */
function textIn(block: Fields, fits: WrongType['fits']): { text: string; isAll: boolean } | undefined {
  const [text] = ['label', 'text', 'title', 'name', 'to', 'target', 'href', 'url', 'value'].flatMap((name) => {
    const inner = Object.hasOwn(block, name) ? block[name] : undefined
    return typeof inner === 'string' && fits(inner) ? [inner] : []
  })
  return text === undefined ? undefined : { text, isAll: Object.values(block).every((inner) => inner === text) }
}

/** The beginning of a block of names whose example is too long to show. */
function exampleOfNames({ additionalProperties, examples = [] }: Schema): string | undefined {
  const [name] = isFields(examples[0]) ? Object.keys(examples[0]) : []
  return typeof additionalProperties === 'object' && name !== undefined
    ? `Write it like this: { ${quoted(name)}: { … } }`
    : undefined
}

function wrap(source: Source, { path }: ValueContext, marks: '[]' | '""'): Edit[] {
  const { file, start, end } = source.place(path)
  return [
    { file, start, end: start, text: marks.charAt(0) },
    { file, start: end, end, text: marks.charAt(1) },
  ]
}

const printList = (list: readonly string[]) => `[${list.map((entry) => JSON.stringify(entry)).join(', ')}]`

/**
 * Splits a text with commas into the entries of a list. The split is certain where the whole text is no entry: two ZIP codes
 * are no ZIP code, and two addresses are no address. `Towson, MD` may be one entry.
 */
function splitEntries(schema: Schema, text: string, fits: WrongType['fits']) {
  const { items: written } = schema
  if (!written || isTuple(written)) return undefined
  const items = written.anyOf?.find(({ type }) => type === 'string') ?? written
  // Sentences hold commas of their own.
  if (items.type !== 'string' || items.format === 'inline' || isLongFormat(items.format)) return undefined
  const byComma = text.split(/\s*[,;\r\n]\s*(?:and\s+)?|\s+(?:and|&)\s+(?=[^,;]*$)/)
  const bySeparator = text.split(/[\s,;/|&]+(?:and\s+)?/)
  const [list] = [byComma, bySeparator]
    .map((all) => all.map((entry) => entry.trim()).filter(Boolean))
    .filter((all) => all.length > 1 && fits(all))
  if (!list || (items.pattern === undefined && !/[,;\r\n]/.test(text))) return undefined
  return { list, isCertain: !fits([text]) || list.every((entry) => entry.startsWith('/')) }
}

/** Whether a value has the type of a list's entries; a list without a schema for them is the list of sections. */
function mayBeEntry({ items = { type: 'object' } }: Schema, value: unknown): boolean {
  if (isTuple(items)) return false
  const kinds = (items.anyOf ?? [items]).flatMap(({ type }) => type ?? [])
  return kinds.length === 0 || kinds.some((type) => hasType(type, value))
}

/** The value of a block or list that is written in quotation marks, like a text. */
function readQuoted(types: readonly string[], value: string): unknown {
  if (!/^\s*[{[]/.test(value)) return undefined
  try {
    const inner: unknown = JSON.parse(value)
    return types.some((type) => type !== 'string' && hasType(type, inner)) ? inner : undefined
  } catch {
    return undefined
  }
}

/** The value as the wanted type, where it is clear what was meant. */
function convert(types: readonly string[], value: unknown): unknown {
  if (types.includes('string') && Number.isFinite(value)) return String(value)
  if (types.includes('string') && Array.isArray(value) && value.length === 1 && typeof value[0] === 'string')
    return value[0]
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  if (types.includes('boolean')) {
    if (/^(true|yes|on)$/.test(word)) return true
    if (/^(false|no|off)$/.test(word)) return false
    return undefined
  }
  const whole = word.replace(/^(?:~|≈|±|\+)\s*|\s*\+$/g, '')
  if (types.includes('integer') && /^-?\d{1,9}$/.test(whole)) return Number(whole)
  if (/^\d{1,3}(,\d{3})+$/.test(word)) return Number(word.replaceAll(',', ''))
  if (!types.includes('number')) return undefined
  return /^-?\d{1,9}(\.\d+)?$/.test(word) ? Number(word) : degreesOf(word)
}

/** The only number in a text, `from $490`; the words around it would be lost. */
function numberIn(types: readonly string[], value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 60 || !types.some((type) => type === 'number' || type === 'integer'))
    return undefined
  const [written, other] = value.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').match(/-?\d+(?:[.,]\d+)*/g) ?? []
  const isOne = written !== undefined && other === undefined && /^-?\d+(?:[.,]\d{1,2})?$/.test(written)
  return isOne ? Number(written.replace(',', '.')) : undefined
}

/** A latitude or longitude as maps write it, `76.6019° W`; west and south are below zero (ISO 6709). */
function degreesOf(word: string): number | undefined {
  const [, sign, degrees, side] = /^([-−–]?)(\d{1,3}(?:\.\d+)?)\s*°\s*([nsew]?)$/.exec(word) ?? []
  const isBelow = sign !== '' || side === 's' || side === 'w'
  if (degrees === undefined || (sign !== '' && (side === 'n' || side === 'e'))) return undefined
  return isBelow ? -Number(degrees) : Number(degrees)
}
