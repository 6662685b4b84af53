import { type OwnSectionType, type SectionType, sections } from '../../../schemas/index.ts'
import { oncePer } from './oncePer.ts'
import { isFields, type Schema, withType } from './schema.ts'

/**
 * The section types that the pages of a site may use, starting with the built-in ones in the order of
 * `schemas/sections/index.ts`. Each schema includes the `type` field, which `schemas/` omits.
 */
export type SectionTypes = ReadonlyMap<string, Schema>

const tag = { title: 'Section type', description: 'What kind of section this is.' }

/** The built-in section types. */
export const builtInTypes: SectionTypes = new Map(
  Object.entries(sections).map(([type, fields]) => [type, withType(type, fields, tag)]),
)

/**
 * Returns the built-in section types and those of a site. Returns the same value for the same map.
 *
 * @param own the schemas of the site's own types, without the `type` field
 */
export const withOwnTypes = oncePer(
  (own: ReadonlyMap<OwnSectionType, Schema>): SectionTypes =>
    own.size === 0
      ? builtInTypes
      : new Map([...builtInTypes, ...[...own].map(([type, fields]) => [type, withType(type, fields, tag)] as const)]),
)

/** Returns the schema of a section by its `type`, or undefined if the value is not a section. */
export const schemaOfSection = (types: SectionTypes, section: unknown): Schema | undefined =>
  isFields(section) && typeof section.type === 'string' ? types.get(section.type) : undefined

/** Whether a value has a `type` that names a known section type. */
export const isSection = (types: SectionTypes, value: unknown): boolean => schemaOfSection(types, value) !== undefined

/** Whether a name is a built-in section type. */
export function isBuiltInType(name: unknown): name is SectionType {
  return typeof name === 'string' && Object.hasOwn(sections, name)
}

/** The names of the built-in section types. */
export const sectionTypes = Object.keys(sections).filter(isBuiltInType)

/** The prefix of a site's own section types. It keeps their names distinct from later built-in types. */
export const ownPrefix = 'our/'

/** Returns the section type that a folder of a site's `sections/` defines: `menuBoard` -> `our/menuBoard`. */
export const ownType = (folder: string): OwnSectionType => `${ownPrefix}${folder}`
