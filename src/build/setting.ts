import type { Problem } from '../content/problem.ts'
import { codeKey } from './bundles.ts'
import { hashOfAll, hashOfFiles } from './cache.ts'
import { publicFolder } from './publicFolder.ts'

/** Changes with all that the check of a site depends on beside its page files, and with the builder itself. */
export const settingOf = (root: string, assets: Iterable<string>, readProblems: readonly Problem[]): string =>
  hashOfAll([codeKey(), [...assets].sort(), hashOfFiles(publicFolder(root), ['.']), readProblems])
