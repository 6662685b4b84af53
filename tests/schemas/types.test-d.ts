import type { ComponentType } from 'react'
import type { LocalBusiness, Organization } from 'schema-dts'
import { expectTypeOf } from 'vitest'
import type { FormField, Section, SectionType } from '../../schemas/index.ts'
import type { businessTypes, organisationTypes } from '../../schemas/parts/company/businessTypes.ts'
import type { CardModel, Html, LinkModel, SectionProps } from '../../src/content/model/pageModel.ts'

// The compiler checks this file in `npm test -- types`; nothing here runs.

expectTypeOf<SectionProps['faq']['items']>().toEqualTypeOf<{ question: string; answer: Html }[]>()
expectTypeOf<SectionProps['cardGrid']['items'][number]['title']>().toEqualTypeOf<CardModel['title']>()
expectTypeOf<SectionProps['linkList']['links']>().toEqualTypeOf<LinkModel[]>()
expectTypeOf<SectionProps['cardGrid']['linkLabel']>().toEqualTypeOf<string>()
expectTypeOf<keyof SectionProps>().toEqualTypeOf<SectionType>()

// Fields for the writer of a page are not passed to components.
expectTypeOf<SectionProps['hero']>().not.toHaveProperty('note')
expectTypeOf<SectionProps['cardGrid']>().not.toHaveProperty('source')

// A component with other props is not assignable.
declare const Faq: ComponentType<SectionProps['faq']>
// @ts-expect-error a list of questions is no checklist
export const swapped: { checklist: ComponentType<SectionProps['checklist']> } = { checklist: Faq }

// A section must carry the fields of its type.
// @ts-expect-error a hero has no items
export const wrong: Section = { type: 'hero', heading: 'Heading', items: [] }

// A field of a form must have the properties of its type.
export const fields: FormField[] = [
  { name: 'room', type: 'select', label: 'Room', options: ['1', '2'] },
  // @ts-expect-error a choice without options
  { name: 'rooms', type: 'select', label: 'Rooms' },
  // @ts-expect-error a day has no lines
  { name: 'day', type: 'date', label: 'Day', rows: 4 },
]

// A company may be every business type of schema.org, and no other.
type KnownBusiness = Extract<LocalBusiness, { '@type': string }>['@type']
expectTypeOf<(typeof businessTypes)[number]>().toEqualTypeOf<KnownBusiness>()

// It may also be an organisation type of schema.org that is not a business.
type KnownOrganisation = Extract<Organization, { '@type': string }>['@type']
expectTypeOf<(typeof organisationTypes)[number]>().toExtend<Exclude<KnownOrganisation, KnownBusiness>>()
