import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { IconName, OwnSectionType, SceneName, SectionType, Site, sections, Words } from '../../../schemas/index.ts'
import type { common } from '../../../schemas/parts/common.ts'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import type { PictureFocus, PictureRatio } from '../../../schemas/parts/framing.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import type { CompanyModel, DaysModel, HoursModel, LinkModel } from './companyModel.ts'
import type { Film } from './film.ts'
import type { FormParts, WantedAnswer } from './formModel.ts'
import type { HeadModel } from './headModel.ts'
import type { Html } from './html.ts'
import type { PictureSource } from './pictureModel.ts'

export type { ClosureModel, CompanyModel, DaysModel, HoursModel, LinkModel, PhoneModel } from './companyModel.ts'
export type { Alternate, HeadModel, SocialImage } from './headModel.ts'
export type { Html } from './html.ts'

/** A button: a link, or a call whose `href` is a `tel:` address. */
export interface ActionModel extends LinkModel {
  call: boolean
}

export interface PhotoModel {
  src: string
  alt: string
  width?: number
  height?: number
  sources?: PictureSource[]
  srcset?: string
  ratio?: PictureRatio
  focus?: PictureFocus
  fit?: 'cover' | 'contain'
}

export type ImageModel = { scene: SceneName; seed: string } | PhotoModel

export interface CardModel {
  title: string
  text: Html
  icon?: IconName
  image?: ImageModel
  link?: LinkModel
  /** The publication date, or the days of an event. */
  days?: DaysModel
}

export interface PlaceModel {
  name: string
  href: string
  latitude?: number
  longitude?: number
  /** The driving time from the office. */
  minutes?: number
  current: boolean
}

export interface LinkGroup {
  heading: string
  links: LinkModel[]
}

/** An office that visitors can choose in a form, and what the form does then. */
export interface FormOfficeModel {
  /** The short name of the branch, or `main`. */
  key: string
  name: string
  phone: LinkModel
  hours: HoursModel[]
  /** The answers that choose it, as they are sent; undefined for the office of the page if no answer does. */
  when?: Readonly<Record<string, WantedAnswer>>
  endpoint: string | null
  thanks?: string
}

/** The data of a form besides its parts. `endpoint` is null while there is no receiver. */
export interface FormModel {
  name: string
  endpoint: string | null
  encoding: Encoding
  redirects: Redirects
  company: CompanyModel
  /** The page after the form is sent, including the base; if it is omitted, the form stays on its page. */
  thanks?: string
  /** The offices that visitors can choose in it, after that of the page if it is none of them. */
  offices?: readonly FormOfficeModel[]
  /** Its fields and words, which the code of the form contains too. */
  parts: FormParts
}

/** Additional props of sections with a form. */
type FormExtras = {
  placed: FormModel
  /** The number that the page calls, if it is not that of its office. */
  call?: LinkModel
  /** The office among those of the form that the page, the section or a prefilled answer is about. */
  about?: string
  /** Suggestions for visitors by field name. */
  suggestions: Record<string, string[]>
  /** Set if the form follows the heading of a page without a picture. */
  opens?: true
}

/** The types that the marked parts of a schema have after a page is resolved. */
type Resolution = {
  deserialize: [
    { pattern: { format: 'inline' | 'body' | 'prose' }; output: Html },
    { pattern: { $comment: 'action' }; output: ActionModel },
    { pattern: { $comment: 'image' }; output: ImageModel },
    { pattern: { $comment: 'photo' }; output: PhotoModel },
  ]
}
type Resolved<T extends SectionType> = FromSchema<(typeof sections)[T], Resolution>
/** The fields of a section that are passed to its component. */
type Shown<Fields> = Omit<Expanded<Fields>, 'note' | 'hidden' | 'source'>
/** For "either `items` or `source`", the alternative with the list, because `source` is already expanded. */
type Expanded<Fields> = Fields extends { source: unknown } ? never : Fields

/** Additional props of single types, derived from other pages and the configuration. */
export interface SectionExtras {
  /**
   * `alone`: the page has no other section. `actsAsBar`: its buttons are those of the contact bar. `dated`: the lines
   * of facts below the heading of a post, an event, an offer or a job. `wide`: its picture is as wide as the page.
   * `thanks`: the page is shown after a form was sent.
   */
  hero: { alone?: boolean; wide?: boolean; actsAsBar?: boolean; dated?: DaysModel[][]; thanks?: boolean }
  /**
   * `covers`: the drawing at the top of the page that each card links to, in their order; omitted if no page has one.
   * `more`: a link to all entries if only the first are shown. `none`: the text of an index whose folder lists no page.
   */
  cardGrid: { covers?: (SceneName | undefined)[]; more?: LinkModel; none?: string }
  linkList: { none?: string }
  /** `ends`: when each entry ends, in their order; omitted if the entries are written in the section. */
  offers: { ends?: (DaysModel | undefined)[]; more?: LinkModel; none?: string }
  form: FormExtras
  quoteForm: FormExtras
  /** `service`: the title of its page, which begins the list in the notes of a quote request. */
  scopeOfWork: { service: string }
  contactForm: FormExtras
  contactDetails: { company: CompanyModel }
  /** `places`: the towns of its list. */
  ctaBand: { places?: PlaceModel[] }
  map: {
    places: PlaceModel[]
    office?: { name: string; latitude: number; longitude: number }
    unit: 'mile' | 'km'
    area?: Site['area']
  }
  /** `hasParts`: its text has sub-headings or tables. */
  prose: { hasParts?: true }
  /** `film`: the video at its address; `published`: the day of `date` in words. */
  video: { film: Film; published?: string }
  /** `host`: the site that receives the visitor's request when the frame loads. */
  embed: { host: string }
  sitemapList: { groups: LinkGroup[] }
  /** `isBrief`: its last column contains times, prices and similar, which do not wrap. */
  table: { isBrief?: true }
}

/**
 * The props of each section component: its fields as written, with texts as HTML, lists expanded and defaults filled
 * in.
 */
export type SectionProps = {
  [T in SectionType]: Shown<Resolved<T>> & (T extends keyof SectionExtras ? SectionExtras[T] : unknown)
}

/**
 * Where props contain free text of the writer: a plain text, HTML of the Markdown parser, a picture or an icon. A
 * component passes such texts on and does not depend on their words, so that the HTML of two pages differs only in
 * them.
 */
export type TextMap =
  | ('text' | 'html' | 'image' | 'icon')
  | { each: TextMap }
  | { fields: Record<string, TextMap> }
  | { values: TextMap }

/** The props of a site's own section type, derived from its schema. */
export type PropsOf<S extends JSONSchema> = Shown<FromSchema<S, Resolution>>

/** The props that every own section type has. */
export type OwnSectionProps = PropsOf<{
  type: 'object'
  properties: typeof common
  additionalProperties: false
}>

/** A section ready for rendering. */
export type SectionModel =
  | { [T in SectionType]: { type: T; props: SectionProps[T] } }[SectionType]
  | { type: OwnSectionType; props: OwnSectionProps }

/** A part of the breadcrumb; without `href` if no such page exists. */
export interface Crumb {
  label: string
  href?: string
}

/** An entry of the header with the children that the menu of phones lists. Without `href` it only opens. */
export interface MenuLink {
  label: string
  href?: string
  children: LinkModel[]
  /** Set if the children also open below the entry on wide screens. */
  isMenu?: true
}

export interface HeaderModel {
  company: string
  home: string
  phone: LinkModel
  links: MenuLink[]
  button: LinkModel
}

/** The notice above the header. */
export interface NoticeModel {
  text: Html
  tone: 'alt' | 'deep' | 'alert'
}

/** A branch in the footer: its name, its page if there is one, and its facts if they are shown. */
export interface FooterOffice {
  name: string
  href?: string
  facts?: CompanyModel
}

export interface FooterModel {
  company: CompanyModel
  home: string
  columns: LinkGroup[]
  links: LinkModel[]
  /** The branches to show; omitted if there are none. */
  offices?: FooterOffice[]
  /** The name of the main office among them. */
  officeName?: string
  /** A text that the company must show on every page. */
  text?: Html
  /** Null renders HTML's placeholder link; if omitted, there is no link. */
  careers?: string | null
  year: number
}

/** A link to the page in a language, labelled with the language's own name. */
export interface LanguageLink extends LinkModel {
  language: string
  current: boolean
}

/** One page, ready for rendering. */
export interface PageModel {
  /** URL path including the base. */
  path: string
  /** Base path of the site on its host, usually `/`. */
  base: string
  head: HeadModel
  /** Omitted if there is none. */
  notice?: NoticeModel
  /** The notice of the branch that the page is about. */
  branchNotice?: NoticeModel
  /** The phone number of that branch, for the contact bar. */
  branchPhone?: LinkModel
  header: HeaderModel
  /** Empty if the page is in one language only. */
  languages: LanguageLink[]
  /** Empty on the home page, which shows no breadcrumb. */
  crumbs: Crumb[]
  sections: SectionModel[]
  footer: FooterModel
  theme: { darkMode: 'auto' | 'light' | 'dark' }
  /** The builder's words on the page. */
  words: Words
}
