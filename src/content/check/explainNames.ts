import type { ProblemCode } from '../problem/codes/problemCode.ts'
import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { exampleValue, type Fields, type Schema } from '../schema/schema.ts'
import { withoutInvisible } from '../text/checkInvisible.ts'
import { nearest } from '../wording/nearest.ts'
import { asJson, inSentence, joinWords, quoted } from '../wording/phrases.ts'
import { fieldsMeant, isMisspelt, isVague, likeliest, placeElsewhere } from './names/fieldNames.ts'
import {
  blankOf,
  fieldNoun,
  headOf,
  isInSection,
  ownerOf,
  sectionTypeOf,
  thisBlock,
  type ValueContext,
} from './valueContext.ts'

interface Names {
  schema: Schema
  value: Fields
  context: ValueContext
  /** Fields that the schema does not have. */
  unknown: readonly string[]
  /** Required fields that the value does not have. */
  missing: readonly string[]
  /** Groups of fields of which a block must have exactly one, and those that it has. */
  alternatives: readonly string[]
  present: readonly string[]
  checkValue: (schema: Schema, value: unknown, context: ValueContext) => Mistake[]
}

/** Explains why the field names of a block do not fit its schema, with one mistake per cause. */
export function explainNames(names: Names): Mistake[] {
  const renamed = findRenamed(names)
  const taken = new Set(renamed.values())
  const unknown = names.unknown.map((name) => explainUnknown(name, renamed.get(name), names))
  return [unknown, explainMissing(names, taken), explainAlternatives(names, taken)].flat()
}

/** Whether a name is a field of the page rather than a typo, because one section was written inside another. */
const isMisplaced = (name: string, context: ValueContext) => name === 'sections' && isInSection(context)

/** Maps each misspelled name to its intended field. A typo makes one name unknown and another one missing. */
function findRenamed(names: Names): Map<string, string> {
  const { schema, value, context, unknown, checkValue } = names
  const known = schema.properties ?? {}
  const free = Object.keys(known).filter((name) => !Object.hasOwn(value, name))
  const wanted = wantedOf(names)
  const strange = unknown.filter((name) => !isMisplaced(name, context))
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  const rename = (name: string, field: string) => {
    renamed.set(name, field)
    taken.add(field)
  }
  const isFree = (field: string) => !taken.has(field)
  const fits = (name: string, field: string) => mayFit(known[field], value[name], checkValue)
  // In a block with thousands of unknown names, fields are only guessed for the first ones.
  for (const name of strange.slice(0, mostGuessed)) {
    const open = free.filter(isFree)
    const guess = nearest(name, open)
    const named = likeliest(fieldsMeant(name, open, sectionTypeOf(context)), value)
    const meant = [...named.filter((field) => wanted.includes(field)), ...named].find((field) => fits(name, field))
    if (guess && isMisspelt(name, guess)) rename(name, guess)
    else if (meant) rename(name, meant)
    else if (guess && fits(name, guess)) rename(name, guess)
  }
  // A remaining name and field that only fit each other have one cause.
  const left = strange.slice(0, mostGuessed).filter((name) => !renamed.has(name))
  const fields = wanted.filter(isFree)
  for (const name of left) {
    const [field, other] = fields.filter((each) => fits(name, each))
    if (field !== undefined && other === undefined && left.filter((each) => fits(each, field)).length === 1)
      rename(name, field)
  }
  return renamed
}

/** The most unknown names of a block for which a field is searched. */
const mostGuessed = 100

/** Returns the missing fields of a block, including groups of which it needs one. */
const wantedOf = ({ missing, alternatives, present }: Names): readonly string[] =>
  present.length > 0 ? missing : [...missing, ...alternatives]

const misfits: ReadonlySet<ProblemCode> = new Set(['wrong-type', 'wrong-value', 'unknown-choice', 'wrong-form'])

/** Whether a field accepts a value, possibly after a fix. Mistakes inside the value do not count. */
const mayFit = (field: Schema = {}, value: unknown, checkValue: Names['checkValue']): boolean =>
  checkValue(field, value, { path: [], optional: false }).every(
    ({ path, code, replacement, edits }) =>
      path.length > 0 || !misfits.has(code) || replacement !== undefined || edits !== undefined,
  )

/** @param target the intended field */
function explainUnknown(name: string, target: string | undefined, names: Names): Mistake {
  const { schema, value, context, missing, checkValue } = names
  const known = schema.properties ?? {}
  const base = {
    path: [...context.path, name],
    part: 'key' as const,
    code: 'unknown-field' as const,
    blockName: ownerOf(context),
    message: messageFor(name, target, context),
  }
  if (isMisplaced(name, context))
    return { ...base, fix: 'No section stands inside another one: move these behind it, into the list it stands in.' }
  if (target === undefined) return { ...base, ...adviseStrange(name, names) }
  const must = missing.includes(target) ? `, which ${ownerOf(context)} must have and this one lacks` : ''
  const isCertain =
    isMisspelt(name, target) ||
    (fieldsMeant(name, [target], sectionTypeOf(context)).length > 0 &&
      (!isVague(name) || wantedOf(names).includes(target)))
  if (!isCertain || !mayFit(known[target], value[name], checkValue))
    return { ...base, fix: `If it is meant as ${quoted(target)}${must}, rename it to that. Otherwise delete it.` }
  return { ...base, fix: `Rename it to ${quoted(target)}${must}.`, replacement: JSON.stringify(target) }
}

function messageFor(name: string, target: string | undefined, context: Names['context']): string {
  if (name.trim() === '') return `A ${fieldNoun(context)} of ${ownerOf(context)} has an empty name.`
  if (target !== undefined && name !== target && withoutInvisible(name) === target)
    return `There is an invisible character in the name of this ${fieldNoun(context)}.`
  return `${quoted(name)} is not a ${fieldNoun(context)} of ${ownerOf(context)}.`
}

/** Returns the fix for a name without an intended field. */
function adviseStrange(name: string, { schema, value, context }: Names): Pick<Mistake, 'fix' | 'edits'> {
  const known = schema.properties ?? {}
  const fields = Object.keys(known).filter((field) => !field.startsWith('$'))
  const present = fields.filter((field) => Object.hasOwn(value, field))
  const twin = nearest(name, present)
  const isSame = twin !== undefined && value[twin] === value[name]
  if (twin !== undefined)
    return {
      fix: `${quoted(twin)} is there already; delete this one.`,
      ...(isSame && { edits: (source) => [removePart(source, [...context.path, name])] }),
    }
  const place =
    context.path.length === 0 ? placeElsewhere(name, 'page') : isInSection(context) && placeElsewhere(name, 'section')
  const [meant] = fieldsMeant(name, fields, sectionTypeOf(context))
  if (meant === undefined)
    return { fix: place || `Delete it, or use one of its ${fieldNoun(context)}s: ${fields.map(quoted).join(', ')}.` }
  const called = `It is called ${quoted(meant)} here`
  if (Object.hasOwn(value, meant)) {
    const isList = known[meant]?.type === 'array'
    return { fix: `${called}, which is there already: ${isList ? 'add this to it' : 'keep one of the two'}.` }
  }
  const example = asJson(exampleValue(known[meant] ?? {}))
  return { fix: place || (example ? `${called}. For example: ${quoted(meant)}: ${example}` : `${called}.`) }
}

/** @param renamed fields that exist under a misspelled name */
function explainMissing({ schema, value, context, missing }: Names, renamed: ReadonlySet<string>): Mistake[] {
  const base = { ...headOf(context), code: 'missing-field' as const }
  // An empty block lacks all its fields for one cause.
  if (missing.length > 1 && Object.keys(value).length === 0) {
    const example = asJson(exampleValue(schema))
    const fix = example
      ? `Write it like this: ${example}`
      : `Write its fields: ${joinWords(missing.map(quoted), 'and')}`
    const message = `${thisBlock(context)} is an empty block.`
    return [{ ...base, message, fix: `${fix}${context.optional ? ', or delete it' : ''}.` }]
  }
  return missing.flatMap((name) => {
    if (renamed.has(name)) return []
    const field = schema.properties?.[name] ?? {}
    const says = inSentence(field.description ?? '')
    const example = asJson(exampleValue(field)) ?? blankOf(field)
    return {
      ...base,
      missingFields: [name],
      message: `${thisBlock(context)} has no ${quoted(name)}.`,
      fix: `Add ${quoted(name)}${says && `: ${says}`} For example: ${quoted(name)}: ${example}`,
    }
  })
}

function explainAlternatives({ context, alternatives, present }: Names, renamed: ReadonlySet<string>): Mistake | [] {
  const names = alternatives.map(quoted)
  const [first, second] = present
  if (first === undefined) {
    if (alternatives.length === 0 || alternatives.some((name) => renamed.has(name))) return []
    return {
      ...headOf(context),
      code: 'missing-field',
      missingFields: alternatives,
      message: `${thisBlock(context)} has neither ${names.join(' nor ')}.`,
      fix: `Add ${names[0]} to write the entries here, or ${joinWords(names.slice(1))} to list the pages of a folder.`,
    }
  }
  if (second === undefined) return []
  return {
    path: [...context.path, second],
    part: 'key',
    code: 'too-many-fields',
    message: `${thisBlock(context)} has both ${quoted(first)} and ${quoted(second)}.`,
    fix: 'Keep one of them and delete the other.',
    also: { path: [...context.path, first], part: 'key', message: 'The other one is here.' },
  }
}
