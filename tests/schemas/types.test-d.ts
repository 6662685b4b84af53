import type { ComponentType } from 'react'
import type { LocalBusiness, Organization } from 'schema-dts'
import { expectTypeOf } from 'vitest'
import type { FormField, Section, SectionType } from '../../schemas/index.ts'
import type { businessTypes, organisationTypes } from '../../schemas/parts/company/businessTypes.ts'
import type { CardModel, Html, LinkModel, SectionProps } from '../../src/content/model/pageModel.ts'

// Checked by the compiler in `npm test -- types`; nothing here runs.

expectTypeOf<SectionProps['faq']['items']>().toEqualTypeOf<{ question: string; answer: Html }[]>()
expectTypeOf<SectionProps['cardGrid']['items'][number]['title']>().toEqualTypeOf<CardModel['title']>()
expectTypeOf<SectionProps['linkList']['links']>().toEqualTypeOf<LinkModel[]>()
expectTypeOf<SectionProps['cardGrid']['linkLabel']>().toEqualTypeOf<string>()
expectTypeOf<keyof SectionProps>().toEqualTypeOf<SectionType>()

// What only the writer of a page sees never reaches a component.
expectTypeOf<SectionProps['hero']>().not.toHaveProperty('note')
expectTypeOf<SectionProps['cardGrid']>().not.toHaveProperty('source')

// A component with props of another type does not fit.
declare const Faq: ComponentType<SectionProps['faq']>
// @ts-expect-error a list of questions is no checklist
export const swapped: { checklist: ComponentType<SectionProps['checklist']> } = { checklist: Faq }

// A section must carry the fields of its type.
// @ts-expect-error a hero has no items
export const wrong: Section = { type: 'hero', heading: 'Heading', items: [] }

// A field of a form must carry the settings of its type.
export const fields: FormField[] = [
  { name: 'room', type: 'select', label: 'Room', options: ['1', '2'] },
  // @ts-expect-error a choice without options
  { name: 'rooms', type: 'select', label: 'Rooms' },
  // @ts-expect-error a day has no lines
  { name: 'day', type: 'date', label: 'Day', rows: 4 },
]

// A company may be every kind of business that schema.org knows, and no other.
type KnownBusiness = Extract<LocalBusiness, { '@type': string }>['@type']
expectTypeOf<(typeof businessTypes)[number]>().toEqualTypeOf<KnownBusiness>()

// Beside these it may be an organisation of schema.org that is no business.
type KnownOrganisation = Extract<Organization, { '@type': string }>['@type']
expectTypeOf<(typeof organisationTypes)[number]>().toExtend<Exclude<KnownOrganisation, KnownBusiness>>()
