import { statSync } from 'node:fs'
import path from 'node:path'
import type { Compiled } from '../../content/compileSite.ts'
import { isPageFile } from '../../content/model/files/pageAddress.ts'
import { hashOfAll } from '../cache/cache.ts'
import { isFileChanged, type ReadFiles } from '../disk/fileStamps.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { hashCheckInputs } from '../input/hashCheckInputs.ts'
import { type ReadSources, readSources } from '../input/readSources.ts'
import { type CheckState, type CheckStore, openChecks } from '../state/checkState.ts'
import { checkInput } from './checkInput.ts'
import { fewestFiles } from './checkRoot.ts'

/** The result of a check, and the files that it checked. */
interface LiveCheck {
  found: ReadSources
  compiled: Compiled
}

/** Texts from an editor, by file; undefined for a deleted file. They override the files on disk. */
export type Unsaved = ReadonlyMap<string, string | undefined>

/**
 * Creates the function that checks the current state of a site. It does not read or check again what is unchanged since
 * the previous call or, at the first call, since the last check or build. If nothing has changed, `compiled` is the
 * same object as before.
 *
 * @param options `drafts`: true to treat drafts like other pages. Default: false, as in a check
 */
export function openLiveCheck(root: string, options: { drafts?: boolean } = {}): (unsaved?: Unsaved) => LiveCheck {
  const { drafts = false } = options
  let check = createCheck(root, drafts, openChecks(root))
  return (unsaved) => {
    try {
      return check(unsaved)
    } catch (error) {
      if (!isFileChanged(error)) throw error
      check = createCheck(root, drafts)
      return check(unsaved)
    }
  }
}

/** @param checks the stored state of the site; without it, the first call reads and checks everything */
function createCheck(root: string, drafts: boolean, checks?: CheckStore): (unsaved?: Unsaved) => LiveCheck {
  const readBefore = checks?.readFiles()
  const command = commandLineOf(root)
  let known: ReadFiles | undefined = readBefore
  let checkedBefore = checks?.read()
  let checked: CheckState | undefined
  /** `key` changes with anything that was read. */
  let last: { compiled: Compiled; key: string } | undefined
  return (unsaved) => {
    const found = readSources(root, known, unsaved)
    const { hashes, assets, problems: readProblems } = found
    known = found.read
    const checkInputsHash = hashOfAll([stampAssets(root, assets), readProblems])
    const key = hashOfAll([checkInputsHash, [...hashes], found.today])
    if (last?.key === key) return { found, compiled: last.compiled }

    const isSmall = hashes.size < fewestFiles
    const before = !isSmall && checkedBefore && !(drafts && hasDrafts(checkedBefore)) ? checkedBefore : undefined
    const isKept = () =>
      before?.checkInputsHash === hashCheckInputs(root, assets, readProblems, readBefore).checkInputsHash
    if (before && isKept()) checked = { ...before, checkInputsHash }
    checkedBefore = undefined
    const input = { ...found, readProblems, checkInputsHash, launch: undefined, drafts, command }
    const { state, ...compiled } = checkInput(input, isSmall ? undefined : checked)
    if (compiled.model) checked = state
    last = { compiled, key }
    return { found, compiled }
  }
}

/** Returns true if a check has skipped drafts, which count as pages here. */
const hasDrafts = ({ files }: CheckState) =>
  [...files].some(([file, { publicViewHash }]) => publicViewHash === undefined && isPageFile(file))

/** The files of public/ with their size and modification time. */
function stampAssets(root: string, assets: Iterable<string>): string[] {
  return [...assets].sort().map((asset) => {
    const { size, mtimeMs } = statSync(path.join(root, 'public', asset), { throwIfNoEntry: false }) ?? {}
    return `${asset} ${size} ${mtimeMs}`
  })
}
