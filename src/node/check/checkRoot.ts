import path from 'node:path'
import { type Compiled, compileSite } from '../../content/compileSite.ts'
import type { Endpoints } from '../../content/model/files/siteForms.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { hashCheckInputs } from '../input/hashCheckInputs.ts'
import { type ReadSources, readSources } from '../input/readSources.ts'
import { openChecks } from '../state/checkState.ts'
import { checkInput } from './checkInput.ts'

export interface RootCheck extends Compiled {
  found: ReadSources
  /** The text sketches that identify similar pages, see `CheckMemory`. */
  sketches: CheckMemory['sketches']
}

interface Options {
  /** Present if the site is about to become public: samples and placeholders are refused. */
  launch?: Endpoints | undefined
  /** True if the site is published: faults that visitors would see are refused. Default: false. */
  publish?: boolean | undefined
  /** False ignores earlier checks of this site. Default: true. */
  cached?: boolean | undefined
}

/** The number of files from which it is faster to find those that changed than to check all. */
export const fewestFiles = 200

/**
 * Reads and checks the site in a folder. On a site with many files, files that are unchanged since the last check or
 * build are neither read nor checked again; `tests/bench/README.md` has the times.
 *
 * @throws FileChanged if a file is saved while it is read
 */
export function checkRoot(root: string, options: Options = {}): RootCheck {
  const { launch, publish = false, cached = true } = options
  const keeps = launch === undefined && !publish
  const command = commandLineOf(root)
  const checks = openChecks(path.resolve(root))
  const known = keeps && cached ? checks.readFiles() : undefined
  const found = readSources(root, known)
  const readProblems = found.problems
  if (!keeps || found.hashes.size < fewestFiles) {
    const memory = { trusted: new Map(), sketches: new Map() }
    const compiled = compileSite({ ...found, readProblems, launch, publish, command, memory })
    return { ...compiled, found, sketches: memory.sketches }
  }
  const { checkInputsHash, read: readPublic } = hashCheckInputs(root, found.assets, readProblems, known)
  checks.noteFiles(new Map([...found.read, ...readPublic]), known)
  const input = { ...found, readProblems, checkInputsHash, launch, command }
  const earlier = cached ? checks.read() : undefined
  const { state, ...checked } = checkInput(input, earlier)
  if (checked.model && state !== earlier) checks.write(state)
  return { ...checked, found }
}
