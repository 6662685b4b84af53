import { addressesOf } from '../content/addresses/addressRecord.ts'
import { readSite } from '../content/check/checkSite.ts'
import { configFile } from '../content/model/files/configFile.ts'
import type { SiteModel } from '../content/model/siteModel.ts'
import type { Problem } from '../content/problem/problem.ts'
import { sortProblems } from '../content/problem/sortProblems.ts'
import { createSource } from '../content/problem/source.ts'
import { readForms } from '../content/readForms.ts'
import { foldersSharingPicture } from '../content/resolve/social/socialCard.ts'
import { findForms } from '../content/review/launch/checkLaunch.ts'
import { freeMemory } from './cache/freeMemory.ts'
import { checkInput } from './check/checkInput.ts'
import { type Bundles, openBundles, type PendingBundles } from './code/bundles.ts'
import { isFileChanged } from './disk/fileStamps.ts'
import { type BuildInput, readInput } from './input/readInput.ts'
import type { BuildOptions, BuildResult, Built } from './options/buildOptions.ts'
import { withEndpoints } from './options/endpoints.ts'
import { checkOutput } from './output/checkOutput.ts'
import { listSharedFiles } from './output/listSharedFiles.ts'
import { type OutputFolder, openOutput } from './output/outputFolder.ts'
import type { OutputRecord } from './output/outputRecord.ts'
import { beginPictures } from './pictures/beginPictures.ts'
import { explainFaults } from './render/explainFaults.ts'
import { type RenderedSite, renderSite } from './render/renderSite.ts'
import { type BuildState, openState, type StateStore } from './state/buildState.ts'
import { type CheckStore, openChecks } from './state/checkState.ts'

/**
 * Checks, renders and writes a site, or only its changes: the same input gives the same bytes, regardless of earlier
 * builds. If a page has an error, nothing is written. An interrupted build leaves a working site, see
 * `outputFolder.ts`.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildOnce(options)
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return buildOnce({ ...options, cached: false })
  }
}

async function buildOnce(options: BuildOptions): Promise<BuildResult> {
  const { root, outDir, report, cached = true } = options
  const states = openState(root, outDir)
  const checks = openChecks(root)
  const earlier = cached ? states.read() : undefined
  const known = cached ? checks.readFiles() : undefined

  const input = readInput(options, known)
  checks.noteFiles(input.read, known)
  const { sources } = input
  const output = openOutput(outDir)
  const intactFiles = output.findIntact(earlier?.outputs ?? new Map())
  const refused = intactFiles.size === 0 ? checkOutput(root, outDir) : undefined
  if (refused) return { problems: [refused], sources }
  if (earlier && isBuiltFrom(earlier, input) && output.holds(intactFiles, earlier.outputs)) {
    report?.('Nothing has changed', 1)
    return { problems: earlier.problems, sources, built: { ...summaryOf(earlier), written: 0, deleted: 0 } }
  }

  freeMemory()
  const build: Build = { options, input, output, intactFiles, earlier, states, checks, stop: new AbortController() }
  const begun: Promise<unknown>[] = []
  try {
    return await buildChanged(build, begun)
  } finally {
    build.stop.abort()
    await Promise.allSettled(begun)
    output.cleanUp()
  }
}

/** A build with changes to process. */
interface Build {
  options: BuildOptions
  input: BuildInput
  output: OutputFolder
  /** The files of the earlier build that are still in the folder. */
  intactFiles: ReadonlyMap<string, OutputRecord>
  earlier: BuildState | undefined
  states: StateStore
  checks: CheckStore
  /** Aborts the work that runs in parallel with the build. */
  stop: AbortController
}

/** @param begun collects the promises of parallel work, so that the caller can wait for it */
async function buildChanged(build: Build, begun: Promise<unknown>[]): Promise<BuildResult> {
  const { options, input, output, intactFiles, earlier, stop } = build
  const { report, env = {}, inbox, shard, workers } = options
  const { sources } = input

  // Starts before the check, which takes about as long on one core.
  const code = beginCode(input, stop.signal)
  if (code) begun.push(code.bundles)
  const { problems: found, model: checked, waiting, files: checkedFiles } = checkPages(build)
  if (!checked || !code) return { problems: found, sources, waiting }
  report?.('Checked the pages', 1)

  const folder = output.pictures
  const pictures = await beginPictures({ model: checked, input, folder, report, renderer: code.kept?.renderer })
  if (pictures.cards) begun.push(pictures.cards)
  const problems = sortProblems([...found, ...pictures.damaged])
  if (pictures.damaged.length > 0) return { problems, sources }

  const bundles = await code.bundles
  report?.('Built scripts and styles', 1)

  const model = withEndpoints(checked, env, inbox)
  const work = { shard, workers, report, stop, staging: output.staging }
  const rendered = await renderSite({
    model,
    input,
    checked: checkedFiles,
    bundles,
    pictures,
    earlier,
    intactFiles,
    ...work,
  })
  const { faulty } = rendered
  if (faulty.length > 0) return { problems: explainFaults(faulty, { model, bundles, input }), sources }

  const built = writeSite(build, { model, bundles, rendered, problems })
  report?.('Wrote the site', 1)
  return { problems, sources, built }
}

/** Starts to build the code of a site in parallel; undefined if its configuration is unreadable. */
function beginCode({ sources, year, own, fonts }: BuildInput, signal: AbortSignal): PendingBundles | undefined {
  const { value: site } = readSite(createSource(configFile, sources.read(configFile)))
  return site && openBundles(site, { forms: readForms(sources, site, year), own: own.code, fonts }, signal)
}

/** Checks the pages, and stores a check without errors for the next one. With errors there is no model. */
function checkPages({ input, checks, options: { cached = true } }: Build) {
  const earlier = cached ? checks.read() : undefined
  const { problems, model, waiting, state } = checkInput(input, earlier)
  if (model) {
    if (state !== earlier) checks.write(state)
    // Rendering threads read the files of pages again; only the texts of problems are still needed.
    input.sources.holdOnly(new Set(problems.flatMap(({ file, also }) => [file, also?.file ?? file])))
    freeMemory()
  }
  return { problems, model, waiting, files: state.files }
}

interface ReadySite {
  model: SiteModel
  bundles: Bundles
  rendered: RenderedSite
  problems: Problem[]
}

/** Writes a rendered site into its folder, and stores the state for the next build. */
function writeSite({ input, output, intactFiles, states }: Build, ready: ReadySite): Built {
  const { model, bundles, problems } = ready
  const { files, records, sharedHash } = ready.rendered
  const folders = [input.publicFolder, output.pictures]
  const shared = listSharedFiles(model, bundles, { folders, fonts: input.fonts }, input.isForNetlify)
  const { outputs, written, deleted } = output.commit(shared, files, intactFiles)

  const state: BuildState = {
    inputsHash: input.inputsHash,
    sharedHash,
    problems,
    pages: records,
    outputs,
    built: {
      pages: files.length,
      forms: shownForms(model),
      redirects: model.redirects.size,
      crowded: foldersSharingPicture(model),
    },
    addresses: addressesOf(model),
    validFrom: input.today,
    validBefore: model.nextChange,
  }
  states.write(state)
  return { ...summaryOf(state), written, deleted }
}

/** Returns true if an earlier build equals what an input would give on its day. */
function isBuiltFrom({ inputsHash, validFrom, validBefore }: BuildState, input: BuildInput): boolean {
  if (inputsHash !== input.inputsHash) return false
  return validBefore === undefined || (validFrom <= input.today && input.today < validBefore)
}

function shownForms({ forms, pages }: SiteModel): Built['forms'] {
  const shown = findForms(pages.values())
  return [...forms.values()]
    .filter(({ name }) => shown.has(name))
    .map(({ name, file, endpoint }) => ({ name, endpoint, ...(file !== undefined && { file }) }))
}

/** The part of the build result that a state contains. */
const summaryOf = ({ built, addresses, outputs }: BuildState): Omit<Built, 'written' | 'deleted'> => ({
  ...built,
  addresses,
  files: [...outputs].map(([path, { size }]) => ({ path, size })),
})
