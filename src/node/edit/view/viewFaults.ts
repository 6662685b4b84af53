import { isOwnSectionFile, viewOfType } from '../../../content/model/files/ownFiles.ts'
import type { Problem } from '../../../content/problem/problem.ts'
import { isViewFault, type ViewFault } from '../../../page/ViewFault.ts'
import type { ReadSources } from '../../input/readSources.ts'
import { explainView } from '../../own/explainView.ts'

export interface ViewFaults {
  /** The problems that prevent pages from rendering, one for each page. */
  problems(): Problem[]
  /**
   * Renders a page. An error from the site's own code becomes a problem of the site until the page renders again.
   *
   * @returns undefined if the site's code has thrown; other errors are rethrown
   */
  drawUnlessThrown(file: string, draw: () => string, sources: ReadSources['sources']): string | undefined
}

/** Remembers the pages that fail to render because of the site's own section types. */
export function openViewFaults(): ViewFaults {
  const faults = new Map<string, Problem>()
  return {
    problems: () => [...faults.values()],
    drawUnlessThrown(file, draw, sources) {
      try {
        const html = draw()
        faults.delete(file)
        return html
      } catch (error) {
        if (!isViewFault(error)) throw error
        faults.set(file, tellFault(error, sources))
        return undefined
      }
    },
  }
}

function tellFault({ type, cause }: ViewFault, sources: ReadSources['sources']): Problem {
  const { message, stack = '' } = cause instanceof Error ? cause : { message: String(cause) }
  const codeFiles = sources.files().filter(isOwnSectionFile)
  const texts = new Map(codeFiles.map((file) => [file, sources.read(file)]))
  return explainView({ type, message, stack }, { view: viewOfType(type), texts, bundle: undefined })
}
