import type { FileAges } from '../content/review/originals.ts'
import { GitRefusal, openGit } from './git.ts'

/** Makes the function that asks git how old the page files of a site are, once; empty where git does not know. */
export function createAges(root: string): () => FileAges {
  let ages: FileAges | undefined
  return () => {
    ages ??= readAges(root)
    return ages
  }
}

function readAges(root: string): FileAges {
  try {
    return openGit(root).ages('pages')
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
    return new Map()
  }
}
