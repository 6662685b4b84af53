import type { Schema } from '../schema/schema.ts'
import { isLongFormat } from '../text/markdown.ts'

/**
 * Describes what to write in a field, for a mark: the schema's description up to the first semicolon, and the length of
 * the text that the model page has in this field.
 *
 * @param subject what the new page is about; omitted if the schema's description is enough
 */
export function describeText(field: string, schema: Schema, text: string, subject?: string): string {
  const words = text.split(/\s+/).filter(Boolean).length
  const about = subject === undefined ? '' : ` about ${subject}`
  const length = `, ${Math.max(10, Math.round(words / 10) * 10)} words or so`
  if (isLongFormat(schema.format)) {
    const paragraphs = text.split(/\n\s*\n/).length
    return `${amounts[paragraphs] ?? `${paragraphs} paragraphs`}${about}${length}`
  }
  if (field === 'heading') return `a heading of ${words} words or so for this section`
  const clause = (schema.description ?? schema.title ?? 'this text').split(';')[0]?.replace(/[.\s]+$/, '') ?? ''
  const start = `${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
  return `${start}${about && clause.includes(',') ? ',' : ''}${about}${words > 12 ? length : ''}`
}

const amounts: Record<number, string> = { 1: 'one paragraph', 2: 'two paragraphs', 3: 'three paragraphs' }
