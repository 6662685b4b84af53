import type { Schema } from '../schema/schema.ts'

interface Hinted {
  field: string
  schema: Schema
  /** The text that stands in this place on the page taken as a model. */
  text: string
  /** What the new page is about; left out where the schema's own words say enough. */
  subject?: string
}

/**
 * What to write in a field, for a mark: the words of its schema up to the first semicolon, the length of the model's
 * text where it is a long one.
 */
export function hintFor({ field, schema, text, subject }: Hinted): string {
  const words = countWords(text)
  const about = subject === undefined ? '' : ` about ${subject}`
  if (schema.format === 'body') {
    const paragraphs = text.split(/\n\s*\n/).length
    return `${amounts[paragraphs] ?? `${paragraphs} paragraphs`}${about}, ${roundly(words)} words or so`
  }
  if (field === 'heading') return `a heading of ${words} words or so for this section`
  const length = words > 12 ? `, ${roundly(words)} words or so` : ''
  const clause = (schema.description ?? schema.title ?? 'this text').split(';')[0]?.replace(/[.\s]+$/, '') ?? ''
  return `${clause.charAt(0).toLowerCase()}${clause.slice(1)}${about && (clause.includes(',') ? `,${about}` : about)}${length}`
}

const amounts: Record<number, string> = { 1: 'one paragraph', 2: 'two paragraphs', 3: 'three paragraphs' }
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
const roundly = (number: number) => Math.max(10, Math.round(number / 10) * 10)
