import { patternWords } from '../check/values/patternWords.ts'
import { exampleValue, isTuple, type Schema } from '../schema/schema.ts'
import { asJson, count } from '../wording/phrases.ts'
import { partOf } from './parts.ts'

/** Formats the fields of an object as a Markdown table, followed by the tables of nested objects. */
export function fieldTable(schema: Schema, heading: (words: string) => string): string {
  const fields = Object.entries(schema.properties ?? {})
  const rows = fields.map(([name, field]) => {
    const isNeeded = schema.required?.includes(name) === true
    const either = (schema.oneOf ?? []).some(({ required }) => required.includes(name))
    return [
      `\`${name}\``,
      field.description ?? '',
      either ? 'one of these' : isNeeded ? 'yes' : '',
      describeField(field),
      exampleOf(field),
    ]
  })
  const table = [
    ['field', 'what it is', 'needed', 'what to write', 'example'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
  const lines = table.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
  const inner = fields.flatMap(([name, field]) => {
    const block = blockIn(field)
    if (!block || partOf(block) || !block.properties) return []
    const isEntry = block !== field
    return [heading(isEntry ? `Each entry of \`${name}\`` : `The block \`${name}\``), fieldTable(block, heading)]
  })
  return [lines.join('\n'), ...inner].join('\n\n')
}

/** The schema of the object that a field, or each of its entries, consists of. */
function blockIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  if (schema.anyOf && !partOf(schema)) return schema.anyOf.map(blockIn).find((block) => block !== undefined)
  if (typeof schema.additionalProperties === 'object') return blockIn(schema.additionalProperties)
  return schema.items && !isTuple(schema.items) ? blockIn(schema.items) : undefined
}

/** Describes the allowed values in words. */
function describeField(schema: Schema): string {
  const usual = schema.default === undefined ? '' : `; left out: \`${JSON.stringify(schema.default)}\``
  return `${describeKind(schema)}${usual}`
}

function describeKind(schema: Schema): string {
  const part = partOf(schema)
  if (part) return `${/^[aeiou]/.test(part.title) ? 'an' : 'a'} [${part.title}](#${part.anchor})`
  if (schema.anyOf) return schema.anyOf.map(describeKind).join(' or ')
  if (Array.isArray(schema.type) && schema.type.length > 2) return 'a text, a number, `true`, or a list of texts'
  if (schema.type?.includes('boolean') && schema.type.includes('string')) return 'a text, `true` or `false`'
  if (schema.enum) return schema.enum.map((choice) => `\`${JSON.stringify(choice)}\``).join(', ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (schema.type === 'array') return describeList(schema)
  if (schema.properties) return 'a block, see below'
  if (typeof schema.additionalProperties === 'object')
    return `a block of names, each with ${describeKind(schema.additionalProperties)}`
  if (schema.pattern !== undefined) {
    const { words } = patternWords[schema.pattern] ?? { words: 'a text' }
    return Array.isArray(schema.type) ? `${words}, or \`null\`` : words
  }
  const { minimum, maximum } = schema
  const end = maximum === undefined ? '' : ` to ${maximum}`
  const range = minimum === undefined ? '' : ` from ${minimum}${end}`
  if (schema.type === 'integer') return `a whole number${range}`
  if (schema.type === 'number') return `a number${range}`
  if (schema.type === 'boolean') return '`true` or `false`'
  const text = textKinds[schema.format ?? ''] ?? 'a text'
  return Array.isArray(schema.type) ? `${text}, or \`null\`` : text
}

const textKinds: Readonly<Record<string, string>> = {
  inline: 'a [text with marks](#texts)',
  body: '[paragraphs and lists](#texts)',
  prose: '[paragraphs, lists, sub-headings and tables](#texts)',
  href: 'an [address](#links-and-buttons)',
}

function describeList({ title, items, ...size }: Schema): string {
  if (!items)
    return title === 'Fields' ? 'a list of fields, each of a type below' : 'a list of sections, from [hero](#hero) on'
  if (isTuple(items)) return `a list of ${count(items.length, 'number')}`
  return `a list: ${items.properties && !partOf(items) ? 'blocks, see below' : describeKind(items)}${tellMany(size)}`
}

function tellMany({ minItems, maxItems }: Schema): string {
  if (maxItems !== undefined)
    return minItems === undefined ? `, at most ${maxItems} entries` : `, ${minItems} to ${maxItems} entries`
  return minItems !== undefined && minItems > 1 ? `, at least ${minItems} entries` : ''
}

function exampleOf(schema: Schema): string {
  const example = asJson(exampleValue(schema))
  return example === undefined || 'const' in schema ? '' : `\`${example}\``
}

/** A bar would end the cell (GitHub Flavored Markdown, section 4.10), and words in brackets would become a link. */
const escapeCell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replace(/\[links\]\(\/contact\/\)/g, '`[links](/contact/)`')
    .replace(/\[words\]\(\/address\/\)/g, '`[words](/address/)`')
