import { removeField } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { exampleValue, type Fields, type Schema } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { asJson, listOf, quoted } from '../wording/phrases.ts'
import { type Context, checkValue, nameOf } from './checkValue.ts'

/** Holds a block in braces against its schema: its names first, then each value. */
export function checkFields(schema: Schema, value: Fields, context: Context): Mistake[] {
  const known = schema.properties ?? {}
  const unknown: string[] = []
  const mistakes = Object.keys(value).flatMap((name): Mistake[] => {
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    const path = [...context.path, name]
    if (field) {
      const owner = context.owner.endsWith(' section') ? context.owner : ''
      return checkValue(field, value[name], { path, owner, optional: !isRequired(schema, name) })
    }
    if (typeof schema.additionalProperties === 'object')
      return checkValue(schema.additionalProperties, value[name], { path, owner: '', optional: true })
    if (schema.additionalProperties === false) unknown.push(name)
    return []
  })
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name))
  const alternatives = (schema.oneOf ?? []).flatMap(({ required }) => required)
  const present = alternatives.filter((name) => Object.hasOwn(value, name))
  if (unknown.length === 0 && missing.length === 0 && (alternatives.length === 0 || present.length === 1))
    return mistakes

  const names = explainNames({ schema, value, context, unknown, missing })
  const either =
    alternatives.length > 0 ? explainAlternatives({ alternatives, present, context, renamed: names.renamed }) : []
  return [...mistakes, ...names.mistakes, ...either]
}

const isRequired = (schema: Schema, name: string) =>
  (schema.required ?? []).includes(name) || (schema.oneOf ?? []).some(({ required }) => required.includes(name))

/** `a hero section`, `"location"`, `this file`. */
const ownerOf = (context: Context) => context.owner || nameOf(context)

interface Names {
  schema: Schema
  value: Fields
  context: Context
  unknown: string[]
  missing: string[]
}

/** Whether a name is no slip of the pen, but a field of the page that stands in one of its sections. */
const isMisplaced = (name: string, { owner }: Context) => name === 'sections' && owner.endsWith(' section')

/** Unknown and missing fields together, as a misspelt name is both at once. */
function explainNames({ schema, value, context, unknown, missing }: Names) {
  const known = schema.properties ?? {}
  const free = Object.keys(known).filter((name) => !Object.hasOwn(value, name))
  const renamed = new Map<string, string>()
  for (const name of unknown) {
    if (isMisplaced(name, context)) continue
    const taken = new Set(renamed.values())
    const guess = nearest(
      name,
      free.filter((field) => !taken.has(field)),
    )
    if (guess && (isMisspelt(name, guess) || mayFit(known[guess] ?? {}, value[name]))) renamed.set(name, guess)
  }
  const left = missing.filter((name) => ![...renamed.values()].includes(name))
  const [strange] = unknown
  const [lacking] = left
  if (
    unknown.length === 1 &&
    left.length === 1 &&
    strange !== undefined &&
    lacking !== undefined &&
    !renamed.has(strange) &&
    !isMisplaced(strange, context)
  ) {
    const field = known[lacking] ?? {}
    if (checkValue(field, value[strange], { path: [], owner: '', optional: false }).length === 0)
      renamed.set(strange, lacking)
  }
  const mistakes = unknown.map((name): Mistake => {
    const target = renamed.get(name)
    const base = {
      path: [...context.path, name],
      part: 'key' as const,
      code: 'unknown-field',
      message:
        name.trim() === ''
          ? `A field of ${ownerOf(context)} has an empty name.`
          : `${quoted(name)} is not a field of ${ownerOf(context)}.`,
    }
    if (isMisplaced(name, context))
      return { ...base, fix: 'No section stands inside another one: move these behind it, into the list it stands in.' }
    if (target === undefined) {
      const fields = Object.keys(known).flatMap((field) => (field.startsWith('$') ? [] : JSON.stringify(field)))
      const twin = nearest(
        name,
        Object.keys(known).filter((field) => Object.hasOwn(value, field)),
      )
      const start = twin ? `${quoted(twin)} is there already; delete this one.` : 'Delete it, or use one of its fields'
      const isSame = twin !== undefined && value[twin] === value[name]
      return {
        ...base,
        fix: twin ? start : `${start}: ${fields.join(', ')}.`,
        ...(isSame && { edits: (source) => [removeField(source, base.path)] }),
      }
    }
    const must = missing.includes(target) ? `, which ${ownerOf(context)} must have and this one lacks` : ''
    const isCertain = isMisspelt(name, target) || meansSame(name, target)
    if (!isCertain || !mayFit(known[target] ?? {}, value[name]))
      return { ...base, fix: `If it is meant as ${quoted(target)}${must}, rename it to that. Otherwise delete it.` }
    return { ...base, fix: `Rename it to ${quoted(target)}${must}.`, replacement: JSON.stringify(target) }
  })
  const taken = new Set(renamed.values())
  if (missing.length > 1 && Object.keys(value).length === 0) mistakes.push(explainEmpty(schema, missing, context))
  else for (const name of missing) if (!taken.has(name)) mistakes.push(explainMissing(schema, name, context))
  return { mistakes, renamed: taken }
}

/** Whether a name has only slips of the pen in it: who misspells a word still begins with its first letter, or drops that. */
function isMisspelt(name: string, field: string): boolean {
  const [written, meant] = [name.toLowerCase(), field.toLowerCase()]
  return written[0] === meant[0] || written === meant.slice(1) || written.slice(1) === meant
}

/** What people call a field of the same meaning. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  actions: ['buttons', 'links'],
  alt: ['description', 'caption', 'text'],
  answer: ['text', 'body', 'content', 'reply', 'a'],
  body: ['text', 'content', 'copy', 'paragraph', 'words', 'description'],
  city: ['town', 'place'],
  collection: ['folder'],
  description: ['summary', 'text'],
  heading: ['title', 'headline', 'header', 'name', 'caption'],
  href: ['url', 'link', 'address', 'target', 'to'],
  items: ['entries', 'list', 'cards', 'columns', 'features', 'points', 'questions', 'steps'],
  label: ['text', 'title', 'name', 'words', 'caption'],
  links: ['items', 'entries', 'list'],
  name: ['title', 'label'],
  question: ['title', 'heading', 'q'],
  src: ['file', 'path', 'url', 'image', 'photo', 'href'],
  state: ['province'],
  text: ['body', 'content', 'copy', 'paragraph', 'words', 'description'],
  title: ['heading', 'headline', 'header', 'name', 'label'],
  zip: ['postcode', 'zipcode'],
}

const meansSame = (name: string, field: string) => nearest(name, otherNames[field] ?? []) !== undefined

const misfits = new Set(['wrong-type', 'wrong-value', 'unknown-choice', 'wrong-form'])

/** Whether a value is what a field takes, or can be mended into it; what lies inside it does not count. */
const mayFit = (field: Schema, value: unknown): boolean =>
  checkValue(field, value, { path: [], owner: '', optional: false }).every(
    ({ path, code, replacement, edits }) =>
      path.length > 0 || !misfits.has(code) || replacement !== undefined || edits !== undefined,
  )

/** What a block is pointed at by: its type, its name, or its opening brace. */
function headOf(context: Context): Pick<Mistake, 'path' | 'part'> {
  if (context.owner.endsWith(' section')) return { path: [...context.path, 'type'] }
  const isField = typeof context.path.at(-1) === 'string'
  return { path: context.path, part: isField ? 'key' : 'open' }
}

const thisOne = (context: Context) => (context.owner ? context.owner.replace(/^an? /, 'This ') : nameOf(context))

const blanks: Record<string, string> = { string: '"…"', array: '[ … ]', object: '{ … }' }

function explainMissing(schema: Schema, name: string, context: Context): Mistake {
  const field = schema.properties?.[name] ?? {}
  const says = (field.description ?? '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
  const example = asJson(exampleValue(field)) ?? blanks[String(field.type)] ?? '…'
  return {
    ...headOf(context),
    code: 'missing-field',
    message: `${thisOne(context)} has no ${quoted(name)}.`,
    fix: `Add ${quoted(name)}${says && `: ${says}`} For example: ${quoted(name)}: ${example}`,
  }
}

/** A block without any field lacks them all for one cause. */
function explainEmpty(schema: Schema, missing: readonly string[], context: Context): Mistake {
  const example = asJson(exampleValue(schema))
  const fields = `Write its fields: ${listOf(missing.map(quoted), 'and')}`
  return {
    ...headOf(context),
    code: 'missing-field',
    message: `${thisOne(context)} is an empty block.`,
    fix: `${example ? `Write it like this: ${example}` : fields}${context.optional ? ', or delete it' : ''}.`,
  }
}

interface Alternatives {
  alternatives: string[]
  present: string[]
  context: Context
  renamed: ReadonlySet<string>
}

/** Exactly one of some fields must be there. */
function explainAlternatives({ alternatives, present, context, renamed }: Alternatives): Mistake[] {
  const names = alternatives.map(quoted)
  const [first, second] = present
  if (first === undefined) {
    if (alternatives.some((name) => renamed.has(name))) return []
    return [
      {
        ...headOf(context),
        code: 'missing-field',
        message: `${thisOne(context)} has neither ${names.join(' nor ')}.`,
        fix: `Add ${names[0]} to write the entries here, or ${listOf(names.slice(1))} to list the pages of a folder.`,
      },
    ]
  }
  if (second === undefined) return []
  return [
    {
      path: [...context.path, second],
      part: 'key',
      code: 'too-many-fields',
      message: `${thisOne(context)} has both ${quoted(first)} and ${quoted(second)}.`,
      fix: 'Keep one of them and delete the other.',
      also: { path: [...context.path, first], part: 'key', message: 'The other one is here.' },
    },
  ]
}
