import type { JsonMember, JsonNode } from '../../../src/content/json/parseTree.ts'
import { configFile } from '../../../src/content/model/files/configFile.ts'
import { isBlockFile } from '../../../src/content/model/files/siteBlocks.ts'
import { isFormFile } from '../../../src/content/model/files/siteForms.ts'
import type { Source } from '../../../src/content/problem/source.ts'
import {
  blockSchema,
  chooseAlternative,
  fieldSchema,
  formSchema,
  isFields,
  isFieldType,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
} from '../../../src/content/schema/schema.ts'
import { builtInTypes, schemaOfSection } from '../../../src/content/schema/sectionTypes.ts'
import { findLinks } from '../../../src/content/text/markdown.ts'
import { findTokens } from '../../../src/content/text/tokens.ts'
import { misspell, textOf, type Variant } from './variant.ts'

/**
 * Every way to break a rule of the schemas, or a link or placeholder, at every place of a page file, a form, a block or
 * site.config.json of a site in a country.
 */
export function breakValues(source: Source, country = 'US'): Variant[] {
  const root = source.root()
  const value: unknown = JSON.parse(source.text)
  if (!root || !isFields(value)) return []
  if (source.file === configFile)
    return breakNode({ source, schema: siteSchemaOf(country), node: root, near: [root.start] })
  const [list, schema, schemaOf] = isFormFile(source.file)
    ? (['fields', formSchema, fieldOf] as const)
    : (['sections', isBlockFile(source.file) ? blockSchema : pageSchemaOf(country), sectionOf] as const)
  const variants = breakNode({ source, schema, node: root, near: [root.start] })
  const entries = root.members?.find(({ key }) => key === list)?.value.items ?? []
  for (const node of entries) {
    const type = node.members?.find(({ key }) => key === 'type')
    const name: unknown = type && JSON.parse(textOf(source, type.value))
    const own = schemaOf(name)
    if (!type || typeof name !== 'string' || !own) continue
    const near = [node.start, type.keyStart]
    variants.push(...breakNode({ source, schema: own, node, near, inSection: true }))
    variants.push(...otherTypes({ type: 'object' }, node, near))
    const kind = list === 'fields' ? 'field type misspelt' : 'section type misspelt'
    // A slip may make another type of it.
    const slips = misspell(name).filter((word) => !schemaOf(word))
    variants.push(...slips.map((word) => spoil(kind, type.value, word, name)))
  }
  return variants
}

const fieldOf = (type: unknown) => (isFieldType(type) ? fieldSchema(type) : undefined)
const sectionOf = (type: unknown) => schemaOfSection(builtInTypes, { type })

interface Place {
  source: Source
  schema: Schema
  node: JsonNode
  member?: JsonMember
  /** Where what is missing in a block may be shown. */
  near: number[]
  inSection?: boolean
}

function breakNode(place: Place): Variant[] {
  const { source, node, near } = place
  const value: unknown = JSON.parse(textOf(source, node))
  const schema = place.schema.anyOf ? chooseAlternative(place.schema.anyOf, value) : place.schema
  const variants: Variant[] = []
  if (node.members) {
    variants.push(...breakFields({ ...place, schema }))
    for (const member of node.members) {
      const field = schema.properties?.[member.key]
      if (!field || (place.inSection && member.key === 'type')) continue
      const inner = { source, schema: field, node: member.value, member, near: [member.keyStart, member.value.start] }
      variants.push(...breakNode(inner), ...otherTypes(field, member.value, [member.keyStart, member.value.start]))
    }
  }
  if (node.items) {
    const { minItems = 0, maxItems, items } = schema
    if (minItems > 0 && node.items.length > 0) variants.push(spoil('list emptied', node, '[]'))
    const [first] = node.items
    if (maxItems !== undefined && first) {
      const entry = JSON.stringify(JSON.parse(textOf(source, first)))
      const more = Array.from({ length: maxItems + 1 }, () => entry).join(', ')
      variants.push(spoil('list too long', node, `[${more}]`))
    }
    if (items && !Array.isArray(items))
      for (const item of node.items) {
        const entry: Schema = items as Schema
        variants.push(...breakNode({ source, schema: entry, node: item, near: [item.start] }))
        variants.push(...otherTypes(entry, item, [item.start]))
      }
  }
  if (typeof value === 'string') variants.push(...breakText(place, schema, value))
  if (typeof value === 'number') {
    variants.push(spoil('number in quotes', node, `"${value}"`, String(value)))
    if (schema.maximum !== undefined) variants.push(spoil('number out of limits', node, String(schema.maximum + 1)))
    if (schema.minimum !== undefined) variants.push(spoil('number out of limits', node, String(schema.minimum - 1)))
  }
  if (typeof value === 'boolean') {
    variants.push(spoil('true in quotes', node, `"${value}"`, String(value)))
    variants.push(spoil('yes for true', node, value ? '"yes"' : '"no"', String(value)))
  }
  return variants.map((variant) => (variant.near.length === 0 ? { ...variant, near } : variant))
}

/** The value of a node replaced. */
function spoil(kind: string, { start, end }: { start: number; end: number }, text: string, word?: string): Variant {
  const json = word !== undefined && text !== word && !/^["[]/.test(text) ? JSON.stringify(text) : text
  return { kind, start, end, text: json, near: [start], ...(word !== undefined && { word }) }
}

function breakFields({ source, schema, node, near }: Place): Variant[] {
  const variants: Variant[] = []
  const members = node.members ?? []
  const open = node.start + 1
  for (const [index, { key, keyStart, keyEnd, value }] of members.entries()) {
    for (const name of misspell(key))
      if (!Object.hasOwn(schema.properties ?? {}, name))
        variants.push(spoil('field misspelt', { start: keyStart, end: keyEnd }, name, key))
    const next = members[index + 1]
    const before = members[index - 1]
    const isOneOf = schema.oneOf?.some(({ required }) => required.includes(key))
    if (schema.required?.includes(key) || isOneOf) {
      const start = next ? keyStart : (before?.value.end ?? keyStart)
      const end = next ? next.keyStart : value.end
      variants.push({ kind: 'required field removed', start, end, text: '', near: [...near, keyStart] })
    }
    const whole = source.text.slice(keyStart, value.end)
    const again = { start: value.end, end: value.end, near: [keyStart, value.end] }
    variants.push({ kind: 'field twice, same value', ...again, text: `, ${whole}`, word: key })
    variants.push({ kind: 'field twice, other value', ...again, text: `, ${JSON.stringify(key)}: "other"` })
  }
  if (schema.additionalProperties === false)
    variants.push({ kind: 'unknown field', start: open, end: open, text: `"zzyzx": 1, `, near: [open] })
  if (schema.required && schema.required.length > 0 && members.length > 0)
    variants.push({ kind: 'block emptied', start: node.start, end: node.end, text: '{}', near })
  return variants
}

/** A value of every other type in its place. */
function otherTypes(schema: Schema, node: JsonNode, near: number[]): Variant[] {
  const shown = schema.anyOf?.[0] ?? schema
  const wanted = shown.type === undefined ? ['boolean'] : [shown.type].flat()
  const values = {
    null: 'null',
    boolean: 'true',
    number: '7',
    string: '"words"',
    array: '["words"]',
    object: '{ "words": 1 }',
  }
  const long: Partial<Record<keyof typeof values, string>> = {
    number: '1e400',
    string: JSON.stringify('words and more '.repeat(20)),
    array: JSON.stringify(Array.from({ length: 50 }, () => 'words')),
  }
  const isWanted = (type: string) => wanted.includes(type) || (type === 'number' && wanted.includes('integer'))
  const place = { start: node.start, end: node.end, near }
  return [
    ...Object.entries(values).flatMap(([type, text]) =>
      isWanted(type) ? [] : [{ kind: 'other type', ...place, text }],
    ),
    ...Object.entries(long).flatMap(([type, text]) =>
      isWanted(type) ? [] : [{ kind: 'other type, past all measure', ...place, text }],
    ),
  ]
}

function breakText({ source, node, member }: Place, schema: Schema, value: string): Variant[] {
  const variants: Variant[] = []
  if (schema.minLength !== undefined)
    variants.push(spoil('text emptied', node, '""'), spoil('text emptied', node, '"  "'))
  if (schema.pattern !== undefined) {
    for (const form of [`!${value}`, `${value} and more`])
      if (!new RegExp(schema.pattern, 'u').test(form)) variants.push(spoil('form broken', node, `"${form}"`))
    for (const form of [value.toLowerCase(), ` ${value} `])
      if (!new RegExp(schema.pattern, 'u').test(form))
        variants.push(spoil('form nearly right', node, `"${form}"`, value))
  }
  for (const choice of schema.enum ? [value] : [])
    for (const word of misspell(choice))
      if (!schema.enum?.includes(word)) variants.push(spoil('choice misspelt', node, word, choice))
  if (schema.format === 'href') variants.push(...breakHref(value).map(([kind, href]) => spoil(kind, node, href, value)))
  const isPlain = textOf(source, node) === `"${value}"`
  const isFilled = schema.enum === undefined && schema.pattern === undefined && member?.key !== 'note'
  if (!isPlain || !isFilled) return variants
  const at = node.start + 1
  for (const { name, start, end } of findTokens(value))
    for (const word of misspell(name)) {
      const place = { start: at + start, end: at + end }
      variants.push({
        kind: 'placeholder misspelt',
        ...place,
        text: `{${word}}`,
        near: [node.start],
        word: `{${name}}`,
      })
    }
  if (schema.format === 'inline' || schema.format === 'body')
    for (const { href, start, end } of findLinks(value, schema.format))
      for (const [kind, text] of breakHref(href))
        variants.push({ kind, start: at + start, end: at + end, text, near: [node.start], word: href })
  return variants
}

function breakHref(href: string): [kind: string, href: string][] {
  const [path = '', anchor] = href.split('#')
  const broken: [string, string][] = []
  if (path.startsWith('/') && path.length > 3) {
    broken.push(['slash missing', href.replace(/\/(?=#|$)/, '')])
    broken.push(['link without its first slash', href.slice(1)])
    const name = path.split('/').at(-2) ?? ''
    for (const word of misspell(name))
      broken.push(['link misspelt', path.replace(`${name}/`, `${word}/`) + href.slice(path.length)])
  }
  if (anchor) for (const word of misspell(anchor)) broken.push(['anchor misspelt', `${path}#${word}`])
  if (/^(mailto|tel|https):/.test(href)) {
    broken.push(['scheme misspelt', href.replace(/^./, '')])
  }
  return broken
}
