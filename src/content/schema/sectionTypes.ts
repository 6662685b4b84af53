import { type OwnSectionType, type SectionType, sections } from '../../../schemas/index.ts'
import { oncePer } from './oncePer.ts'
import { isFields, type Schema, withType } from './schema.ts'

/**
 * The section types that the pages of a site may use, those of the builder first, in the order of `schemas/sections/index.ts`.
 * Each has the schema of a section together with its field `type`, which `schemas/` leaves out.
 */
export type SectionTypes = ReadonlyMap<string, Schema>

const tag = { title: 'Section type', description: 'What kind of section this is.' }

/** The section types of the builder. */
export const builtInTypes: SectionTypes = new Map(
  Object.entries(sections).map(([type, fields]) => [type, withType(type, fields, tag)]),
)

/**
 * The section types of the builder and those of a site; the same value for the same map.
 *
 * @param own the schemas of the site's own types, without the field `type`
 */
export const withOwnTypes = oncePer(
  (own: ReadonlyMap<OwnSectionType, Schema>): SectionTypes =>
    own.size === 0
      ? builtInTypes
      : new Map([...builtInTypes, ...[...own].map(([type, fields]) => [type, withType(type, fields, tag)] as const)]),
)

/** The schema of a section by the type that it names; undefined for all that is no section. */
export const schemaOfSection = (types: SectionTypes, section: unknown): Schema | undefined =>
  isFields(section) && typeof section.type === 'string' ? types.get(section.type) : undefined

/** Whether a block says of itself that it is a section. */
export const isSection = (types: SectionTypes, value: unknown): boolean => schemaOfSection(types, value) !== undefined

/** Whether a name is that of a section type of the builder. */
export function isBuiltInType(name: unknown): name is SectionType {
  return typeof name === 'string' && Object.hasOwn(sections, name)
}

/** The names of the section types of the builder. */
export const sectionTypes = Object.keys(sections).filter(isBuiltInType)

/** Begins the names of the section types of a site, so that no later type of the builder bears one of them. */
export const ownPrefix = 'our/'

/** The section type of the site that a folder of its `sections/` holds: `menuBoard` -> `our/menuBoard`. */
export const ownType = (folder: string): OwnSectionType => `${ownPrefix}${folder}`
