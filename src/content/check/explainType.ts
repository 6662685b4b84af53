import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Edit } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { priceFields } from '../schema/findTexts.ts'
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
  /** Whether another value would be valid against the schema. */
  fits: (value: unknown) => boolean
}

/** The parts of a mistake that fix a wrong type. */
type Fix = Pick<Mistake, 'fix' | 'replacement' | 'edits'>

/** Ordered by priority: the first function that recognizes what was meant provides the fix. */
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

/** Explains a value whose type its schema does not allow, with the value that was probably meant. */
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

/** Handles an object or list that is written as a string. */
function takeOutOfQuotes({ schema, value, fits }: WrongType): Fix | undefined {
  const unquoted = typeof value === 'string' ? readQuoted(typesOf(schema), value) : undefined
  if (unquoted === undefined) return undefined
  return {
    fix: 'Delete the quotation marks around it, and each backslash inside it that stands before one.',
    ...(fits(unquoted) && { replacement: JSON.stringify(unquoted) }),
  }
}

/** Handles a fraction where an integer is required. Only the author knows whether to round up or down. */
function chooseWhole({ schema, value, fits }: WrongType): Fix | undefined {
  const isBetween = typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)
  if (!isBetween || !typesOf(schema).includes('integer')) return undefined
  const near = [Math.floor(value), Math.ceil(value)].filter(fits)
  return near.length === 0 ? undefined : { fix: `Write a whole number: ${near.join(' or ')}.` }
}

/** Handles a value that can be converted to the required type, such as a number in a string. */
function writeOtherwise({ schema, value, context, fits }: WrongType): Fix | undefined {
  const converted = convert(typesOf(schema), value)
  if (converted === undefined || !asJson(converted) || !fits(converted)) return undefined
  const text = JSON.stringify(converted)
  if (typeof value === 'number' && priceFields.has(String(context.path.at(-1))))
    return { fix: `Write ${text} with the sign of the money inside the quotation marks, as other prices have it.` }
  const bare = typeof converted !== 'string' && typeof value === 'string'
  const fix = `Write ${text}${bare ? ' without quotation marks' : ''}.`
  // Keeps the digits of the number: JavaScript parses 1.10 as 1.1, and loses digits of a long number.
  return typeof value === 'number'
    ? { fix, edits: (source) => wrap(source, context, '""') }
    : { fix, replacement: text }
}

/** Handles a string that is the only field that an object needs. */
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

/** Handles a plain address where a link needs words, too. */
function giveLinkWords({ schema, value }: WrongType): Fix | undefined {
  const { label, href } = schema.properties ?? {}
  if (typeof value !== 'string' || !value.startsWith('/') || !label || href?.format !== 'href') return undefined
  return { fix: `Write { "label": "…", "href": ${quoted(value)} }, with the words to click on as its "label".` }
}

/** Handles a string that is wrapped in an object. */
function writeItsText({ schema, value, fits }: WrongType): Fix | undefined {
  const only = typesOf(schema).includes('string') && isFields(value) ? textIn(value, fits) : undefined
  if (!only) return undefined
  return {
    fix: `Write ${asJson(only.text) ?? 'its text'} alone.`,
    ...(only.isAll && { replacement: JSON.stringify(only.text) }),
  }
}

/** Handles a single entry without the brackets of a list, or several entries in one string. */
function putIntoList({ schema, value, context, fits }: WrongType): Fix | undefined {
  if (!typesOf(schema).includes('array') || !mayBeEntry(schema, value)) return undefined
  const entries = typeof value === 'string' ? splitEntries(schema, value, fits) : undefined
  if (entries)
    return {
      fix: `Write ${asJson(entries.list) ?? 'each entry in quotation marks of its own, in brackets: ["…", "…"]'}.`,
      ...(entries.isCertain && { replacement: printList(entries.list) }),
    }
  const named = isFields(value) ? Object.entries(value) : []
  // The list of sections has no schema here, so any object would be valid.
  const isEntry = schema.items ? fits([value]) : named.some(([name]) => name === 'type')
  if (named.length > 0 && named.every(([, inner]) => isFields(inner)) && !isEntry)
    return {
      fix: `Write a list of the blocks in it, without the names before them (${quoted(named[0]?.[0] ?? '')}): [ { … }, { … } ].`,
    }
  const edits = (source: Source) => wrap(source, context, '[]')
  const list = typeof value === 'string' ? asJson([value]) : undefined
  return { fix: `Put brackets around it: ${list ?? '[ … ]'}.`, ...(fits([value]) && { edits }) }
}

/** Handles a list in place of a single entry. */
function takeOneEntry({ schema, value, context, fits }: WrongType): Fix | undefined {
  if (!typesOf(schema).includes('string') || !Array.isArray(value)) return undefined
  const entry: unknown = value.find((each) => typeof each === 'string' && fits(each))
  if (typeof entry !== 'string') return undefined
  const rest = context.path.at(-1) === 'starts' ? ' Further days stand in "alsoOn".' : ''
  return { fix: `Write one of them here: ${quoted(entry)}.${rest}` }
}

/** Handles a number within words. */
function writeItsNumber({ schema, value, fits }: WrongType): Fix | undefined {
  const number = numberIn(typesOf(schema), value)
  return number !== undefined && fits(number) ? { fix: `Write the number alone: ${number}.` } : undefined
}

/** The fix for a value that does not show what was meant. */
function showExample({ schema, value, context }: WrongType): Fix {
  const leaveOut = typeof context.path.at(-1) === 'number' ? ', or delete it' : ', or delete this field'
  const example = exampleFix(schema) ?? exampleOfNames(schema) ?? sketchFix(schema)
  return {
    fix: sentence(`${example}${context.optional ? leaveOut : ''}`),
    // Null means the same as a missing field.
    ...(context.optional && value === null && { edits: (source) => [removePart(source, context.path)] }),
  }
}

/**
 * The string that an object such as `{ "label": "A", "value": "a" }` stands for, and whether the object says nothing
 * else.
 */
function textIn(block: Fields, fits: WrongType['fits']): { text: string; isAll: boolean } | undefined {
  const [text] = ['label', 'text', 'title', 'name', 'to', 'target', 'href', 'url', 'value'].flatMap((name) => {
    const inner = Object.hasOwn(block, name) ? block[name] : undefined
    return typeof inner === 'string' && fits(inner) ? [inner] : []
  })
  return text === undefined ? undefined : { text, isAll: Object.values(block).every((inner) => inner === text) }
}

/** The start of an object with free names whose example is too long to show. */
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
 * Splits a string into list entries. The split is certain if the whole string is not a valid entry: two ZIP codes are
 * no ZIP code, and two addresses are no address. `Towson, MD` may be one entry.
 */
function splitEntries(schema: Schema, text: string, fits: WrongType['fits']) {
  const { items: written } = schema
  if (!written || isTuple(written)) return undefined
  const items = written.anyOf?.find(({ type }) => type === 'string') ?? written
  // Sentences contain commas.
  if (items.type !== 'string' || items.format === 'inline' || isLongFormat(items.format)) return undefined
  const byComma = text.split(/\s*[,;\r\n]\s*(?:and\s+)?|\s+(?:and|&)\s+(?=[^,;]*$)/)
  const bySeparator = text.split(/[\s,;/|&]+(?:and\s+)?/)
  const [list] = [byComma, bySeparator]
    .map((all) => all.map((entry) => entry.trim()).filter(Boolean))
    .filter((all) => all.length > 1 && fits(all))
  if (!list || (items.pattern === undefined && !/[,;\r\n]/.test(text))) return undefined
  return { list, isCertain: !fits([text]) || list.every((entry) => entry.startsWith('/')) }
}

/** Whether a value has the type of a list's entries. A list without a schema for them is the list of sections. */
function mayBeEntry({ items = { type: 'object' } }: Schema, value: unknown): boolean {
  if (isTuple(items)) return false
  const kinds = (items.anyOf ?? [items]).flatMap(({ type }) => type ?? [])
  return kinds.length === 0 || kinds.some((type) => hasType(type, value))
}

/** Parses an object or list that is written as a string. */
function readQuoted(types: readonly string[], value: string): unknown {
  if (!/^\s*[{[]/.test(value)) return undefined
  try {
    const inner: unknown = JSON.parse(value)
    return types.some((type) => type !== 'string' && hasType(type, inner)) ? inner : undefined
  } catch {
    return undefined
  }
}

/** Converts a value to one of the given types, if it is clear what was meant. */
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

/** Finds the only number in a string, `from $490`. The words around it would be lost, so this is no automatic fix. */
function numberIn(types: readonly string[], value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 60 || !types.some((type) => type === 'number' || type === 'integer'))
    return undefined
  const [written, other] = value.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').match(/-?\d+(?:[.,]\d+)*/g) ?? []
  const isOne = written !== undefined && other === undefined && /^-?\d+(?:[.,]\d{1,2})?$/.test(written)
  return isOne ? Number(written.replace(',', '.')) : undefined
}

/** Parses a latitude or longitude as maps show it, `76.6019° W`. West and south are negative (ISO 6709). */
function degreesOf(word: string): number | undefined {
  const [, sign, degrees, side] = /^([-−–]?)(\d{1,3}(?:\.\d+)?)\s*°\s*([nsew]?)$/.exec(word) ?? []
  const isBelow = sign !== '' || side === 's' || side === 'w'
  if (degrees === undefined || (sign !== '' && (side === 'n' || side === 'e'))) return undefined
  return isBelow ? -Number(degrees) : Number(degrees)
}
