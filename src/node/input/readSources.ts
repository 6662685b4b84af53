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
  /** site.config.json, .published.json, pages/**\/*.json, forms/*.json and the texts of sections/, by their path relative to the root with `/`. */
  sources: DiskSources
  /** Hash of each of these files. */
  hashes: Map<string, string>
  /** What the next `readSources` needs to recognise unchanged files. Files with a problem are missing. */
  read: Map<string, ReadFile>
  /** Files of public/ as addresses, `/images/lobby.jpg`. */
  assets: Set<string>
  /** The files that are still the sample of the builder. */
  samples: string[]
  /** Kind and size of the pictures among them. */
  pictures: PictureFiles
  /** What the fonts among them say about themselves. */
  fonts: FontFiles
  /** What its folder sections/ holds. */
  own: OwnSections
  /** The section types of the builder and of that folder. */
  types: SectionTypes
  /** How old the page files are; git is asked the first time. */
  readAges(): FileAges
  /** How long ago they were changed. */
  readChanges(): FileAges
  /** How long ago each page file was changed, as git tells; empty where there is no git. */
  readRevisions(): FileAges
  /** Files that are unreadable, not text, or outside of the root. */
  problems: Problem[]
  /** The day on which they were read, `2026-12-24`. */
  today: string
}

/**
 * Reads everything a site is made of. Never throws for what is wrong with the files; it says so in `problems`.
 *
 * @param known files that were read before; the text of an unchanged one is read when something asks for it
 * @param unsaved texts that an editor holds, by file; they count in place of those on the disk, and where there is none. A file
 * without a text has been deleted there
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

/** Called for what is no file or folder of the site; `reason` as `listFiles` gives it. */
type Refuse = (path: string, reason: string) => void

/** Whether the site has one of the files at its top, on the disk or in an editor. */
function isThere({ home, unsaved, refuse }: { home: string; unsaved: Unsaved; refuse: Refuse }, file: string): boolean {
  const place = join(home, file)
  const found = lstatSync(place, { throwIfNoEntry: false })
  const isLink = found?.isSymbolicLink() === true
  const target = isLink ? followLink(place, home, (reason) => refuse(file, reason)) : found
  return target ? !(isLink && target.isDirectory()) : unsaved.has(file)
}

/** The files of a folder of the site, in order; with a problem for each that is hidden or that nobody can read. */
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

/** The files of a folder as an editor holds them: with those that are new there, without those that are deleted there. */
function withUnsaved(files: readonly string[], folder: string, unsaved: Unsaved): string[] {
  const added = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`))
  const isKept = (file: string) => !unsaved.has(file) || unsaved.get(file) !== undefined
  return [...new Set([...files, ...added])].filter(isKept).sort()
}
