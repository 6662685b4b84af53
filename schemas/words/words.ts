import type { en } from './en.ts'

/** A word with a count: one form for each plural category of its language. */
export type Counted = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string }

type Catalogue = typeof en

/** The builder's words for visitors in one language, by the part of a page that uses them. */
export type Words = {
  readonly [Group in keyof Catalogue]: {
    readonly [Name in keyof Catalogue[Group]]: Catalogue[Group][Name] extends string ? string : Counted
  }
}
export type WordGroup = keyof Words
