/** Explains files and folders of a site that are ignored, or that are not what their owner intended. */
import type { Problem } from '../../content/problem/problem.ts'
import { explainSpecial, fileProblem } from '../disk/readText.ts'

/**
 * Returns true for a page whose name begins with a dot. macOS stores metadata beside files on foreign disks as
 * `._towson-md.json`, which do not count.
 */
export const isHiddenPage = (file: string) => /(?:^|\/)\.(?!_)[^/]*\.json$/i.test(file)

/** The problem of a file that is ignored because of its name. */
export function explainHidden(file: string): Problem {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const [folder = ''] = file.split('/', 1)
  const message = `A file whose name begins with a dot is hidden, and no ${nouns[folder]}: ${JSON.stringify(name)}.`
  const fix = `Rename it to ${JSON.stringify(name.replace(/^\.+/, ''))}, or move it out of ${folder}/.`
  return { ...fileProblem(file, 'no-page', message, fix), severity: 'warning' }
}

const pictures = /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

/** What the files of each folder are called. */
const nouns: Readonly<Record<string, string>> = { pages: 'page', forms: 'form', blocks: 'block' }

/** Returns true if a top-level folder contains documents such as pages. */
export const isForDocuments = (folder: string): boolean => Object.hasOwn(nouns, folder)

/** A file that its owner may take for a page or a form, such as `towson-md.json.txt`. */
export function explainOther(file: string, folder: string, files: readonly string[]): Problem {
  const message = `This file is no ${nouns[folder]}, as its name does not end in .json.`
  const problem = fileProblem(file, 'no-page', message, suggestFix(file, folder, files))
  return isMeant(file, files) ? problem : { ...problem, severity: 'warning' }
}

/**
 * Recognizes a page that a text editor saved under its own extension. Other extensions prove nothing, because people
 * rename pages to put them aside.
 */
const isMeant = (file: string, files: readonly string[]) =>
  /\.json\.te?xt$/i.test(file) && !files.includes(file.replace(/\.\w+$/, ''))

function suggestFix(file: string, folder: string, files: readonly string[]): string {
  if (pictures.test(file)) return 'Move it to public/: pages find their pictures there.'
  const [name = ''] = file.split('/').slice(-1)
  const [page] = /^.*\.json(?=[. ~])/i.exec(name) ?? []
  if (page === undefined) return `Save it under a name with .json at its end, or move it out of ${folder}/.`
  return files.includes(file.slice(0, -name.length) + page)
    ? `Delete it, or move it out of ${folder}/: there is a ${JSON.stringify(page)} beside it.`
    : `Rename it to ${JSON.stringify(page)}.`
}

/**
 * Explains why a file or folder is not read.
 *
 * @param reason as `listFiles` reports it
 */
export function explainRefusal(path: string, reason: string): Problem {
  if (reason === 'outside') {
    const message = 'This is a shortcut to something outside the folder of the site.'
    return fileProblem(path, 'link-out-of-folder', message, 'Put a copy of the file in its place.')
  }
  if (reason === 'broken') {
    const message = 'This is a shortcut to a file that is gone.'
    return fileProblem(path, 'broken-link', message, 'Delete the shortcut, or put the file itself in its place.')
  }
  if (reason === 'special') return explainSpecial(path)
  if (reason === 'ENOTDIR') {
    const message = `There is a file called ${path}, where a folder must be.`
    return fileProblem(
      `${path}/`,
      'unreadable-folder',
      message,
      'Delete it, or rename it, and make a folder of that name.',
    )
  }
  const message = `This folder cannot be read (${reason}).`
  return fileProblem(`${path}/`, 'unreadable-folder', message, 'Look at its permissions.')
}

/** The problem of a missing site folder. */
export function explainNoFolder(root: string): Problem {
  const fix = 'Write the folder that holds site.config.json and pages/.'
  return fileProblem('.', 'missing-folder', `There is no folder ${root}.`, fix)
}
