/** What the browser and the server of the editor say to each other, as JSON. */
import type { Severity } from '../../content/problem/problem.ts'
import type { Path } from '../../content/problem/source.ts'
import type { Block, Format } from './rich/richText.ts'
import type { OpenConflict } from './session/openEditing.ts'
import type { Joined } from './session/openMerging.ts'
import type { Change } from './texts/changeText.ts'

export type { Contrasts } from '../../content/theme/tellContrasts.ts'
export type { Run } from './rich/richText.ts'
export type { Block, Change, Format, Path }

/** The header of a request with the key of the session. */
export type TokenHeader = 'x-ashlar-token'

/** A page in the list of pages. */
export interface PageEntry {
  file: string
  path: string
  name: string
  /** The further language that it is in, as English calls it. */
  language?: string
  /** Whether it is a draft: visitors do not see it. */
  draft: boolean
  /** Whether a template makes it. */
  made: boolean
  /** Whether it has changes that are not saved. */
  unsaved: boolean
  errors: number
  warnings: number
  /** What its sections are linked by. */
  anchors: string[]
}

/** What the session holds at a moment; sent with every answer. */
export interface SiteState {
  /** Goes up with each change of anything. */
  version: number
  /** Files with changes that are not saved. */
  unsaved: string[]
  conflicts: ShownConflict[]
  joined: Joined
  steps: { undo: string | undefined; redo: string | undefined }
}

/** A field that another program has changed as well, with its place as the panel labels it. */
export interface ShownConflict extends OpenConflict {
  place: string
}

/** A section of a page, as its list shows it. */
export interface SectionEntry {
  index: number
  type: string
  /** The title of its type: `Call to action`. */
  title: string
  heading: string | undefined
  hidden: boolean
}

/** A block on a page: sections that stand on other pages too. */
export interface BlockView {
  file: string
  name: string
  /** The number of the section that places it on the page. */
  section: number
  /** The value of the file. */
  value: unknown
  sections: SectionEntry[]
  /** How many pages of the site it stands on. */
  pages: number
}

/** A text that is edited on the page. */
export interface TextPlace {
  text: string
  format: Format
  /** The title of its field: `Main heading`. */
  title: string
  /** As it looks; undefined for a text that is edited as it is written, as it would not come back the same. */
  blocks: Block[] | undefined
}

/** What search engines and chats are told of a page. */
export interface PageHead {
  title: string
  description: string
  /** The address for visitors, absolute. */
  url: string
  indexed: boolean
  /** Characters of a description that search results have room for. */
  room: number
  /** The picture that it is shared with, at an address of the editor; undefined where there is none. */
  image: SharedPicture | undefined
}

export interface SharedPicture {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  /** Whether the builder makes it of the page. */
  isMade: boolean
}

/** A field that most pages beside a draft have, and the draft has not. */
export interface Unsaid {
  path: Path
  title: string
}

/** A page as the editor shows it. */
export interface PageView {
  file: string
  /** The file that its sections are written in: its own, or that of the template which makes it. */
  source: string
  /** Of a page that a template makes: the words that it has alone, and how many pages the template makes. */
  made: { facts: string; words: Record<string, string>; pages: number } | undefined
  path: string
  /** The marked page; undefined where it cannot be drawn, because it never was without a mistake. */
  html: string | undefined
  /** Whether the page is shown as it was before a mistake. */
  stale: boolean
  text: string
  /** The value of the file; undefined while it is no JSON. */
  value: unknown
  sections: SectionEntry[]
  /** Its blocks, those within blocks included. */
  blocks: BlockView[]
  /** The texts of its file and of its blocks, by the places that its marks name. */
  texts: Record<string, TextPlace>
  /** What each placeholder stands for on the page. */
  tokens: Record<string, string>
  head: PageHead | undefined
  /** Where marks stand for texts that are still to be written. */
  unwritten: Path[]
  unsaid: Unsaid[]
}

/** A problem of the check with the place at which the editor shows it. */
export interface ShownProblem {
  /** The same for the same problem of the next check. */
  id: string
  file: string
  /** Which check has found it. */
  code: string
  severity: Severity
  message: string
  fix: string
  /** The same as the panel says it: its place, and its words, with the labels of fields in place of their names. */
  told: { place: string; message: string; fix: string }
  /** The field; empty for the whole file. */
  path: Path
  line: number
  /** Its place in the text of the file, without a byte-order mark. */
  start: number
  end: number
  /** What its button would change: pieces of the file before and after. */
  edits: { before: string; after: string }[]
}

/** What a new page would be, before it is made. */
export interface DraftPlan {
  file: string
  isTown: boolean
  /** Pages that it may be made like, the best one first. */
  starts: { stem: string; name: string }[]
  /** The sections of the page that it would be made like. */
  sections: { title: string; heading: string | undefined; toWrite: number; differs: boolean }[]
}

/** What leads to a page: the names of pages, and of what else has a link to it. */
export interface Linking {
  names: string[]
}

/** A form of the site. */
export interface FormEntry {
  name: string
  title: string
  file: string
  /** Whether it has a file; one that is built in gets it once it is changed. */
  isOwn: boolean
}

/** A picture of the site, with its size in pixels where its file says so. */
export interface PictureEntry {
  src: string
  width?: number
  height?: number
}

/** The site as the check sees it, which takes longer than to draw one page. */
export interface Checked {
  version: number
  company: string
  pages: PageEntry[]
  problems: ShownProblem[]
  /** For each block, and each file of a template, a page that it stands on. */
  blocks: { file: string; page: string }[]
  /** site.config.json. */
  config: PageView | undefined
  /** The page that was asked for: what was changed in other files may show on it. */
  page: PageView | undefined
}

/** What git knows of the folder of a site. */
export interface GitState {
  /** Empty where it stands at an older state, on no branch. */
  branch: string
  /** Files of the site that differ from the last commit. */
  changed: { file: string; isGone: boolean }[]
  /** The remote repository that a push goes to; undefined where there is none. */
  remote: string | undefined
  /** Commits that the remote does not have; undefined where it does not know the branch yet. */
  ahead: number | undefined
}

/** The answer to everything that changes something. */
export interface Answer {
  /** Why nothing was done, in a sentence. */
  refused?: string
  /** What was done, where that has to be said. */
  said?: string
  state: SiteState
  page?: PageView | undefined
}
