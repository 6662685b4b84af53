import type { FooterModel, HeaderModel, HeadModel, PageModel } from '../model/pageModel.ts'
import type { Frame } from '../resolve/resolvePage.ts'
import type { Where } from './impact.ts'

/** An entry of a list: equal `id` means the same entry, equal `shown` the same HTML. */
export interface Item {
  id: string
  label: string
  /** What to say of it where it joins a list, without a full stop. */
  note?: string
  shown: string
}

/** A part of a page with what visitors and search engines get to see of it. */
export type Part = { where: Where } & ({ items: Item[] } | { value: string; readable: boolean })

/** The parts of a page that are its own, its sections aside. */
export type Own = Pick<PageModel, 'head' | 'crumbs'>

type Split<Model> = { [Field in keyof Model]-?: (value: Model[Field]) => Part[] }

const list = (where: Where, items: Item[]): Part => ({ where, items })
const text = (part: Where['part'], field: string, value: string, title?: string): Part => ({
  where: { part, field, ...(title !== undefined && { title }) },
  value,
  readable: true,
})
const other = (where: Where, value: unknown): Part => ({ where, value: JSON.stringify(value) ?? '', readable: false })
const nothing = () => []

/** A link as an entry of a list. */
export const linkItem = ({ label, href }: { label: string; href: string }): Item => ({ id: href, label, shown: label })

const header: Split<HeaderModel> = {
  company: (name) => [text('header', 'company', name)],
  home: (href) => [other({ part: 'header', field: 'home' }, href)],
  phone: ({ label }) => [text('header', 'phone', label)],
  links: (links) => [
    list({ part: 'header', field: 'links' }, links.map(linkItem)),
    ...links.map(({ label, children }) =>
      list({ part: 'header', field: 'menu', title: label }, children.map(linkItem)),
    ),
  ],
  button: (button) => [list({ part: 'header', field: 'button' }, [linkItem(button)])],
}

const footer: Split<FooterModel> = {
  company: ({ name, tagline, address, phone, email }) => [
    text('footer', 'company', name),
    text('footer', 'tagline', tagline),
    text('footer', 'address', `${address.street}, ${address.town}`),
    text('footer', 'phone', phone.label),
    text('footer', 'email', email.label),
  ],
  home: nothing,
  columns: (columns) => [
    list(
      { part: 'footer', field: 'headings' },
      columns.map(({ heading }) => wordItem(heading)),
    ),
    ...columns.map(({ heading, links }) =>
      list({ part: 'footer', field: 'columns', title: heading }, links.map(linkItem)),
    ),
  ],
  links: (links) => [list({ part: 'footer', field: 'links' }, links.map(linkItem))],
  careers: (href) => (href === undefined ? [] : [text('footer', 'careers', href ?? '')]),
  year: (year) => [text('footer', 'year', String(year))],
}

const head: Split<HeadModel> = {
  title: (words) => [text('head', 'title', words)],
  description: (words) => [text('head', 'description', words)],
  canonical: (href) => [text('head', 'canonical', href ?? '')],
  indexed: (indexed) => [text('head', 'indexed', indexed ? 'yes' : 'no')],
  siteName: (words) => [text('head', 'siteName', words)],
  language: (words) => [text('head', 'language', words)],
  icons: (names) => [other({ part: 'head', field: 'icons' }, names)],
  socialImage: (image) => [other({ part: 'head', field: 'socialImage' }, image)],
  structuredData: (json) => (json === null ? [] : factParts(json)),
}

/** The things of the structured data, field by field; towns and other named things are lists. */
function factParts(json: string): Part[] {
  const { '@graph': things } = JSON.parse(json) as { '@graph': ({ '@type': string } & Record<string, unknown>)[] }
  return things.flatMap(({ '@type': title, ...fields }) => [
    other({ part: 'facts', field: '', title }, title),
    ...Object.entries(fields).map(([field, value]): Part => {
      const where: Where = { part: 'facts', field, title }
      if (field === 'areaServed' && Array.isArray(value))
        return list(
          where,
          (value as { name: string }[]).map(({ name }) => wordItem(name)),
        )
      return typeof value === 'string' ? { where, value, readable: true } : other(where, value)
    }),
  ])
}

/** A text as an entry of a list, which is known by its words. */
export const wordItem = (label: string): Item => ({ id: label, label, shown: label })

function split<Model extends object>(model: Model, parts: Split<Model>): Part[] {
  return (Object.keys(parts) as (keyof Model)[]).flatMap((field) => parts[field](model[field]))
}

/** Header, footer and look of all pages, in parts. */
export function frameParts(frame: Frame): Part[] {
  return [
    ...split(frame.header, header),
    ...split(frame.footer, footer),
    other({ part: 'look', field: 'theme' }, frame.theme),
  ]
}

/** Head and breadcrumb of a page, in parts. */
export function ownParts({ head: own, crumbs }: Own): Part[] {
  const way: Part = {
    where: { part: 'crumbs', field: '' },
    items: crumbs.map(({ label, href }) => ({ id: label, label, shown: href ?? '' })),
  }
  return [...split(own, head), way]
}
