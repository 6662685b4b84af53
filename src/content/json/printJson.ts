/** The JSON layout of a file. */
export interface JsonLayout {
  /** White space at the start of the line on which the value begins. */
  indent: string
  /** The indentation that each level adds. */
  unit: string
  lineEnd: string
  /** Whether the value is printed on one line. */
  oneLine: boolean
  /** The longest block of texts and numbers on one line, in characters. Default: each field gets its own line. */
  shortBlock?: number
}

/** As in Biome and Prettier, a list of texts or numbers is printed on one line of this width if it fits. */
const width = 120

/** Prints a value as JSON in the layout of a file. */
export function printJson(value: unknown, layout: JsonLayout): string {
  return print(value, layout, layout.indent.length)
}

/** @param column number of characters before the value on its line */
function print(value: unknown, layout: JsonLayout, column: number): string {
  if (!isBlock(value)) return JSON.stringify(value) ?? 'null'
  const entries = entriesOf(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  if (layout.oneLine || (staysOnLine(value, layout) && column + onOneLine(value).length < width))
    return onOneLine(value)
  const indent = `${layout.indent}${layout.unit}`
  const lines = entries.map(
    ([name, inner]) => `${indent}${name}${print(inner, { ...layout, indent }, indent.length + name.length)}`,
  )
  return `${open}${layout.lineEnd}${lines.join(`,${layout.lineEnd}`)}${layout.lineEnd}${layout.indent}${close}`
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null

function entriesOf(value: object): (readonly [name: string, inner: unknown])[] {
  if (Array.isArray(value)) return value.map((entry: unknown) => ['', entry] as const)
  return Object.entries(value).map(([name, inner]) => [`${JSON.stringify(name)}: `, inner] as const)
}

/**
 * Whether a value is printed on one line: a list of texts, numbers and short blocks, or a short block of texts and
 * numbers.
 */
function staysOnLine(value: object, { shortBlock = 0 }: JsonLayout): boolean {
  const isShort = (block: object) =>
    !Array.isArray(block) &&
    entriesOf(block).every(([, inner]) => !isBlock(inner)) &&
    onOneLine(block).length <= shortBlock
  if (!Array.isArray(value)) return isShort(value)
  return value.every((entry: unknown) => !isBlock(entry) || isShort(entry))
}

function onOneLine(value: unknown): string {
  if (!isBlock(value)) return JSON.stringify(value) ?? 'null'
  const parts = entriesOf(value).map(([name, inner]) => `${name}${onOneLine(inner)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
}
