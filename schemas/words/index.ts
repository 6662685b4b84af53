import type { JSONSchema } from 'json-schema-to-ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Counted, WordGroup, Words } from './words.ts'

export type { Counted, WordGroup, Words } from './words.ts'

/** The languages that the builder speaks, by their code of ISO 639-1. */
export const catalogues = { en, es, fr, de } as const satisfies Record<string, Words>

const titles: Record<WordGroup, string> = {
  shell: 'Around every page',
  lists: 'Lists of pages',
  details: 'Contact details',
  dated: 'Posts, events, offers and jobs',
  map: 'Map',
  testimonials: 'Testimonials',
  gallery: 'Galleries',
  media: 'Videos and frames',
  offers: 'Offers',
  addresses: 'Old addresses',
  forms: 'Forms',
  unsent: 'Forms without a connection',
  answers: 'Answers to forms',
  scope: 'Scope of work',
}

const groupNames = Object.keys(en).filter((name): name is WordGroup => Object.hasOwn(titles, name))

/** `showDrawn` as a title: `Show drawn`. */
function titleOf(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}

interface Described {
  title: string
  description: string
}
type WordSchema = Described & { type: 'string'; minLength: number; examples: string[] }
type ObjectSchema<Field> = Described & {
  type: 'object'
  properties: Record<string, Field>
  required?: string[]
  additionalProperties: false
}
type CountedSchema = ObjectSchema<WordSchema>
type GroupSchema = ObjectSchema<WordSchema | CountedSchema>

/** A text up to the end of its first sentence. */
function firstSentence(text: string): string {
  const [first = text] = text.split(/(?<=[.!?]) /)
  return first === text ? text : `${first} …`
}

const word = (title: string, english: string): WordSchema => ({
  type: 'string',
  title,
  description: `What pages say in place of "${firstSentence(english)}".`,
  minLength: 1,
  examples: [english],
})

const counted = (title: string, { one, other }: Counted): CountedSchema => ({
  type: 'object',
  title,
  description: `What pages say in place of "${other}"; a form for each plural that the language has.`,
  properties: Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((category) => [
      category,
      word(`Plural "${category}"`, category === 'one' && one !== undefined ? one : other),
    ]),
  ),
  required: ['other'],
  additionalProperties: false,
})

const group = (name: WordGroup, english: Words[WordGroup]): GroupSchema => ({
  type: 'object',
  title: titles[name],
  description: `What the builder says: ${titles[name].toLowerCase()}.`,
  properties: Object.fromEntries(
    Object.entries<string | Counted>(english).map(([key, text]) => [
      key,
      typeof text === 'string' ? word(titleOf(key), text) : counted(titleOf(key), text),
    ]),
  ),
  additionalProperties: false,
})

/** Words of a site that take the place of the builder's own; each is named as in `en.ts`. */
export type OwnWords = { readonly [Group in WordGroup]?: Partial<Words[Group]> }

/**
 * The field `words` of `site.config.json`, made of the English words. Its type says no more than an object, as it is made when
 * it runs; `OwnWords` is what fits it.
 */
export const words = {
  type: 'object',
  title: 'Words',
  description:
    'Words that the builder says to visitors, where yours are other ones or your language is not one of its own.',
  properties: Object.fromEntries(groupNames.map((name) => [name, group(name, en[name])])),
  additionalProperties: false,
  examples: [{ lists: { learnMore: 'Find out more' } }],
} as const satisfies JSONSchema
