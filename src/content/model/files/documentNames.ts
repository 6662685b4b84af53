import { type Problem, problemOfFile } from '../../problem/problem.ts'
import { suggestName } from './pageAddress.ts'

/** A kind of document that pages refer to by file name. */
interface DocumentKind {
  /** `form` */
  noun: string
  /** `forms/` */
  folder: string
  /** Returns the part of the name to check. Default: all of it. */
  nameIn?: (name: string) => string
  /** The folder of such files, in the words of a fix. */
  place: string
}

const namePattern = /^[a-z][a-z0-9-]*$/

/** Finds invalid names of documents, because sections refer to documents by these names. */
export function checkDocumentNames(files: readonly string[], kind: DocumentKind): Problem[] {
  const { noun, folder, place, nameIn = (name: string) => name } = kind
  return files.flatMap((file): Problem | [] => {
    const inFolder = file.slice(folder.length)
    const full = inFolder.replace(/\.json$/, '')
    const name = nameIn(full)
    if (namePattern.test(name) && file.endsWith('.json')) return []
    if (name.includes('/'))
      return problemOfFile(file, {
        code: 'file-name',
        message: `A ${noun} must lie in ${place}.`,
        fix: `Move it to ${folder}${inFolder.slice(inFolder.lastIndexOf('/') + 1)}.`,
      })
    const better = suggestName(name.replace(/\.json$/i, '')).replace(/^[^a-z]+/, '')
    return problemOfFile(file, {
      code: 'file-name',
      message: `A ${noun} cannot be called ${JSON.stringify(full)}: sections place it by the name of its file.`,
      fix: `Rename it${better === '' ? '' : ` to "${better}.json"`}: such a name has small letters, digits and hyphens, and begins with a letter.`,
    })
  })
}
