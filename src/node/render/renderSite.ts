import type { Report } from '../options/buildOptions.ts'
import type { PageFile } from '../output/outputRecord.ts'
import type { PendingPictures } from '../pictures/beginPictures.ts'
import type { BuildState } from '../state/buildState.ts'
import { type PlanInput, planPages } from './planPages.ts'
import { renderPages } from './renderPages.ts'
import type { FaultyPage } from './renderWorker.ts'

interface RenderInputs extends Omit<PlanInput, 'photos'> {
  /** Without damaged ones. */
  pictures: PendingPictures
  workers: number | undefined
  report: Report | undefined
  /** Ends the rendering before it is done; used here where a picture fails. */
  stop: AbortController
}

export interface RenderedSite {
  /** Changed ones are in the staging folder. */
  files: PageFile[]
  records: BuildState['pages']
  sharedHash: string
  /** Pages that a section type of the site does not draw; then the site is not whole. */
  faulty: FaultyPage[]
}

/** Renders the pages that have changed, until all pictures are in their folder, too. */
export async function renderSite({ pictures, workers, report, stop, ...inputs }: RenderInputs): Promise<RenderedSite> {
  const { site, tasks, sharedHash, settle } = planPages({ ...inputs, photos: pictures.photos })
  const total = tasks.length
  const rendering = renderPages({
    site,
    tasks,
    renderer: inputs.bundles.renderer,
    workers,
    signal: stop.signal,
    report: (done) => report?.('Rendered the pages', done / total, { done, total }),
  })
  try {
    const [{ rendered, faulty }] = await Promise.all([rendering, pictures.cards])
    return { ...settle(rendered), sharedHash, faulty }
  } finally {
    stop.abort()
    await rendering.catch(() => undefined)
  }
}
