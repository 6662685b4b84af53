import type { Problem } from '../../problem/problem.ts'
import { suggestName } from './pageAddress.ts'

/** A kind of documents that pages place by the names of their files. */
interface DocumentKind {
  /** `form` */
  noun: string
  /** `forms/` */
  folder: string
  /** What has to be such a name. Default: all of it. */
  nameIn?: (name: string) => string
  /** Where such files lie, as a fix says it. */
  place: string
}

const namePattern = /^[a-z][a-z0-9-]*$/

/** What is wrong with the names of documents: they are the names by which sections place them. */
export function checkDocumentNames(files: readonly string[], kind: DocumentKind): Problem[] {
  const { noun, folder, place, nameIn = (name: string) => name } = kind
  return files.flatMap((file): Problem[] => {
    const inFolder = file.slice(folder.length)
    const full = inFolder.replace(/\.json$/, '')
    const name = nameIn(full)
    if (namePattern.test(name) && file.endsWith('.json')) return []
    const at = { file, start: 0, end: 0, severity: 'error' as const, code: 'file-name' as const }
    if (name.includes('/'))
      return [
        {
          ...at,
          message: `A ${noun} must lie in ${place}.`,
          fix: `Move it to ${folder}${inFolder.slice(inFolder.lastIndexOf('/') + 1)}.`,
        },
      ]
    const better = suggestName(name.replace(/\.json$/i, '')).replace(/^[^a-z]+/, '')
    return [
      {
        ...at,
        message: `A ${noun} cannot be called ${JSON.stringify(full)}: sections place it by the name of its file.`,
        fix: `Rename it${better === '' ? '' : ` to "${better}.json"`}: such a name has small letters, digits and hyphens, and begins with a letter.`,
      },
    ]
  })
}
