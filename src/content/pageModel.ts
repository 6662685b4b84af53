import type { FormName, IconName, Page, SectionFields, SectionType, Site } from '../../schemas/index.ts'

declare const isHtml: unique symbol
/** HTML that came out of the Markdown parser: safe to insert as it is. */
export type Html = string & { [isHtml]: true }

export interface LinkModel {
  label: string
  href: string
}

/** A button: a link, or a call whose `href` is a `tel:` address. */
export interface ActionModel extends LinkModel {
  call: boolean
}

export type ImageModel =
  | { scene: Exclude<NonNullable<Page['image']>, { src: string }>['scene']; seed: string }
  | { src: string; alt: string; width?: number; height?: number }

export interface CardModel {
  title: string
  text: Html
  icon?: IconName
  image?: ImageModel
  link?: LinkModel
}

export interface PlaceModel {
  name: string
  href: string
  latitude?: number
  longitude?: number
  current: boolean
}

export interface LinkGroup {
  heading: string
  links: LinkModel[]
}

export interface HoursModel {
  days: string
  time: string
}

/** Facts of the company, ready to show. */
export interface CompanyModel {
  name: string
  tagline: string
  phone: LinkModel
  email: LinkModel
  address: { street: string; city: string; state: string; zip: string }
  hours: HoursModel[]
}

/** What the two forms need beside their schema. `endpoint` is null while there is no receiver. */
export interface FormModel {
  name: FormName
  endpoint: string | null
  company: CompanyModel
}

/** The section as written, its texts turned to HTML, its lists expanded; `note` and `hidden` have done their work. */
type Filled<T extends SectionType, Model> = Omit<
  SectionFields[T],
  keyof Model | 'note' | 'hidden' | 'source' | 'intro'
> &
  Model & { intro?: Html }
type Item<T extends SectionType> = SectionFields[T] extends { items: (infer I)[] } ? I : never
type WithHtml<I, Names extends keyof I> = Omit<I, Names> & {
  [N in keyof Pick<I, Names>]: undefined extends I[N] ? Html | undefined : Html
}

/** What each section component gets. */
export interface SectionProps {
  hero: Filled<'hero', { text?: Html; actions?: ActionModel[]; image?: ImageModel }>
  prose: Filled<'prose', { body: Html; image?: ImageModel }>
  cardGrid: Filled<'cardGrid', { items: CardModel[]; linkLabel: string }>
  featureList: Filled<'featureList', { items: WithHtml<Item<'featureList'>, 'text'>[] }>
  checklist: Filled<'checklist', { items: WithHtml<Item<'checklist'>, 'note'>[] }>
  textColumns: Filled<'textColumns', { items: WithHtml<Item<'textColumns'>, 'body'>[] }>
  linkList: Filled<'linkList', { links: LinkModel[] }>
  ctaBand: Filled<'ctaBand', { text?: Html; actions: ActionModel[] }>
  steps: Filled<'steps', { items: WithHtml<Item<'steps'>, 'text'>[] }>
  quoteForm: Filled<'quoteForm', { aside?: Html[]; form: FormModel; services: string[] }>
  contactForm: Filled<'contactForm', { form: FormModel }>
  contactDetails: Filled<'contactDetails', { text?: Html; company: CompanyModel }>
  faq: Filled<'faq', { items: WithHtml<Item<'faq'>, 'answer'>[] }>
  map: Filled<'map', { caption?: Html; places: PlaceModel[]; area?: Site['area'] }>
  comingSoon: Filled<'comingSoon', { text: Html }>
  sitemapList: Filled<'sitemapList', { groups: LinkGroup[] }>
}
/** A section type without props here does not compile. */
type Complete = SectionProps extends Record<SectionType, unknown> ? SectionProps : never

/** A section ready to be drawn. */
export type SectionModel = { [T in SectionType]: { type: T; props: Complete[T] } }[SectionType]

/** A part of the breadcrumb; without `href` where no such page exists. */
export interface Crumb {
  label: string
  href?: string
}

/** A link of the header with the pages that the mobile menu lists under it. */
export interface MenuLink extends LinkModel {
  children: LinkModel[]
}

export interface HeaderModel {
  company: string
  home: string
  phone: LinkModel
  links: MenuLink[]
  button: LinkModel
}

export interface FooterModel {
  company: CompanyModel
  home: string
  columns: LinkGroup[]
  links: LinkModel[]
  /** Null renders HTML's placeholder link. */
  careers: string | null
  year: number
}

/** What stands in the head of a page. */
export interface HeadModel {
  title: string
  description: string
  /** Absolute address; null for pages that search engines must not keep. */
  canonical: string | null
  indexed: boolean
  siteName: string
  language: string
  socialImage: { url: string; alt: string; width?: number; height?: number }
  /** JSON-LD graph as text, safe inside a script element. */
  structuredData: string | null
}

/** One page, ready to be rendered. */
export interface PageModel {
  /** Address with base. */
  path: string
  /** Folder of the site on its host, `/` for most. */
  base: string
  head: HeadModel
  header: HeaderModel
  /** Empty on the home page, which shows no breadcrumb. */
  crumbs: Crumb[]
  sections: SectionModel[]
  footer: FooterModel
  theme: { darkMode: 'auto' | 'light' | 'dark'; motif: 'steps' | 'none' }
}
