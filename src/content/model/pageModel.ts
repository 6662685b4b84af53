import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { IconName, OwnSectionType, SceneName, SectionType, Site, sections, Words } from '../../../schemas/index.ts'
import type { common } from '../../../schemas/parts/common.ts'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import type { PictureFocus, PictureRatio } from '../../../schemas/parts/framing.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import type { Film } from './film.ts'
import type { FormParts } from './formModel.ts'
import type { HeadModel } from './headModel.ts'
import type { Html } from './html.ts'
import type { PictureSource } from './pictureModel.ts'

export type { Alternate, HeadModel, SocialImage } from './headModel.ts'
export type { Html } from './html.ts'

export interface LinkModel {
  label: string
  href: string
}

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
  /** When it was published, or takes place. */
  days?: DaysModel
}

export interface PlaceModel {
  name: string
  href: string
  latitude?: number
  longitude?: number
  /** How long a drive from the office takes. */
  minutes?: number
  current: boolean
}

export interface LinkGroup {
  heading: string
  links: LinkModel[]
}

/** Days in the words of the site's language, in pieces: those that name a day or a time have it for machines too (HTML, `time`). */
export type DaysModel = { text: string; datetime?: string }[]

/** Days on which an office is closed or open at other hours, and why. */
export interface ClosureModel {
  days: DaysModel
  note: string
  /** When it is open all the same; left out where it is closed. */
  hours?: string
}

export interface HoursModel {
  days: string
  time: string
}

/** Facts of the company, ready to show. */
export interface CompanyModel {
  name: string
  /** The name of the branch that the other facts are of; left out for the main office. */
  branch?: string
  tagline: string
  phone: LinkModel
  email: LinkModel
  /** Two lines, as the country writes them, and the address of the way there in a map that phones open in their app. */
  address: { street: string; town: string; directions: string }
  hours: HoursModel[]
  /** Those that visitors are to know of; left out where there are none. */
  closures?: ClosureModel[]
  /** Of the whole company, with the numbers under which they can be checked; left out where none are given. */
  licences?: { name: string; number: string }[]
  /** The year in which it was founded; left out where none is given. */
  founded?: number
  /** Its pages elsewhere, by the names of their hosts. */
  profiles?: LinkModel[]
}

/** What a form needs beside its parts. `endpoint` is null while there is no receiver. */
export interface FormModel {
  name: string
  endpoint: string | null
  encoding: Encoding
  redirects: Redirects
  company: CompanyModel
  /** Where a sent form leads, with base; left out, it stays on its page. */
  thanks?: string
  /** Its fields and words, which stand in the code of the form too. */
  parts: FormParts
}

/** What the sections with a form get. */
type FormExtras = {
  placed: FormModel
  /** Words that fields suggest to visitors, by the names of the fields. */
  suggestions: Record<string, string[]>
  /** Set where the form follows the heading of the page, which has no picture. */
  opens?: true
}

/** What becomes of the marked parts of a schema when a page is resolved. */
type Resolution = {
  deserialize: [
    { pattern: { format: 'inline' | 'body' | 'prose' }; output: Html },
    { pattern: { $comment: 'action' }; output: ActionModel },
    { pattern: { $comment: 'image' }; output: ImageModel },
    { pattern: { $comment: 'photo' }; output: PhotoModel },
  ]
}
type Resolved<T extends SectionType> = FromSchema<(typeof sections)[T], Resolution>
/** What is shown of the fields of a section. */
type Shown<Fields> = Omit<Expanded<Fields>, 'note' | 'hidden' | 'source'>
/** Of "either `items` or `source`", the alternative with the list: `source` was expanded into it. */
type Expanded<Fields> = Fields extends { source: unknown } ? never : Fields

/** What single types get on top of their own fields, from other pages and the configuration. */
export interface SectionExtras {
  /**
   * `alone`: the page has no other section. `actsAsBar`: its buttons are those of the contact bar. `dated`: what a post, an
   * event, an offer or a job says below its heading, as lines of facts. `wide`: its picture is as wide as the page. `thanks`: the page follows a
   * form that was sent.
   */
  hero: { alone?: boolean; wide?: boolean; actsAsBar?: boolean; dated?: DaysModel[][]; thanks?: boolean }
  /**
   * `covers`: the drawing at the top of the page that each card leads to, in their order; left out where no page has one.
   * `more`: where all of them are, when only the first are shown. `none`: what an index says while its folder lists no page.
   */
  cardGrid: { covers?: (SceneName | undefined)[]; more?: LinkModel; none?: string }
  linkList: { none?: string }
  /** `ends`: when each entry ends, in their order; left out where the entries are written in the section. */
  offers: { ends?: (DaysModel | undefined)[]; more?: LinkModel; none?: string }
  form: FormExtras
  quoteForm: FormExtras
  /** `service`: the title of its page, which begins the list in the notes of a quote request. */
  scopeOfWork: { service: string }
  contactForm: FormExtras
  contactDetails: { company: CompanyModel }
  map: {
    places: PlaceModel[]
    office?: { name: string; latitude: number; longitude: number }
    unit: 'mile' | 'km'
    area?: Site['area']
  }
  /** `hasParts`: its text has sub-headings or tables. */
  prose: { hasParts?: true }
  /** `film`: what its address means; `published`: the day of `date` in words. */
  video: { film: Film; published?: string }
  /** `host`: who learns of a visitor that loads the frame. */
  embed: { host: string }
  sitemapList: { groups: LinkGroup[] }
  /** `isBrief`: its last column holds times, prices and the like, which do not break. */
  table: { isBrief?: true }
}

/** What each section component gets: its fields as written, texts as HTML, lists expanded, defaults filled in. */
export type SectionProps = {
  [T in SectionType]: Shown<Resolved<T>> & (T extends keyof SectionExtras ? SectionExtras[T] : unknown)
}

/**
 * Where props hold what a writer is free to say: a plain text, HTML of the Markdown parser, a picture or an
 * icon. A component
 * passes such texts on and decides nothing by their words, so that its HTML differs from page to page in them alone.
 */
export type TextMap =
  | ('text' | 'html' | 'image' | 'icon')
  | { each: TextMap }
  | { fields: Record<string, TextMap> }
  | { values: TextMap }

/** What the component of a site's own section type gets, by its schema. */
export type PropsOf<S extends JSONSchema> = Shown<FromSchema<S, Resolution>>

/** What the compiler knows of the props of any own section type. */
export type OwnSectionProps = PropsOf<{
  type: 'object'
  properties: typeof common
  additionalProperties: false
}>

/** A section ready to be drawn. */
export type SectionModel =
  | { [T in SectionType]: { type: T; props: SectionProps[T] } }[SectionType]
  | { type: OwnSectionType; props: OwnSectionProps }

/** A part of the breadcrumb; without `href` where no such page exists. */
export interface Crumb {
  label: string
  href?: string
}

/** An entry of the header with what the menu of phones lists under it. Without `href` it only opens. */
export interface MenuLink {
  label: string
  href?: string
  children: LinkModel[]
  /** Set where these open below the entry on wide screens too. */
  isMenu?: true
}

export interface HeaderModel {
  company: string
  home: string
  phone: LinkModel
  links: MenuLink[]
  button: LinkModel
}

/** The line over the header. */
export interface NoticeModel {
  text: Html
  tone: 'alt' | 'deep' | 'alert'
}

/** A branch in the footer: its name, its page where there is one, and its facts where they are shown. */
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
  /** The branches that it shows; left out where it shows none. */
  offices?: FooterOffice[]
  /** What the main office is called beside them. */
  officeName?: string
  /** What the company must say on every page. */
  text?: Html
  /** Null renders HTML's placeholder link; without the field there is no link. */
  careers?: string | null
  year: number
}

/** A way to the page in a language; its label is the name of the language in that language. */
export interface LanguageLink extends LinkModel {
  language: string
  current: boolean
}

/** One page, ready to be rendered. */
export interface PageModel {
  /** Address with base. */
  path: string
  /** Folder of the site on its host, `/` for most. */
  base: string
  head: HeadModel
  /** Left out where there is none. */
  notice?: NoticeModel
  /** The notice of the branch that the page is about. */
  branchNotice?: NoticeModel
  /** The phone number of that branch, which the contact bar calls in place of the main office's. */
  branchPhone?: LinkModel
  header: HeaderModel
  /** Empty where the page is in one language only. */
  languages: LanguageLink[]
  /** Empty on the home page, which shows no breadcrumb. */
  crumbs: Crumb[]
  sections: SectionModel[]
  footer: FooterModel
  theme: { darkMode: 'auto' | 'light' | 'dark' }
  /** What the builder says on the page. */
  words: Words
}
