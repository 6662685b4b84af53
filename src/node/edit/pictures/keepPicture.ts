import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { suggestName } from '../../../content/model/files/pageAddress.ts'
import { isInside } from '../../disk/relativePath.ts'

/** The folder for pictures from the editor, relative to the root of the site. */
const folder = ['public', 'images']
/** The most files in that folder; a site has a few hundred. */
const mostFiles = 5000
/** In characters, without the extension. */
const longestStem = 60

/**
 * Writes a picture into the picture folder under a generated name. It never overwrites a file, and stores identical
 * pictures once.
 *
 * @param said the original file name; only its letters and digits are used
 * @param ending the file extension for the actual format
 * @returns the picture's path on the site, or the reason for refusal
 */
export function keepPicture(
  root: string,
  { bytes, said, ending }: { bytes: Buffer; said: string; ending: string },
): { src: string; isNew: boolean } | { why: string } {
  const home = realpathSync(root)
  const place = path.join(home, ...folder)
  const why = prepareFolder(home)
  if (why !== undefined) return { why }
  const names = readdirSync(place)
  if (names.length >= mostFiles) return { why: `There are ${mostFiles} pictures already; delete some first.` }
  const twin = names.find((name) => name.endsWith(ending) && isSame(path.join(place, name), bytes))
  if (twin !== undefined) return { src: addressOf(twin), isNew: false }
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const stem = stemOf(said)
  for (let number = 1; number <= mostFiles; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`
    if (taken.has(name) || !writeNew(path.join(place, name), bytes)) continue
    // Another program may have replaced the folder with a symbolic link meanwhile.
    if (realpathSync(place) === place) return { src: addressOf(name), isNew: true }
    rmSync(path.join(place, name), { force: true })
    return { why: shortcut }
  }
  return { why: 'There is no name left for the picture.' }
}

/**
 * Moves a picture from the site into `.ashlar/pictures/`, or back.
 *
 * @param src its path on the site, as `keepPicture` returns it
 * @returns the reason for a failure, in words
 */
export function movePicture(root: string, src: string, to: 'site' | 'aside'): string | undefined {
  const home = realpathSync(root)
  const why = prepareFolder(home)
  if (why !== undefined) return why
  const name = path.posix.basename(src)
  const [shown, aside] = [path.join(home, ...folder, name), path.join(home, '.ashlar', 'pictures', name)]
  const [from, target] = to === 'aside' ? [shown, aside] : [aside, shown]
  if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) return `${src} is not there any more`
  if (existsSync(target) && to === 'site') return `there is another ${src} now`
  mkdirSync(path.dirname(target), { recursive: true })
  if (realpathSync(path.dirname(target)) !== path.dirname(target)) return 'its folder is a shortcut'
  renameSync(from, target)
  return undefined
}

const shortcut = 'The folder of pictures is a shortcut; the editor writes only into folders of the site itself.'

const addressOf = (name: string) => `/${folder.slice(1).join('/')}/${name}`

function stemOf(said: string): string {
  const words = said.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '')
  const stem = suggestName(words.slice(0, 200)).slice(0, longestStem).replace(/-+$/, '')
  return stem === '' ? 'picture' : stem
}

/** Creates the picture folder, or returns the reason why it cannot be used. */
function prepareFolder(home: string): string | undefined {
  let place = home
  for (const part of folder) {
    const names = readdirSync(place)
    place = path.join(place, part)
    if (!names.includes(part)) {
      if (names.some((name) => name.toLowerCase() === part))
        return `There is a folder like ${part} in capitals already.`
      mkdirSync(place)
    }
    const found = lstatSync(place)
    if (found.isSymbolicLink()) return shortcut
    if (!found.isDirectory() || !isInside(realpathSync(place), home)) return `${part} is no folder of the site.`
  }
  return undefined
}

function isSame(file: string, bytes: Buffer): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && statSync(file).size === bytes.length && readFileSync(file).equals(bytes)
}

/** Returns false if a file of that name exists. */
function writeNew(file: string, bytes: Buffer): boolean {
  try {
    writeFileSync(file, bytes, { flag: 'wx', flush: true })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
