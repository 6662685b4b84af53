import { readSections } from '../model/siteModel.ts'
import type { Schema } from '../schema/schema.ts'
import { unwrittenMark } from '../text/checkUnwritten.ts'
import { isLongFormat } from '../text/markdown.ts'
import { describeText } from './describeText.ts'
import type { DraftContext, Drafting, Spot } from './drafting.ts'

/** Optional fields of sections. */
const dispensable = ['intro', 'aside', 'caption', 'note']
const headings = ['heading', 'title']
const labels = ['label', 'linkLabel']
/** Fields that refer to something of the site and are no text of the page. */
const references = ['id', 'form', 'block']
/** Whether a text is a price, a time or an amount with few words around it, which is rarely true of another page. */
const isFigure = (text: string) =>
  /\p{N}/u.test(text) && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 2
const promises = /\{(?:responseTime|phone|email)\}/

/**
 * Drafts a text field of the new page: kept, adapted, or marked as still to write. Returns undefined if it is better
 * omitted.
 */
export function draftText(drafting: Drafting, schema: Schema, text: string, spot: Spot): string | undefined {
  const { field, keepsAll = false, owner } = spot
  if (schema.enum || 'const' in schema) return draftChoice(drafting, text, spot)
  if (schema.format === 'href') return keepsAll ? text : text.replace(/\?[^#]*/, '')
  if (references.includes(field)) return text
  if (schema.pattern) return undefined
  return keepsAll ? drafting.adapter.adapt(text, owner) : draftWords(drafting, schema, text, spot)
}

function draftChoice(
  drafting: Drafting,
  choice: string,
  { field, inList, keepsAll = false }: Spot,
): string | undefined {
  if (field !== 'icon') return choice
  if (inList && !keepsAll) return undefined
  if (!sharesChoice(drafting, field, choice)) drafting.borrowed.add('icon')
  return choice
}

function draftWords(drafting: Drafting, schema: Schema, text: string, spot: Spot): string | undefined {
  const { newPage, subject } = drafting
  const { section, field, inList } = spot
  if (section?.type === 'hero' && field === 'heading' && newPage.location === undefined) return newPage.name
  const kept = keepText(drafting, text, spot) ?? borrowText(drafting, spot)
  if (kept !== undefined) return kept
  if (dispensable.includes(field) && !spot.isRequired) return undefined
  const about = !inList && (section === undefined || section.type === 'hero' || isLongFormat(schema.format))
  return unwrittenMark(describeText(field, schema, text, about && field !== 'heading' ? subject : undefined))
}

/** Adapts a text of another page to the new one. Returns undefined if it is about the other page, or may be. */
export function keepText({ adapter }: DraftContext, text: string, spot: Spot): string | undefined {
  const { owner } = spot
  const adapted = adapter.adapt(text, owner)
  if (adapter.isOwn(adapted, owner) || isFigure(adapted)) return undefined
  if (adapter.isShared(adapted)) return adapted
  if (/\p{N}/u.test(adapted)) return undefined
  return fitsAnyPage(adapter, adapted, spot) ? adapted : undefined
}

/** Whether a text that only one page has would be true on any page. */
function fitsAnyPage(adapter: DraftContext['adapter'], adapted: string, { owner, section, field }: Spot): boolean {
  if (labels.includes(field) && !adapter.hintsAtOwn(adapted, owner)) return true
  if (headings.includes(field) && adapter.namesSubject(adapted)) return true
  if (section?.type.endsWith('Form') === true && promises.test(adapted)) return true
  return !/\p{L}/u.test(adapted.replace(/\{[A-Za-z]+\}/g, ''))
}

/** The first text that may be kept of the same field in a section of the same type on another page. */
function borrowText(context: DraftContext, { section, field, inList }: Spot): string | undefined {
  if (!section || inList || !headings.includes(field)) return undefined
  for (const owner of context.neighbours)
    for (const other of readSections(owner)) {
      const text: unknown = other.type === section.type ? Reflect.get(other, field) : undefined
      const spot = { owner, section: other, field, inList }
      const kept = typeof text === 'string' ? keepText(context, text, spot) : undefined
      if (kept !== undefined) return kept
    }
  return undefined
}

/** Whether at least two pages of the folder chose the same icon or scene. */
export function sharesChoice({ neighbours }: DraftContext, field: string, choice: string): boolean {
  const written = `"${field}":"${choice}"`
  const having = neighbours.filter((other) =>
    JSON.stringify([other.page.card, readSections(other)[0]]).includes(written),
  )
  return having.length > 1
}
