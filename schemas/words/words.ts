import type { en } from './en.ts'

/** A word that counts something: a form for each plural category that its language has. */
export type Counted = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string }

type Catalogue = typeof en

/** What the builder says to visitors in one language, by the part of a page that says it. */
export type Words = {
  readonly [Group in keyof Catalogue]: {
    readonly [Name in keyof Catalogue[Group]]: Catalogue[Group][Name] extends string ? string : Counted
  }
}
export type WordGroup = keyof Words
