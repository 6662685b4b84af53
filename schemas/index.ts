import type { FromSchema } from 'json-schema-to-ts'
import type { block } from './block.ts'
import type { formFields } from './form/fields.ts'
import type { form } from './form.ts'
import type { page } from './page.ts'
import type { common } from './parts/common.ts'
import type { sceneNames } from './parts/image.ts'
import type { sections } from './sections/index.ts'
import type { site } from './site.ts'
import type { OwnWords } from './words/index.ts'

export { block } from './block.ts'
export { formFields } from './form/fields.ts'
export { form } from './form.ts'
export { americanPage, page } from './page.ts'
export { published } from './published.ts'
export { sections } from './sections/index.ts'
export { americanSite, site } from './site.ts'
export { catalogues, type OwnWords, type WordGroup, type Words } from './words/index.ts'

export type SectionType = keyof typeof sections

/** The type of a file as written: fields with a default are optional. */
type Written = { keepDefaultedPropertiesOptional: true }

/** The fields of each section type in a page file, without `type`. */
export type SectionFields = { [T in SectionType]: FromSchema<(typeof sections)[T], Written> }

/** A section type of the site itself, from its folder `sections/`: `our/menuBoard`. */
export type OwnSectionType = `our/${string}`

/** The type of a section of an own type, reduced to the fields that every section has. */
export type OwnSection = { type: OwnSectionType } & FromSchema<
  { type: 'object'; properties: typeof common; additionalProperties: false },
  Written
>

/** A section in a page file. */
export type Section = { [T in SectionType]: { type: T } & SectionFields[T] }[SectionType] | OwnSection

/** A page file. */
export type Page = FromSchema<typeof page, Written> & { sections: Section[] }

/** `site.config.json`. */
export type Site = Omit<FromSchema<typeof site, Written>, 'words'> & { words?: OwnWords }

export type SceneName = (typeof sceneNames)[number]
export type IconName = string

export type FieldType = keyof typeof formFields

/** A field in a form document. */
export type FormField = {
  [T in FieldType]: { type: T } & FromSchema<(typeof formFields)[T], Written>
}[FieldType]

/** A form document, `forms/<name>.json`. */
export type FormDocument = FromSchema<typeof form, Written> & { fields: FormField[] }

/** A block document, `blocks/<name>.json`. */
export type BlockDocument = FromSchema<typeof block, Written> & { sections: Section[] }
