import type { JSONSchema } from 'json-schema-to-ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Counted, WordGroup, Words } from './words.ts'

export type { Counted, WordGroup, Words } from './words.ts'

/** The languages of the builder, by ISO 639-1 code. */
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

/** Returns the title for a key: `Show drawn` for `showDrawn`. */
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

/** Returns the first sentence of a text. */
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

/** A site's own words, which replace the builder's; the keys are those of `en.ts`. */
export type OwnWords = { readonly [Group in WordGroup]?: Partial<Words[Group]> }

/**
 * The field `words` of `site.config.json`, generated from the English words. Its static type is only an object, because
 * it is built at run time; `OwnWords` is the type of a valid value.
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
