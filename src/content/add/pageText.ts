import type { Page } from '../../../schemas/index.ts'

/** The widest line of a page file, as the formatter of this repository has it. */
const widest = 120
/** The longest block in braces that stands on one line. */
const shortBlock = 60

/** A page as the text of its file, laid out like the others and as `npm run format` leaves it: short blocks on one line. */
export function pageText(page: Page): string {
  return `${print(page, '', 0)}\n`
}

/** @param before characters that stand before the value on its first line */
function print(value: unknown, indent: string, before: number): string {
  const room = widest - 1 - before
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map(onOneLine).join(', ')}]`
    if (value.every(isShort) && line.length <= room) return line
    return `[\n${value.map((entry) => `${inner}${print(entry, inner, inner.length)}`).join(',\n')}\n${indent}]`
  }
  if (isShort(value) && indent !== '') return onOneLine(value)
  const fields = Object.entries(value).map(([name, field]) => {
    const key = `${inner}${JSON.stringify(name)}: `
    return `${key}${print(field, inner, key.length)}`
  })
  return `{\n${fields.join(',\n')}\n${indent}}`
}

const isShort = (value: unknown) =>
  !isDeep(value) && (typeof value !== 'object' || onOneLine(value).length <= shortBlock)

function isDeep(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => typeof inner === 'object')
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, field]) => `${JSON.stringify(name)}: ${JSON.stringify(field)}`)
    .join(', ')} }`
}
