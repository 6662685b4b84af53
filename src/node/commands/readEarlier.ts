import { existsSync } from 'node:fs'
import path from 'node:path'
import { configFile } from '../../content/model/files/configFile.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import { isOwnText } from '../../content/model/files/ownFiles.ts'
import { isOfTemplate } from '../../content/model/files/pageAddress.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import { isDocumentFile } from '../../content/model/files/siteForms.ts'
import type { Problem, Texts } from '../../content/problem/problem.ts'
import { isBySystem, listFiles } from '../disk/listFiles.ts'
import { relativePath } from '../disk/relativePath.ts'
import { GitRefusal, isCommitted, type Listing, openGit } from '../git/openGit.ts'
import { readOwn } from '../output/listSharedFiles.ts'
import type { PublicState } from './siteState.ts'

type Git = ReturnType<typeof openGit>

/** One state of a site's files. */
export interface State {
  sources: Texts
  assets: Iterable<string>
  /** Only known for the files on disk. */
  pictures?: PictureFiles
  fonts?: FontFiles
  problems?: readonly Problem[]
  public?: PublicState
}

/** The state at a revision, and the current files of public/ in the same form. */
export interface EarlierState extends State {
  publicNow?: PublicState
}

/**
 * The state at a revision: all files, or the current files with the chosen ones replaced by their earlier versions.
 *
 * @throws GitRefusal if git lacks the state, or if no file of that name is in either state
 */
export function readEarlier(root: string, after: State, since: string, files: readonly string[]): EarlierState {
  const git = openGit(root)
  const listing = git.list(since, [configFile, 'pages', 'forms', 'blocks', 'sections', folder])
  const isSource = (file: string) =>
    file === configFile ||
    isOwnText(file) ||
    (isOfTemplate(file) && file.endsWith('.json')) ||
    (isDocumentFile(file) && /\.json$/i.test(file))
  const committed = [...listing.keys()].filter(isSource)
  if (files.length === 0 && !listing.has(configFile))
    throw new GitRefusal(`git has no ${configFile} of this folder at ${since}.`)
  const known = new Set([...committed, ...Object.keys(after.sources)])
  const chosen = files.length === 0 ? known : new Set(files.flatMap((file) => chooseFiles(root, file, known, since)))
  const isKept = (file: string, text: string) => !chosen.has(file) || isCommitted(text, listing.get(file) ?? '')
  const kept = Object.entries(after.sources).filter(([file, text]) => isKept(file, text))
  const keptFiles = new Set(kept.map(([file]) => file))
  const read = git.read(
    listing,
    committed.filter((file) => chosen.has(file) && !keptFiles.has(file)),
  )
  const sources = Object.fromEntries([...kept, ...read])
  if (files.length > 0) return { sources, assets: after.assets }
  const names = publicNames(listing.keys())
  return {
    sources,
    assets: names.map((name) => `/${name}`),
    public: publicThen(git, listing, names),
    publicNow: publicNow(root, listing, git.differing(since, folder)),
  }
}

const folder = 'public'
const inFolder = (name: string) => `${folder}/${name}`

const publicNames = (files: Iterable<string>) =>
  [...files].filter((file) => file.startsWith(inFolder(''))).map((file) => file.slice(inFolder('').length))

function publicThen(git: Git, listing: Listing, names: readonly string[]): PublicState {
  const shown = names.filter((name) => !isBySystem(name))
  return {
    files: new Map(shown.map((name) => [name, listing.get(inFolder(name)) ?? ''])),
    read(name) {
      const file = inFolder(name)
      return listing.has(file) ? (git.read(listing, [file]).get(file) ?? '') : ''
    },
  }
}

/** A file that git does not know counts as changed. */
function publicNow(root: string, listing: Listing, differing: ReadonlySet<string>): PublicState {
  const nameOf = (file: string) => (differing.has(file) ? 'changed' : (listing.get(file) ?? 'changed'))
  return {
    // Includes hidden files, such as .well-known/security.txt.
    files: new Map(listPublic(path.join(root, folder)).map((name) => [name, nameOf(inFolder(name))])),
    read: (name) => readOwn(path.join(root, folder), name),
  }
}

const listPublic = (folder: string) =>
  existsSync(folder) ? listFiles(folder, { within: path.dirname(folder) }).filter((name) => !isBySystem(name)) : []

/** The source files that an argument names: a file, or all files of a folder. */
function chooseFiles(root: string, argument: string, known: ReadonlySet<string>, since: string): string[] {
  for (const place of [argument, path.resolve(root, argument)]) {
    const name = relativePath(place, root)
    const found = [...known].filter((file) => file === name || file.startsWith(`${name}/`))
    if (found.length > 0) return found
  }
  throw new GitRefusal(`There is no page file ${argument}, neither here nor at ${since}.`)
}
