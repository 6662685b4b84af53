import { addressesOf } from '../content/addresses/addressRecord.ts'
import { readSite } from '../content/check/checkSite.ts'
import { configFile } from '../content/model/files/configFile.ts'
import type { SiteModel } from '../content/model/siteModel.ts'
import { sortProblems } from '../content/problem/sortProblems.ts'
import { createSource } from '../content/problem/source.ts'
import { readForms } from '../content/readForms.ts'
import { foldersSharingPicture } from '../content/resolve/socialCard.ts'
import { findForms } from '../content/review/launch/checkLaunch.ts'
import { freeMemory } from './cache/freeMemory.ts'
import { checkInput } from './check/checkInput.ts'
import { openBundles } from './code/bundles.ts'
import { isFileChanged } from './disk/fileStamps.ts'
import { readInput } from './input/readInput.ts'
import type { BuildOptions, BuildResult, Built } from './options/buildOptions.ts'
import { withEndpoints } from './options/endpoints.ts'
import { checkOutput } from './output/checkOutput.ts'
import { listSharedFiles } from './output/listSharedFiles.ts'
import { openOutput } from './output/outputFolder.ts'
import { beginPictures, type PendingPictures } from './pictures/beginPictures.ts'
import { explainFaults } from './render/explainFaults.ts'
import { renderSite } from './render/renderSite.ts'
import { type BuildState, openState } from './state/buildState.ts'
import { openChecks } from './state/checkState.ts'

/**
 * Checks, renders and writes a site, or what has changed of it: the same input gives the same bytes, whatever was built
 * before. Nothing is written when a page has an error, and a build that is ended leaves a site that works, see
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
  const { root, outDir, report, env = {}, inbox, shard, workers, cached = true } = options
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
  if (
    earlier?.inputsHash === input.inputsHash &&
    isValidOn(earlier, input.today) &&
    output.holds(intactFiles, earlier.outputs)
  ) {
    report?.('Nothing has changed', 1)
    return { problems: earlier.problems, sources, built: { ...summaryOf(earlier), written: 0, deleted: 0 } }
  }

  freeMemory()
  const stop = new AbortController()
  // Before the check, which takes one core about as long as this.
  const { value: site } = readSite(createSource(configFile, sources.read(configFile)))
  const code =
    site &&
    openBundles(
      site,
      { forms: readForms(sources, site, input.year), own: input.own.code, fonts: input.fonts },
      stop.signal,
    )
  let pictures: PendingPictures | undefined
  try {
    const earlierCheck = cached ? checks.read() : undefined
    const { problems: found, model: checked, state: check } = checkInput(input, earlierCheck)
    if (!checked || !code) return { problems: found, sources }
    if (check !== earlierCheck) checks.write(check)
    // Threads that render a page read its file again; the texts around problems are shown.
    sources.holdOnly(new Set(found.flatMap(({ file, also }) => [file, also?.file ?? file])))
    freeMemory()
    report?.('Checked the pages', 1)

    pictures = await beginPictures({
      model: checked,
      input,
      folder: output.pictures,
      report,
      renderer: code.kept?.renderer,
    })
    const problems = sortProblems([...found, ...pictures.damaged])
    if (pictures.damaged.length > 0) return { problems, sources }
    const bundles = await code.bundles
    report?.('Built scripts and styles', 1)

    const model = withEndpoints(checked, env, inbox)
    const { files, records, sharedHash, faulty } = await renderSite({
      model,
      input,
      checked: check.files,
      bundles,
      pictures,
      earlier,
      intactFiles,
      staging: output.staging,
      shard,
      workers,
      report,
      stop,
    })
    if (faulty.length > 0) return { problems: explainFaults(faulty, { model, bundles, input }), sources }
    const folders = [input.publicFolder, output.pictures]
    const shared = listSharedFiles(model, bundles, { folders, fonts: input.fonts }, input.isForNetlify)
    const { outputs, written, deleted } = output.commit(shared, files, intactFiles)

    const { inputsHash } = input
    const built = {
      pages: files.length,
      forms: shownForms(model),
      redirects: model.redirects.size,
      crowded: foldersSharingPicture(model),
    }
    const valid = { validFrom: input.today, validBefore: checked.nextChange }
    const addresses = addressesOf(model)
    const state = { inputsHash, sharedHash, problems, pages: records, outputs, built, addresses, ...valid }
    states.write(state)
    report?.('Wrote the site', 1)
    return { problems, sources, built: { ...summaryOf(state), written, deleted } }
  } finally {
    stop.abort()
    await code?.bundles.catch(() => undefined)
    await pictures?.cards?.catch(() => undefined)
    output.cleanUp()
  }
}

/** Whether a site that was built earlier is the one of a day. */
const isValidOn = ({ validFrom, validBefore }: BuildState, today: string): boolean =>
  validBefore === undefined || (validFrom <= today && today < validBefore)

function shownForms({ forms, pages }: SiteModel): Built['forms'] {
  const shown = findForms(pages.values())
  return [...forms.values()]
    .filter(({ name }) => shown.has(name))
    .map(({ name, file, endpoint }) => ({ name, endpoint, ...(file !== undefined && { file }) }))
}

/** What a state says of the site that was built. */
const summaryOf = ({ built, addresses, outputs }: BuildState): Omit<Built, 'written' | 'deleted'> => ({
  ...built,
  addresses,
  files: [...outputs].map(([path, { size }]) => ({ path, size })),
})
