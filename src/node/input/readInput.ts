import path from 'node:path'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import type { CommandLine } from '../../content/problem/commandLine.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { FileAges } from '../../content/review/copies/createCopySearch.ts'
import type { SectionTypes } from '../../content/schema/sectionTypes.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { ReadFiles } from '../disk/fileStamps.ts'
import type { BuildOptions } from '../options/buildOptions.ts'
import { checkEndpoints, endpointsOf, isForNetlify } from '../options/endpoints.ts'

import type { OwnSections } from '../own/readOwnSections.ts'
import { commandLineOf } from './commandLineOf.ts'

import type { DiskSources } from './createDiskSources.ts'
import { hashCheckInputs } from './hashCheckInputs.ts'
import { readSources } from './readSources.ts'

/** All that a site is built from. */
export interface BuildInput {
  /** The folder of the site, absolute. */
  root: string
  sources: DiskSources
  assets: Set<string>
  /** The files that are still the sample of the builder. */
  samples: string[]
  /** What the pictures among them say about themselves. */
  pictures: PictureFiles
  /** What the fonts among them say about themselves. */
  fonts: FontFiles
  /** The section types of the site itself. */
  own: OwnSections
  /** Those and the ones of the builder. */
  types: SectionTypes
  readAges: () => FileAges
  readChanges: () => FileAges
  readRevisions: () => FileAges
  readProblems: Problem[]
  /** Where icons and pictures come from, absolute; it need not be there. */
  publicFolder: string
  year: number
  /** `2026-12-24`; part of no hash, as few sites depend on it: see `BuildState.validFrom`. */
  today: string
  /** Receivers to hold against the launch check, when the site is to become public. */
  launch: ReturnType<typeof endpointsOf> | undefined
  /** Whether the site is published: then what visitors would see as a fault is refused. */
  publish: boolean
  command: CommandLine
  /** Whether Netlify is the host, see `redirectFiles.ts`. */
  isForNetlify: boolean
  /** Hash of each source file. */
  hashes: Map<string, string>
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
  const {
    sources,
    hashes,
    read,
    assets,
    samples,
    pictures,
    fonts,
    own,
    types,
    readAges,
    readChanges,
    readRevisions,
    problems,
    ...clock
  } = readSources(root, known)
  const { today = clock.today } = options
  const year = options.year ?? Number(today.slice(0, 4))
  const readProblems = [...checkEndpoints(env), ...problems]
  const { checkInputsHash, read: readPublic } = hashCheckInputs(root, assets, readProblems, known)
  const asked = [endpointsOf(env), isForNetlify(env), inbox, launch, publish, year, shard]
  return {
    root,
    sources,
    assets,
    samples,
    pictures,
    fonts,
    own,
    types,
    readAges,
    readChanges,
    readRevisions,
    readProblems,
    publicFolder: path.join(root, 'public'),
    year,
    today,
    launch: launch ? endpointsOf(env) : undefined,
    publish,
    command: commandLineOf(root),
    isForNetlify: isForNetlify(env),
    hashes,
    read: new Map([...read, ...readPublic]),
    checkInputsHash,
    inputsHash: hashOfAll([checkInputsHash, [...hashes], asked]),
  }
}
