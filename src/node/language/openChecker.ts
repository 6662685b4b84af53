import { fixSite } from '../../content/fix/fixSite.ts'
import { configFile } from '../../content/model/files/configFile.ts'
import { openLiveCheck, type Unsaved } from '../check/openLiveCheck.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { readSources } from '../input/readSources.ts'
import { describeProblems, type ShownProblem } from './describeProblems.ts'

/** Checks a site for a language server. `unsaved` are the texts in the editor. */
export interface SiteChecker {
  check(unsaved: Unsaved): Promise<ShownProblem[]>
  /** The text of a file after all fixes that need no decision. */
  fix(unsaved: Unsaved, file: string): Promise<string>
}

/** Creates a checker that runs in this thread. */
export function openChecker(root: string): SiteChecker {
  const check = openLiveCheck(root)
  return {
    async check(unsaved) {
      const { found, compiled } = check(unsaved)
      return describeProblems(compiled.problems, found.sources, configFile)
    },
    async fix(unsaved, file) {
      const { problems: readProblems, ...found } = readSources(root, undefined, unsaved)
      const sources = found.sources.texts()
      const untouchable = new Set(Object.keys(sources).filter((other) => other !== file))
      // Rewriting a file whose bytes could not all be read would lose the rest.
      for (const unread of readProblems) untouchable.add(unread.file)
      const fixed = fixSite({ ...found, sources, readProblems, untouchable, command: commandLineOf(root) })
      return fixed.sources[file] ?? ''
    },
  }
}
