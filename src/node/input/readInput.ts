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

/** All that a site is built from; `today` is part of no hash, as few sites depend on it: see `BuildState.validFrom`. */
export interface BuildInput extends Omit<ReadSources, 'problems' | 'read'> {
  /** The folder of the site, absolute. */
  root: string
  readProblems: Problem[]
  /** Where icons and pictures come from, absolute; it need not be there. */
  publicFolder: string
  year: number
  /** Receivers to hold against the launch check, when the site is to become public. */
  launch: ReturnType<typeof endpointsOf> | undefined
  /** Whether the site is published: then what visitors would see as a fault is refused. */
  publish: boolean
  command: CommandLine
  /** Whether Netlify is the host, see `redirectFiles.ts`. */
  isForNetlify: boolean
  /** The files as they were read, for the next build. */
  read: ReadFiles
  /** Changes with all that the check depends on beside the page files. */
  checkInputsHash: string
  /** Changes with any of it, with what the build was asked for, and with the builder itself. */
  inputsHash: string
}

/**
 * Reads all that a site is built from.
 *
 * @param known what was read the last time
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
