import { addressesOf } from '../content/addresses/addressRecord.ts'
import { readSite } from '../content/check/checkSite.ts'
import type { Compiled } from '../content/compileSite.ts'
import { configFile } from '../content/model/configFile.ts'
import type { SiteModel } from '../content/model/siteModel.ts'
import { sortProblems } from '../content/problem/sortProblems.ts'
import { createSource } from '../content/problem/source.ts'
import { crowdedFolders } from '../content/resolve/socialCard.ts'
import { findForms } from '../content/review/checkLaunch.ts'
import { freeMemory } from './cache/freeMemory.ts'
import { checkInput } from './check/checkInput.ts'
import { openBundles } from './code/bundles.ts'
import { isFileChanged } from './disk/fileStamps.ts'
import { type BuildInput, readInput } from './input/readInput.ts'
import type { BuildOptions, BuildResult, Built } from './options/buildOptions.ts'
import { checkOutput } from './output/checkOutput.ts'
import { listSharedFiles } from './output/listSharedFiles.ts'
import { openOutput } from './output/outputFolder.ts'
import type { OutputRecord } from './output/outputRecord.ts'
import { beginPictures, type PendingPictures } from './pictures/beginPictures.ts'
import { startRendering } from './render/startRendering.ts'
import { openState } from './state/buildState.ts'
import { type CheckedFiles, type CheckStore, openChecks } from './state/checkState.ts'

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
  const { root, outDir, report, cached = true } = options
  const state = openState(root, outDir)
  const checks = openChecks(root)
  const earlier = cached ? state.read() : undefined
  const known = cached ? checks.readFiles() : undefined
  const input = readInput(options, known)
  checks.noteFiles(input.read, known)
  const { sources } = input
  const output = openOutput(outDir)
  const there = output.findIntact(earlier?.outputs ?? new Map())
  const refused = there.size === 0 ? checkOutput(root, outDir) : undefined
  if (refused) return { problems: [refused], sources }
  if (earlier?.inputs === input.key && output.holds(there, earlier.outputs)) {
    report?.('Nothing has changed', 1)
    return {
      problems: earlier.problems,
      sources,
      built: {
        ...earlier.built,
        addresses: earlier.addresses,
        files: sizesOf(earlier.outputs),
        written: 0,
        deleted: 0,
      },
    }
  }

  freeMemory()
  const stop = new AbortController()
  // Before the check, which takes one core about as long as this.
  const { value: site } = readSite(createSource(configFile, sources.read(configFile)))
  const code = site && openBundles(site, stop.signal)
  let pictures: PendingPictures | undefined
  let rendering: ReturnType<typeof startRendering> | undefined
  try {
    const { problems: found, model, checked } = checkPages(input, checks, cached)
    if (!model || !code) return { problems: found, sources }
    report?.('Checked the pages', 1)

    pictures = await beginPictures({ model, input, folder: output.pictures, report, renderer: code.kept?.renderer })
    const problems = sortProblems([...found, ...pictures.damaged])
    if (pictures.damaged.length > 0) return { problems, sources }
    const bundles = await code.bundles
    report?.('Built scripts and styles', 1)

    const ground = { input, checked, earlier, there, bundles, pictures, staging: output.staging }
    rendering = startRendering(model, options, { ...ground, signal: stop.signal })
    const { files, records } = await rendering.pages
    const folders = [input.publicFolder, output.pictures]
    const shared = listSharedFiles(rendering.model, bundles, folders, input.isForNetlify)
    const { outputs, written, deleted } = output.commit(shared, files, there)
    const forms = shownForms(rendering.model)
    const built = { pages: files.length, forms, redirects: model.redirects.size, crowded: crowdedFolders(model) }
    const addresses = addressesOf(model)
    state.write({
      inputs: input.key,
      shared: rendering.shared,
      problems,
      pages: records,
      outputs,
      built,
      addresses,
    })
    report?.('Wrote the site', 1)
    return { problems, sources, built: { ...built, addresses, files: sizesOf(outputs), written, deleted } }
  } finally {
    stop.abort()
    await code?.bundles.catch(() => undefined)
    await pictures?.cards?.catch(() => undefined)
    await rendering?.pages.catch(() => undefined)
    output.cleanUp()
  }
}

interface CheckedPages extends Pick<Compiled, 'problems' | 'model'> {
  checked: CheckedFiles
}

/** Checks the pages, keeps what the next check may be spared, and lets go of all that nobody asks for any more. */
function checkPages(input: BuildInput, checks: CheckStore, cached: boolean): CheckedPages {
  const { problems, model, memory } = checkInput(input, cached ? checks.read() : undefined)
  if (model) {
    // Threads that render a page read it again; the texts around problems are shown.
    input.sources.holdOnly(new Set(problems.flatMap(({ file, also }) => [file, ...(also ? [also.file] : [])])))
    freeMemory()
    checks.write({ ...memory, problems })
  }
  return { problems, ...(model && { model }), checked: memory.files }
}

function shownForms({ site, pages }: SiteModel): Built['forms'] {
  const shown = findForms(pages.values())
  const { quote, contact } = site.forms
  return { ...(shown.has('quote') && { quote }), ...(shown.has('contact') && { contact }) }
}

const sizesOf = (outputs: ReadonlyMap<string, OutputRecord>) => [...outputs].map(([path, { size }]) => ({ path, size }))
