/** The JSON messages between the browser and the server of the editor. */
import type { Story } from '../../content/impact/tellImpact.ts'
import type { Severity } from '../../content/problem/codes/problemCode.ts'
import type { Path } from '../../content/problem/source.ts'
import type { Block, Format } from './rich/richText.ts'
import type { OpenConflict } from './session/openEditing.ts'
import type { Joined } from './session/openMerging.ts'
import type { Change } from './texts/changeText.ts'

export type { SectionFate } from '../../content/add/draftPage.ts'
export type { Contrasts } from '../../content/theme/tellContrasts.ts'
export type { Run } from './rich/richText.ts'
export type { Block, Change, Format, Path, Story }

/** The request header that carries the session key. */
export type TokenHeader = 'x-ashlar-token'

/** A page in the list of pages. */
export interface PageEntry {
  file: string
  path: string
  name: string
  /** The English name of the page's additional language; absent for the main language. */
  language?: string
  /** True for a draft, which visitors do not see. */
  draft: boolean
  /** True for a page that a template generates. */
  made: boolean
  /** True if the page has unsaved changes. */
  unsaved: boolean
  errors: number
  warnings: number
  /** The fragment identifiers of its sections, for links to them. */
  anchors: string[]
}

/** The state of the session at one moment; the server sends it with every answer. */
export interface SiteState {
  /** Increases with every change. */
  version: number
  /** Files with unsaved changes. */
  unsaved: string[]
  conflicts: ShownConflict[]
  joined: Joined
  steps: { undo: string | undefined; redo: string | undefined }
}

/** A field that another program has changed too, with its location as the panel labels it. */
export interface ShownConflict extends OpenConflict {
  place: string
}

/** A section of a page, as its list shows it. */
export interface SectionEntry {
  index: number
  type: string
  /** The title of its section type: `Call to action`. */
  title: string
  heading: string | undefined
  hidden: boolean
}

/** A block on a page: sections that other pages can share. */
export interface BlockView {
  file: string
  name: string
  /** The index of the section that places it on the page. */
  section: number
  /** The parsed value of the block's file. */
  value: unknown
  sections: SectionEntry[]
  /** The number of pages that use it. */
  pages: number
}

/** A text that is edited on the page. */
export interface TextPlace {
  text: string
  format: Format
  /** The title of its field: `Main heading`. */
  title: string
  /**
   * The text as formatted blocks. Undefined for a text that is edited as source, because formatting would not
   * round-trip.
   */
  blocks: Block[] | undefined
}

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** The absolute public URL. */
  url: string
  indexed: boolean
  /** The number of characters of a description that search results have room for. */
  room: number
  /** The picture for sharing, at a URL of the editor; undefined if the page has none. */
  image: SharedPicture | undefined
}

export interface SharedPicture {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  /** True if the builder generates it from the page. */
  isMade: boolean
}

/** A field that most sibling pages have and the draft lacks. */
export interface Unsaid {
  path: Path
  title: string
}

/** A page as the editor shows it. */
export interface PageView {
  file: string
  /** The file that contains its sections: its own file, or the file of the template that generates the page. */
  source: string
  /**
   * For a page that a template generates: the words that only this page has, and the number of pages of the template.
   */
  made: { facts: string; words: Record<string, string>; pages: number } | undefined
  path: string
  /** The marked HTML; undefined if the page cannot be rendered, because it has had mistakes since the session began. */
  html: string | undefined
  /** True if the HTML dates from before a mistake. */
  stale: boolean
  text: string
  /** The parsed value of the file; undefined while the file is not valid JSON. */
  value: unknown
  sections: SectionEntry[]
  /** Its blocks, including nested ones. */
  blocks: BlockView[]
  /** The texts of its file and its blocks, keyed by the location that their marks carry. */
  texts: Record<string, TextPlace>
  /** The value of each placeholder on this page. */
  tokens: Record<string, string>
  head: PageHead | undefined
  /** The paths of texts that hold markers for missing words. */
  unwritten: Path[]
  unsaid: Unsaid[]
}

/** A problem that the check reports, with the location at which the editor shows it. */
export interface ShownProblem {
  /** Stays the same if the next check reports the same problem. */
  id: string
  file: string
  /** The check that reports it. */
  code: string
  severity: Severity
  message: string
  fix: string
  /** The same problem as the panel words it: with its location, and with field labels instead of field names. */
  told: { place: string; message: string; fix: string }
  /** The path of the field; empty for the whole file. */
  path: Path
  line: number
  /** Its offset in the text of the file, without a byte-order mark. */
  start: number
  end: number
  /** What its button would change: excerpts of the file before and after. */
  edits: { before: string; after: string }[]
}

/** A preview of a new page. */
export interface DraftPlan {
  file: string
  isTown: boolean
  /** Pages that it can be modelled on, best match first. */
  starts: { stem: string; name: string }[]
  /** The sections of the page that it would be modelled on. */
  sections: { title: string; heading: string | undefined; toWrite: number; differs: boolean }[]
}

/** What links to a page: the names of pages and of other places with a link to it. */
export interface Linking {
  names: string[]
}

/** A form of the site. */
export interface FormEntry {
  name: string
  title: string
  file: string
  /** True if the form has a file. A built-in form gets a file when it is first changed. */
  isOwn: boolean
}

/** A picture of the site, with its size in pixels if its file states one. */
export interface PictureEntry {
  src: string
  width?: number
  height?: number
}

/** The result of a check of the whole site, which takes longer than rendering one page. */
export interface Checked {
  version: number
  company: string
  pages: PageEntry[]
  problems: ShownProblem[]
  /** For each block and each template file, a page that uses it. */
  blocks: { file: string; page: string }[]
  /** The view of site.config.json. */
  config: PageView | undefined
  /** The requested page, because changes of other files can show on it. */
  page: PageView | undefined
}

/** A section type to choose from. */
export interface SectionChoice {
  type: string
  title: string
  description: string
}

/** The markup of all icons and scenes, by name. */
export interface Drawings {
  icons: Record<string, string>
  scenes: Record<string, string>
}

/**
 * The changes of the site in sentences. `story` is absent if nothing changes, or if the site has errors before or
 * after.
 */
export interface Review {
  story?: Story
}

/** The git status of the site's folder. */
export interface GitState {
  /** The current branch; empty for a detached HEAD. */
  branch: string
  /** Files of the site that differ from the last commit. */
  changed: { file: string; isGone: boolean }[]
  /** The remote repository that a push goes to; undefined if there is none. */
  remote: string | undefined
  /** The number of commits that the remote lacks; undefined if the remote does not have the branch yet. */
  ahead: number | undefined
}

/** The answer to every request that changes something. */
export interface Answer {
  /** Why nothing was done, in one sentence. */
  refused?: string
  /** What was done, if the person needs to know. */
  said?: string
  state: SiteState
  page?: PageView | undefined
}

/** The answer to a text that was typed on the page. */
export interface TypedAnswer extends Answer {
  /** The text as it is in the file now. */
  written: string
}
