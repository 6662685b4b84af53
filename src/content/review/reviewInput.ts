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

export interface ReviewInput {
  /** Pages that passed their own checks, drafts included. */
  pages: readonly SitePage[]
  /** Values of pages that did not, by file: what they are called is known all the same. */
  faulty: ReadonlyMap<string, Fields>
  /** The pages that are looked at; the others were found right before, see `memory`. */
  excerpts: ReadonlyMap<SitePage, Excerpt>
  /** Undefined while site.config.json has errors; checks that need its facts do not run then. */
  site: Site | undefined
  country: string
  types: SectionTypes
  /** Form documents that passed their own checks, by file. */
  documents: ReadonlyMap<string, FormDocument>
  sources: SourceFiles
  /** Files of public/, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** Names of published pages by address: of two that are alike, these are the originals. */
  record?: Addresses | undefined
  readAges?: OriginalsInput['readAges']
  readChanges?: OriginalsInput['readAges']
  /** The same as far as the history of the files tells it, without the times of a disk; without a history nothing. */
  readRevisions?: OriginalsInput['readAges']
  /** The files that are still the sample of the builder. */
  samples?: Iterable<string>
  /** What the pictures among them say about themselves. */
  pictures?: PictureFiles
  /** What the font files say of themselves. */
  fonts?: FontFiles
  /** Given for a site that is to become public: then samples and placeholders are refused. */
  launch?: Endpoints | undefined
  /** Whether the site is published, as it is with `launch`. Default: false. */
  publish?: boolean | undefined
  command: CommandLine
  memory?: CheckMemory
}
