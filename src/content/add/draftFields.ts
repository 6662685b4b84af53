import { pageName } from '../model/files/pageAddress.ts'
import type { SitePage } from '../model/siteModel.ts'
import { chooseAlternative, type Fields, isFields, isTuple, type Schema } from '../schema/schema.ts'
import type { DraftContext, Drafting, Spot } from './drafting.ts'
import { draftText, sharesChoice } from './draftText.ts'

/** The number of entries that a list with texts to write gets. The owner can copy one to add more. */
const fewEntries = 3

/**
 * Converts the fields of another page to fields of a new one. The schema says which fields are texts, choices or lists.
 * Returns undefined if a required field has to be omitted.
 */
export function draftFields<Described = Fields>(
  drafting: Drafting,
  schema: Schema,
  fields: Fields,
  spot: Omit<Spot, 'field' | 'isRequired'>,
): Described | undefined {
  const drafted = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    const isRequired = schema.required?.includes(field) === true
    const inner = draftValue(drafting, schema.properties?.[field] ?? {}, value, { ...spot, field, isRequired })
    return inner === undefined ? [] : [[field, inner]]
  })
  const result = Object.fromEntries(drafted)
  // The schema determines the shape, which the compiler cannot follow through the walk.
  return (schema.required ?? []).every((field) => Object.hasOwn(result, field)) ? (result as Described) : undefined
}

function draftValue(drafting: Drafting, schema: Schema, value: unknown, spot: Spot): unknown {
  if (typeof value === 'string') return draftText(drafting, schema, value, spot)
  // A star rating belongs to the customer who gave it.
  if (typeof value === 'number') return spot.inList && !spot.keepsAll ? undefined : value
  if (typeof value !== 'object' || value === null) return value
  if (spot.field === 'image') return draftPicture(drafting, value, spot)
  if (spot.field === 'source' && isFields(value)) return draftSource(drafting, value, spot.owner)
  if (spot.field === 'presets' && isFields(value)) return draftPresets(drafting, value, spot.owner)
  const meant = schema.anyOf ? chooseAlternative(schema.anyOf, value) : schema
  if (Array.isArray(value)) return draftList(drafting, meant, value, spot)
  return isFields(value) ? draftFields(drafting, meant, value, spot) : value
}

/** A photo shows one place, so it is dropped. A drawing can stand in until there is a photo. */
function draftPicture(drafting: Drafting, picture: object, { keepsAll = false }: Spot): Fields | undefined {
  if (!isFields(picture) || (typeof picture.scene !== 'string' && !keepsAll)) return undefined
  if (!sharesChoice(drafting, 'scene', String(picture.scene))) drafting.borrowed.add('picture')
  return picture
}

function draftList(drafting: Drafting, schema: Schema, list: readonly unknown[], spot: Spot): unknown[] | undefined {
  const inner = { ...spot, inList: spot.field !== 'aside' }
  const own = isTuple(schema.items) ? {} : (schema.items ?? {})
  const entrySchema = schema.description === undefined ? own : { description: schema.description, ...own }
  const entries = list
    .map((entry) => draftValue(drafting, entrySchema, entry, inner))
    .filter((entry) => entry !== undefined)
  const fewest = schema.minItems ?? 0
  // A table needs a cell for each column.
  const isWhole = spot.inList || spot.field === 'columns' || !JSON.stringify(entries).includes('[to write:')
  const shown = isWhole ? entries : entries.slice(0, Math.max(fewEntries, fewest))
  return shown.length >= Math.max(1, fewest) ? shown : undefined
}

/** Copies an automatic list and replaces the name of the other page with the new one. */
function draftSource({ newPage }: DraftContext, source: Fields, owner: SitePage): Fields {
  const { only } = source
  if (!Array.isArray(only)) return source
  const isNeighbour = source.collection === newPage.folder
  const rename = (stem: unknown) => (isNeighbour && stem === pageName(owner.file) ? pageName(newPage.file) : stem)
  return { ...source, only: only.map(rename) }
}

/** Copies the preset answers of a form, and replaces the town or the name of the service. */
function draftPresets({ newPage }: DraftContext, presets: Fields, { page }: SitePage): Fields | undefined {
  const own = [page.name, page.card?.title, page.location?.city]
  const filled = Object.entries(presets).flatMap(([field, value]): [string, unknown][] => {
    if (typeof value === 'string' && value.includes('{')) return [[field, value]]
    return own.includes(String(value)) ? [[field, newPage.location === undefined ? newPage.name : '{city}']] : []
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
