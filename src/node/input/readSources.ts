import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { configFile } from '../../content/model/files/configFile.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import { isOwnText } from '../../content/model/files/ownFiles.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { FileAges } from '../../content/review/copies/createCopySearch.ts'
import { builtInTypes, type SectionTypes } from '../../content/schema/sectionTypes.ts'
import { type ReadFile, type ReadFiles, stampOf } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import { followLink, isBySystem, listFiles } from '../disk/listFiles.ts'
import { explainSpecial, problemOf, readText } from '../disk/readText.ts'
import { openFonts } from '../fonts/openFonts.ts'
import { createAges, createChanges, createRevisions } from '../git/createAges.ts'
import { noOwnSections, type OwnSections, readOwnSections } from '../own/readOwnSections.ts'
import { createDiskSources, type DiskSources } from './createDiskSources.ts'
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
export function readSources(
  root: string,
  known?: ReadFiles,
  unsaved: ReadonlyMap<string, string | undefined> = new Map(),
): ReadSources {
  const problems: Problem[] = []
  const hashes = new Map<string, string>()
  const read = new Map<string, ReadFile>()
  const assets = new Set<string>()
  const pictures = openPictures(join(root, 'public'))
  const fonts = openFonts(join(root, 'public'))
  const isRoot = existsSync(root)
  const home = isRoot ? realpathSync(root) : root
  const sources = createDiskSources(home)
  const samples: string[] = []
  const ages = { readAges: createAges(root), readChanges: createChanges(root), readRevisions: createRevisions(root) }
  const found: ReadSources = {
    sources,
    hashes,
    read,
    assets,
    samples,
    pictures,
    fonts,
    ...ages,
    problems,
    today: readToday(),
    own: noOwnSections,
    types: builtInTypes,
  }
  const refuse = (path: string, reason: string) => void problems.push(explainRefusal(path, reason))
  if (!isRoot) {
    const fix = 'Write the folder that holds site.config.json and pages/.'
    problems.push(problemOf('.', 'missing-folder', `There is no folder ${root}.`, fix))
    return found
  }
  const readFile = (file: string) => {
    const held = unsaved.get(file)
    if (held !== undefined) {
      const { problem } = existsSync(join(home, file)) ? readText(home, file) : {}
      if (problem) problems.push(problem)
      const hash = hashOf(held)
      sources.add(file, hash, held)
      hashes.set(file, hash)
      return
    }
    const earlier = known?.get(file)
    const isKnown = earlier && isAsRead(join(home, file), earlier)
    const { text, stamp, problem } = isKnown ? { stamp: earlier.stamp } : readText(home, file)
    if (problem) problems.push(problem)
    if (text === undefined && !isKnown) return
    const hash = isKnown ? earlier.hash : hashOf(text ?? '')
    sources.add(file, hash, text)
    hashes.set(file, hash)
    if (!problem && stamp !== undefined) read.set(file, isKnown ? earlier : { stamp, hash })
  }
  const listFolder = (folder: string) => {
    if (!existsSync(join(home, folder))) return []
    const inFolder = (inner: string) => (inner === '' ? folder : `${folder}/${inner}`)
    const walk = {
      within: home,
      skipsHidden: true,
      skipped: (inner: string) => {
        if (nouns[folder] && isHiddenPage(inner)) problems.push(explainHidden(inFolder(inner)))
      },
      refuse: (inner: string, reason: string) => refuse(inFolder(inner), reason),
    }
    return listFiles(join(home, folder), walk).map(inFolder).sort()
  }
  for (const file of [configFile, recordFile]) {
    const place = join(home, file)
    const found = lstatSync(place, { throwIfNoEntry: false })
    const isLink = found?.isSymbolicLink() === true
    const target = isLink ? followLink(place, home, (reason) => refuse(file, reason)) : found
    if (target ? !(isLink && target.isDirectory()) : unsaved.has(file)) readFile(file)
  }
  for (const folder of ['pages', 'forms', 'blocks']) {
    const added = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`))
    const isThere = (file: string) => !unsaved.has(file) || unsaved.get(file) !== undefined
    const files = [...new Set([...listFolder(folder), ...added])].filter(isThere).sort()
    for (const file of files)
      if (/\.json$/i.test(file)) readFile(file)
      else if (!/\.md$/i.test(file) && !isBySystem(file)) problems.push(explainOther(file, folder, files))
  }
  const own = new Map<string, string>()
  for (const file of listFolder('sections'))
    if (isOwnText(file)) {
      readFile(file)
      own.set(file, hashes.get(file) ?? '')
    }
  found.own = readOwnSections(home, own, sources.read)
  found.types = found.own.types
  problems.push(...found.own.problems)
  for (const file of listFolder('public')) assets.add(file.slice('public'.length))
  samples.push(...findSamples(join(home, 'public'), assets))
  problems.push(...findStrays(home))
  return found
}

/** A page whose name begins with a dot; macOS keeps notes of its own beside files on foreign disks, `._towson-md.json`. */
const isHiddenPage = (file: string) => /(?:^|\/)\.(?!_)[^/]*\.json$/i.test(file)

function explainHidden(file: string): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const [folder = ''] = file.split('/', 1)
  const message = `A file whose name begins with a dot is hidden, and no ${nouns[folder]}: ${JSON.stringify(name)}.`
  const fix = `Rename it to ${JSON.stringify(name.replace(/^\.+/, ''))}, or move it out of ${folder}/.`
  return { ...problemOf(file, 'no-page', message, fix), severity: 'warning' }
}

const pictures = /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

/** What the files of a folder are. */
const nouns: Readonly<Record<string, string>> = { pages: 'page', forms: 'form', blocks: 'block' }

/** A file that its owner may take for a page or a form, such as `towson-md.json.txt`. */
function explainOther(file: string, folder: string, files: readonly string[]): Problem {
  const message = `This file is no ${nouns[folder]}, as its name does not end in .json.`
  return { ...problemOf(file, 'no-page', message, suggestFix(file, folder, files)), severity: 'warning' }
}

function suggestFix(file: string, folder: string, files: readonly string[]): string {
  if (pictures.test(file)) return 'Move it to public/: pages find their pictures there.'
  const [name = ''] = file.split('/').slice(-1)
  const [page] = /^.*\.json(?=[. ~])/i.exec(name) ?? []
  if (page === undefined) return `Save it under a name with .json at its end, or move it out of ${folder}/.`
  return files.includes(file.slice(0, -name.length) + page)
    ? `Delete it, or move it out of ${folder}/: there is a ${JSON.stringify(page)} beside it.`
    : `Rename it to ${JSON.stringify(page)}.`
}

function isAsRead(file: string, { stamp }: ReadFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stampOf(stats, Date.now()) === stamp
}

/** @param reason as `listFiles` gives it */
function explainRefusal(path: string, reason: string): Problem {
  if (reason === 'outside') {
    const message = 'This is a shortcut to something outside the folder of the site.'
    return problemOf(path, 'link-out-of-folder', message, 'Put a copy of the file in its place.')
  }
  if (reason === 'broken') {
    const message = 'This is a shortcut to a file that is gone.'
    return problemOf(path, 'broken-link', message, 'Delete the shortcut, or put the file itself in its place.')
  }
  if (reason === 'special') return explainSpecial(path)
  const [message, fix] =
    reason === 'ENOTDIR'
      ? [
          `There is a file called ${path}, where a folder must be.`,
          'Delete it, or rename it, and make a folder of that name.',
        ]
      : [`This folder cannot be read (${reason}).`, 'Look at its permissions.']
  return problemOf(`${path}/`, 'unreadable-folder', message, fix)
}
