import { statSync } from 'node:fs'
import path from 'node:path'
import { isPageFile } from '../../content/model/pageAddress.ts'
import type { PictureFiles } from '../../content/model/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import { hashOfAll } from '../cache/cache.ts'
import { checkInput } from '../check/checkInput.ts'
import { isFileChanged, type ReadFiles } from '../disk/fileStamps.ts'
import { hashCheckInputs } from '../input/hashCheckInputs.ts'
import { readSources } from '../input/readSources.ts'
import { type Receivers, withEndpoints } from '../options/endpoints.ts'

import { type CheckState, type CheckStore, openChecks } from '../state/checkState.ts'

/** A site as the dev server shows it: with drafts, at the root, with receivers for all forms. */
export interface DevSite {
  sources: Sources
  problems: Problem[]
  /** Missing where a page has an error. */
  model?: SiteModel
  pictures: PictureFiles
}

/**
 * Makes the function that reads a site as it is on the disk now. It neither reads nor checks again what has not changed since
 * the call before, or, at the first call, since the last check or build: with 10,027 pages a call takes 0.2 s in place of 4,
 * and 1 s after a text was changed.
 *
 * @param fallback receivers of forms that have none
 */
export function openDevSite(root: string, fallback: Receivers): () => DevSite {
  let read = createReader(root, fallback, openChecks(root))
  return () => {
    try {
      return read()
    } catch (error) {
      if (!isFileChanged(error)) throw error
      read = createReader(root, fallback)
      return read()
    }
  }
}

/** @param checks what is known of the site already; without it, the first call reads and checks everything */
function createReader(root: string, fallback: Receivers, checks?: CheckStore): () => DevSite {
  const readBefore = checks?.readFiles()
  let known: ReadFiles | undefined = readBefore
  let checkedBefore = checks?.read()
  let checked: CheckState | undefined
  /** `key` changes with anything that was read. */
  let last: { site: DevSite; key: string } | undefined
  return () => {
    const found = readSources(root, known)
    const { sources, hashes, assets, pictures, problems: readProblems } = found
    known = found.read
    const checkInputsHash = hashOfAll([stampAssets(root, assets), readProblems])
    const key = hashOfAll([checkInputsHash, [...hashes]])
    if (last?.key === key) return { ...last.site, sources, pictures }

    const before = checkedBefore && !hasDrafts(checkedBefore) ? checkedBefore : undefined
    const isKept = () =>
      before?.checkInputsHash === hashCheckInputs(root, assets, readProblems, readBefore).checkInputsHash
    if (before && isKept()) checked = { ...before, checkInputsHash }
    checkedBefore = undefined
    const input = { ...found, readProblems, checkInputsHash, launch: undefined, drafts: true }
    const { problems, model, state } = checkInput(input, checked)
    if (model) checked = state
    // The dev server itself always serves at the root.
    const atRoot = model && { ...model, site: { ...model.site, base: '/' } }
    const shown = atRoot && withEndpoints(atRoot, process.env, fallback)
    last = { site: { sources, problems, ...(shown && { model: shown }), pictures }, key }
    return last.site
  }
}

/** Whether a check has left pages out, which are pages like others here. */
const hasDrafts = ({ files }: CheckState) =>
  [...files].some(([file, { publicViewHash }]) => publicViewHash === undefined && isPageFile(file))

/** The files of public/ with their size and time. */
function stampAssets(root: string, assets: Iterable<string>): string[] {
  return [...assets].sort().map((asset) => {
    const { size, mtimeMs } = statSync(path.join(root, 'public', asset), { throwIfNoEntry: false }) ?? {}
    return `${asset} ${size} ${mtimeMs}`
  })
}
