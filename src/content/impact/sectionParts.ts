import type { SceneName } from '../../../schemas/index.ts'
import type { CompanyModel, FormModel, Html, LinkGroup, PlaceModel, SectionModel } from '../model/pageModel.ts'
import { htmlToText } from '../resolve/structuredData.ts'
import type { Where } from './impact.ts'
import { type Item, linkItem, type Part, wordItem } from './pageParts.ts'

type Fields = Record<string, unknown>

/** Drawn scenes that look different for every name; the others ignore their `seed`. A test holds this list. */
export const seededScenes: readonly SceneName[] = ['skyline']

/** A section in parts: one for each field that its component shows. */
export function sectionParts({ type, props }: SectionModel): Part[] {
  const { heading } = props as { heading?: string }
  const at = (field: string, title?: string): Where => ({
    part: 'section',
    field,
    type,
    ...(heading !== undefined && { heading }),
    ...(title !== undefined && { title }),
  })
  return Object.entries(props).flatMap(([field, value]: [string, unknown]): Part[] => {
    const special = specialFields[`${type}.${field}`] ?? specialFields[field]
    if (special) return special(value, props as Fields, at)
    const items = Array.isArray(value) ? listItems(value) : undefined
    if (items) return [{ where: at(field), items }]
    const readable = typeof value === 'string'
    return [{ where: at(field), value: readable ? value : asShown(value), readable }]
  })
}

type At = (field: string, title?: string) => Where
type Special = (value: unknown, props: Fields, at: At) => Part[]

const word = (where: Where, value: string): Part => ({ where, value, readable: true })
const contacts = ({ phone, email }: CompanyModel, at: At): Part[] => [
  word(at('phone'), phone.label),
  word(at('email'), email.label),
]

/** Fields that other pages and the configuration fill, of which a component shows only a part. */
const specialFields: Record<string, Special> = {
  form: (value, _props, at) => {
    const { company, endpoint, encoding, thanks } = value as FormModel
    const receiver = [word(at('endpoint'), endpoint ?? ''), word(at('encoding'), encoding)]
    return [...contacts(company, at), ...receiver, word(at('thanks'), thanks)]
  },
  company: (value, { show }, at) => {
    const { address, hours } = value as CompanyModel
    const parts = [
      ...contacts(value as CompanyModel, at),
      word(at('address'), `${address.street}, ${address.town}`),
      word(at('hours'), hours.map(({ days, time }) => `${days}: ${time}`).join(', ')),
    ]
    return Array.isArray(show) ? parts.filter(({ where }) => show.includes(where.field)) : parts
  },
  places: (value, _props, at) => [{ where: at('places'), items: (value as PlaceModel[]).map(placeItem) }],
  area: (value, { places }, at) =>
    (places as PlaceModel[]).some(hasPin) ? [{ where: at('area'), value: asShown(value), readable: false }] : [],
  'map.unit': (value, { places }, at) =>
    (places as PlaceModel[]).some(hasPin) ? [{ where: at('unit'), value: asShown(value), readable: false }] : [],
  groups: (value, _props, at) => [
    { where: at('headings'), items: (value as LinkGroup[]).map(({ heading }) => wordItem(heading)) },
    ...(value as LinkGroup[]).map(({ heading, links }) => ({
      where: at('groups', heading),
      items: links.map(linkItem),
    })),
  ],
  // Shown through the lists that they make.
  'sitemapList.exclude': () => [],
  'cardGrid.linkLabel': () => [],
}

const hasPin = ({ latitude, longitude }: PlaceModel) => latitude !== undefined && longitude !== undefined

function placeItem(place: PlaceModel): Item {
  const { name, href, latitude, longitude } = place
  const item = { id: href, label: name, shown: hasPin(place) ? `${name} ${latitude} ${longitude}` : name }
  return hasPin(place) ? item : { ...item, note: `${name} gets no pin, as its "latitude" and "longitude" are missing` }
}

/** The entries of a list whose entries have something to be named by; undefined for any other. */
function listItems(list: readonly unknown[]): Item[] | undefined {
  const items = list.map(itemOf)
  return items.every((item) => item !== undefined) ? items : undefined
}

function itemOf(entry: unknown): Item | undefined {
  const shown = asShown(entry)
  if (typeof entry === 'string') return { id: entry, label: htmlToText(entry as Html), shown }
  if (typeof entry !== 'object' || entry === null) return undefined
  const { label, name, title, question, text, href, link } = entry as Fields
  const words = [label, name, title, question, text].find((each) => typeof each === 'string')
  if (words === undefined) return undefined
  const address = href ?? (link as Fields | undefined)?.href
  return { id: typeof address === 'string' ? address : words, label: htmlToText(words as Html), shown }
}

/** A value as text that differs exactly where its HTML does. */
function asShown(value: unknown): string {
  return (
    JSON.stringify(value, function (this: Fields, key: string, inner: unknown) {
      return key === 'seed' && !seededScenes.includes(this.scene as SceneName) ? undefined : inner
    }) ?? ''
  )
}
