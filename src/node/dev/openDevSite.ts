import { statSync } from 'node:fs'
import path from 'node:path'
import { isPageFile } from '../../content/model/pageAddress.ts'
import type { PictureFiles } from '../../content/model/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import { hashOfAll } from '../cache/cache.ts'
import { checkInput } from '../check/checkInput.ts'
import { isFileChanged, type ReadFiles } from '../disk/fileStamps.ts'
import { settingOf } from '../input/checkInputsHash.ts'
import { readSources } from '../input/readSources.ts'
import { type Receivers, withEndpoints } from '../options/endpoints.ts'
import { type CheckState, type KnownPages, openChecks } from '../state/checkState.ts'

/** A site as the dev server shows it: with drafts, at the root, with receivers for all forms. */
export interface DevSite {
  sources: Sources
  problems: Problem[]
  /** Missing where a page has an error. */
  model?: SiteModel
  pictures: PictureFiles
}

interface Last {
  site: DevSite
  /** Changes with anything that was read. */
  key: string
}

/**
 * Makes the function that reads a site as it lies on the disk now. What has not changed since the call before, or for the
 * first one since the last check or build, is neither read nor checked again: with 10,027 pages a call takes 0.2 s in
 * place of 4, and 1 s after a text was changed.
 */
export function openDevSite(root: string, fallback: Receivers): () => DevSite {
  const checks = openChecks(root)
  let last: Last | undefined
  const readBefore = checks.readFiles()
  let known: ReadFiles | undefined = readBefore
  let kept = checks.read()
  let right: CheckState | undefined
  const readOnce = (): DevSite => {
    const found = readSources(root, known)
    const { sources, hashes, assets, pictures, problems: readProblems } = found
    known = found.read
    const setting = hashOfAll([stampAssets(root, assets), readProblems])
    const key = hashOfAll([setting, [...hashes]])
    if (last?.key === key) return { ...last.site, sources, pictures }

    if (kept && !hasDrafts(kept) && kept.setting === settingOf(root, assets, readProblems, readBefore).setting)
      right = { ...kept, setting }
    kept = undefined
    const input = { ...found, readProblems, setting, launch: undefined, drafts: true }
    const { problems, model, memory } = checkInput(input, right)
    if (model) {
      const pages: KnownPages = { pages: right?.readKnown()?.pages ?? new Map(), ...memory.known }
      right = { ...memory, problems, readKnown: () => pages }
    }
    // The dev server itself always lies at the root.
    const atRoot = model && { ...model, site: { ...model.site, base: '/' } }
    const shown = atRoot && withEndpoints(atRoot, process.env, fallback)
    const site = { sources, problems, ...(shown && { model: shown }), pictures }
    last = { site, key }
    return site
  }
  return () => {
    try {
      return readOnce()
    } catch (error) {
      if (!isFileChanged(error)) throw error
      last = undefined
      known = undefined
      kept = undefined
      right = undefined
      return readOnce()
    }
  }
}

/** Whether a check has left pages out, which are pages like others here. */
const hasDrafts = ({ files }: CheckState) =>
  [...files].some(([file, { publicViewHash }]) => publicViewHash === '' && isPageFile(file))

/** The files of public/ with their size and time. */
function stampAssets(root: string, assets: Iterable<string>): string[] {
  return [...assets].sort().map((asset) => {
    const { size, mtimeMs } = statSync(path.join(root, 'public', asset), { throwIfNoEntry: false }) ?? {}
    return `${asset} ${size} ${mtimeMs}`
  })
}
