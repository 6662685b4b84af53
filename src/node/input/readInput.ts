import path from 'node:path'
import type { CommandLine } from '../../content/problem/commandLine.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { ReadFiles } from '../disk/fileStamps.ts'
import type { BuildOptions } from '../options/buildOptions.ts'
import { checkEndpoints, endpointsOf, isForNetlify } from '../options/endpoints.ts'
import { commandLineOf } from './commandLineOf.ts'
import { hashCheckInputs } from './hashCheckInputs.ts'
import { type ReadSources, readSources } from './readSources.ts'

/**
 * Everything that a site is built from. `today` is not part of any hash, because few sites depend on it, see
 * `BuildState.validFrom`.
 */
export interface BuildInput extends Omit<ReadSources, 'problems' | 'read'> {
  /** The absolute path of the site's folder. */
  root: string
  readProblems: Problem[]
  /** The absolute path of the folder with icons and pictures; it may not exist. */
  publicFolder: string
  year: number
  /** The receivers for the launch check; undefined if the site is not about to become public. */
  launch: ReturnType<typeof endpointsOf> | undefined
  /** True if the site is published: faults that visitors would see are refused. */
  publish: boolean
  command: CommandLine
  /** True if Netlify is the host, see `redirectFiles.ts`. */
  isForNetlify: boolean
  /** The files as they were read, for the next build. */
  read: ReadFiles
  /** A hash of everything that the check depends on besides the page files. */
  checkInputsHash: string
  /** A hash of all inputs, the build options, and the builder itself. */
  inputsHash: string
}

/**
 * Reads everything that a site is built from.
 *
 * @param known the files read in the previous run
 */
export function readInput(options: BuildOptions, known?: ReadFiles): BuildInput {
  const { root, env = {}, inbox, launch = false, publish = false, shard } = options
  const { problems, read, ...found } = readSources(root, known)
  const { today = found.today } = options
  const year = options.year ?? Number(today.slice(0, 4))
  const readProblems = [...checkEndpoints(env), ...problems]
  const { checkInputsHash, read: readPublic } = hashCheckInputs(root, found.assets, readProblems, known)
  const asked = [endpointsOf(env), isForNetlify(env), inbox, launch, publish, year, shard]
  return {
    ...found,
    root,
    readProblems,
    publicFolder: path.join(root, 'public'),
    year,
    today,
    launch: launch ? endpointsOf(env) : undefined,
    publish,
    command: commandLineOf(root),
    isForNetlify: isForNetlify(env),
    read: new Map([...read, ...readPublic]),
    checkInputsHash,
    inputsHash: hashOfAll([checkInputsHash, [...found.hashes], asked]),
  }
}
