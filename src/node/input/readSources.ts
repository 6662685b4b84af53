import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { configFile } from '../../content/model/files/configFile.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import { isOwnText } from '../../content/model/files/ownFiles.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { FileAges } from '../../content/review/copies/createCopySearch.ts'
import { builtInTypes, type SectionTypes } from '../../content/schema/sectionTypes.ts'
import type { ReadFile, ReadFiles } from '../disk/fileStamps.ts'
import { followLink, isBySystem, listFiles } from '../disk/listFiles.ts'
import { openFonts } from '../fonts/openFonts.ts'
import { createAges, createChanges, createRevisions } from '../git/createAges.ts'
import { noOwnSections, type OwnSections, readOwnSections } from '../own/readOwnSections.ts'
import type { DiskSources } from './createDiskSources.ts'
import { createFileReader } from './createFileReader.ts'
import {
  explainHidden,
  explainNoFolder,
  explainOther,
  explainRefusal,
  isForDocuments,
  isHiddenPage,
} from './explainFiles.ts'
import { findSamples } from './findSamples.ts'
import { findStrays } from './findStrays.ts'
import { openPictures } from './openPictures.ts'
import { readToday } from './readToday.ts'

/** The input of a site on the disk. */
export interface ReadSources {
  /**
   * site.config.json, .published.json, pages/**\/*.json, forms/*.json, blocks/*.json and the texts of sections/, by
   * their path relative to the root with `/`.
   */
  sources: DiskSources
  /** The hash of each of these files. */
  hashes: Map<string, string>
  /** Lets the next `readSources` recognize unchanged files. Files with a problem are missing. */
  read: Map<string, ReadFile>
  /** The files of public/ as URL paths, `/images/lobby.jpg`. */
  assets: Set<string>
  /** Those that are still samples of the builder. */
  samples: string[]
  /** The format and size of pictures among them. */
  pictures: PictureFiles
  /** The metadata of fonts among them. */
  fonts: FontFiles
  /** The site's own section types, from its sections/ folder. */
  own: OwnSections
  /** The section types of the builder and the site together. */
  types: SectionTypes
  /** The age of each page file; the first call runs git. */
  readAges(): FileAges
  /** How long ago each page file was changed. */
  readChanges(): FileAges
  /** How long ago each page file was changed according to git; empty without git. */
  readRevisions(): FileAges
  /** The problems of files that are unreadable, not text, or outside the root. */
  problems: Problem[]
  /** The day of the read, `2026-12-24`. */
  today: string
}

/**
 * Reads everything that a site consists of. It never throws for faulty files, but reports them in `problems`.
 *
 * @param known files that were read before; the text of an unchanged file is read when it is needed
 * @param unsaved texts from an editor, by file. They override files on disk and add new ones; undefined marks a
 *   deleted file
 */
export function readSources(root: string, known?: ReadFiles, unsaved: Unsaved = new Map()): ReadSources {
  const isRoot = existsSync(root)
  const home = isRoot ? realpathSync(root) : root
  const problems: Problem[] = []
  const assets = new Set<string>()
  const reader = createFileReader({ home, known, unsaved, problems })
  const found: ReadSources = {
    ...reader.found,
    assets,
    samples: [],
    pictures: openPictures(join(root, 'public')),
    fonts: openFonts(join(root, 'public')),
    readAges: createAges(root),
    readChanges: createChanges(root),
    readRevisions: createRevisions(root),
    problems,
    today: readToday(),
    own: noOwnSections,
    types: builtInTypes,
  }
  if (!isRoot) {
    problems.push(explainNoFolder(root))
    return found
  }
  const refuse: Refuse = (path, reason) => void problems.push(explainRefusal(path, reason))
  const listFolder = (folder: string) => listSiteFolder(home, folder, { problems, refuse })
  for (const file of [configFile, recordFile]) if (isThere({ home, unsaved, refuse }, file)) reader.read(file)
  for (const folder of ['pages', 'forms', 'blocks']) {
    const files = withUnsaved(listFolder(folder), folder, unsaved)
    for (const file of files)
      if (/\.json$/i.test(file)) reader.read(file)
      else if (!/\.md$/i.test(file) && !isBySystem(file)) problems.push(explainOther(file, folder, files))
  }
  const ownTexts = listFolder('sections').filter(isOwnText)
  for (const file of ownTexts) reader.read(file)
  const { hashes, sources } = reader.found
  const own = readOwnSections(home, new Map(ownTexts.map((file) => [file, hashes.get(file) ?? ''])), sources.read)
  problems.push(...own.problems)
  for (const file of listFolder('public')) assets.add(file.slice('public'.length))
  const samples = findSamples(join(home, 'public'), assets)
  problems.push(...findStrays(home))
  return { ...found, own, types: own.types, samples }
}

type Unsaved = ReadonlyMap<string, string | undefined>

/** Called for what is not a file or folder of the site; `reason` as `listFiles` reports it. */
type Refuse = (path: string, reason: string) => void

/** Returns true if the site has a top-level file, on disk or in an editor. */
function isThere({ home, unsaved, refuse }: { home: string; unsaved: Unsaved; refuse: Refuse }, file: string): boolean {
  const place = join(home, file)
  const found = lstatSync(place, { throwIfNoEntry: false })
  const isLink = found?.isSymbolicLink() === true
  const target = isLink ? followLink(place, home, (reason) => refuse(file, reason)) : found
  return target ? !(isLink && target.isDirectory()) : unsaved.has(file)
}

/** The files in a folder of the site, sorted; adds a problem for each hidden page and each unreadable entry. */
function listSiteFolder(home: string, folder: string, { problems, refuse }: { problems: Problem[]; refuse: Refuse }) {
  if (!existsSync(join(home, folder))) return []
  const inFolder = (inner: string) => (inner === '' ? folder : `${folder}/${inner}`)
  const walk = {
    within: home,
    skipsHidden: true,
    skipped: (inner: string) => {
      if (isForDocuments(folder) && isHiddenPage(inner)) problems.push(explainHidden(inFolder(inner)))
    },
    refuse: (inner: string, reason: string) => refuse(inFolder(inner), reason),
  }
  return listFiles(join(home, folder), walk).map(inFolder).sort()
}

/** The files of a folder including those that are new in an editor, without those that are deleted there. */
function withUnsaved(files: readonly string[], folder: string, unsaved: Unsaved): string[] {
  const added = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`))
  const isKept = (file: string) => !unsaved.has(file) || unsaved.get(file) !== undefined
  return [...new Set([...files, ...added])].filter(isKept).sort()
}
