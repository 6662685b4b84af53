/** How a file lays out its JSON. */
export interface JsonLayout {
  /** White space at the start of the line on which the value begins. */
  indent: string
  /** What each level adds to it. */
  unit: string
  lineEnd: string
  /** Whether everything stays on the line on which it begins. */
  oneLine: boolean
}

/** Biome's and Prettier's habit: a list of texts or numbers stays on its line while it fits. */
const width = 120

/** A value as JSON in the layout of a file; blocks get a line for each field unless everything stays on one line. */
export function printJson(value: unknown, layout: JsonLayout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((entry: unknown) => ['', entry] as const)
    : Object.entries(value).map(([name, inner]) => [`${JSON.stringify(name)}: `, inner] as const)
  if (entries.length === 0) return isList ? '[]' : '{}'
  const line = () => {
    const parts = entries.map(([name, inner]) => `${name}${printJson(inner, { ...layout, oneLine: true })}`).join(', ')
    return isList ? `[${parts}]` : `{ ${parts} }`
  }
  if (layout.oneLine) return line()
  const isFlat = isList && entries.every(([, inner]) => typeof inner !== 'object' || inner === null)
  if (isFlat && layout.indent.length + line().length < width) return line()
  const indent = `${layout.indent}${layout.unit}`
  const lines = entries.map(([name, inner]) => `${indent}${name}${printJson(inner, { ...layout, indent })}`)
  const body = lines.join(`,${layout.lineEnd}`)
  const [open, close] = isList ? '[]' : '{}'
  return `${open}${layout.lineEnd}${body}${layout.lineEnd}${layout.indent}${close}`
}
