import type { Report } from '../options/buildOptions.ts'
import type { PageFile } from '../output/outputRecord.ts'
import type { PendingPictures } from '../pictures/beginPictures.ts'
import type { BuildState } from '../state/buildState.ts'
import { type PlanInput, planPages } from './planPages.ts'
import { renderPages } from './renderPages.ts'
import type { FaultyPage } from './renderWorker.ts'

interface RenderInputs extends Omit<PlanInput, 'photos'> {
  /** The pictures of the site, none of them damaged. */
  pictures: PendingPictures
  workers: number | undefined
  report: Report | undefined
  /** Aborts the rendering; also called here if a picture fails. */
  stop: AbortController
}

export interface RenderedSite {
  /** Changed files are in the staging folder. */
  files: PageFile[]
  records: BuildState['pages']
  sharedHash: string
  /** Pages that an own section type fails to render; then the site is incomplete. */
  faulty: FaultyPage[]
}

/** Renders the changed pages, and waits until all pictures are in their folder. */
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
