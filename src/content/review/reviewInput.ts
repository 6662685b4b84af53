import type { FormDocument, Site } from '../../../schemas/index.ts'
import type { Addresses } from '../addresses/addressRecord.ts'
import type { Excerpt } from '../link/excerpt.ts'
import type { FontFiles } from '../model/files/fontFile.ts'
import type { PictureFiles } from '../model/files/pictureFile.ts'
import type { Endpoints } from '../model/files/siteForms.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import type { Fields } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { CheckMemory } from './checkMemory.ts'
import type { OriginalsInput } from './copies/createCopySearch.ts'

/** On sites of at most this many pages, texts are compared with those of all other pages. */
export const mostComparedPages = 300

export interface ReviewInput {
  /** The pages that passed their own checks, including drafts. */
  pages: readonly SitePage[]
  /** The values of the other pages, by file. Their names are known nevertheless. */
  faulty: ReadonlyMap<string, Fields>
  /** The pages to check. The others passed an earlier check, see `memory`. */
  excerpts: ReadonlyMap<SitePage, Excerpt>
  /** Undefined while site.config.json has errors. Checks that need it are skipped then. */
  site: Site | undefined
  country: string
  types: SectionTypes
  /** The current day, `2026-12-24`. Undefined: no text is compared with it. */
  today?: string | undefined
  /** Valid form documents, by file. */
  documents: ReadonlyMap<string, FormDocument>
  sources: SourceFiles
  /** The files of public/, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** The names of published pages by address. Of two similar pages, the published one is the original. */
  record?: Addresses | undefined
  readAges?: OriginalsInput['readAges']
  readChanges?: OriginalsInput['readAges']
  /** The same according to the file history only, without timestamps of the disk; undefined without a history. */
  readRevisions?: OriginalsInput['readAges']
  /** The files that are still the builder's samples. */
  samples?: Iterable<string>
  /** The properties of the pictures in public/. */
  pictures?: PictureFiles
  /** The properties of the font files. */
  fonts?: FontFiles
  /** Set for a site that becomes public; then samples and placeholders are refused. */
  launch?: Endpoints | undefined
  /** Whether the site is published, which `launch` implies. Default: false. */
  publish?: boolean | undefined
  command: CommandLine
  memory?: CheckMemory
}
