import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Bundles } from '../code/bundles.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { BuildOptions } from '../options/buildOptions.ts'
import { withEndpoints } from '../options/endpoints.ts'
import type { OutputRecord } from '../output/outputRecord.ts'
import type { PendingPictures } from '../pictures/beginPictures.ts'
import type { BuildState } from '../state/buildState.ts'
import type { CheckedFiles } from '../state/checkState.ts'
import { type PagePlan, planPages } from './planPages.ts'
import { renderPages } from './renderPages.ts'

interface Started {
  /** The site with the receivers of its forms. */
  model: SiteModel
  /** The state of what all pages show. */
  shared: string
  /** Settled when all pages are rendered; those that changed lie beside the site then, and all pictures in their folder. */
  pages: Promise<ReturnType<PagePlan['settle']>>
}

interface RenderInputs {
  input: BuildInput
  checked: CheckedFiles
  earlier: BuildState | undefined
  /** Files of the last build that lie there as it left them. */
  there: ReadonlyMap<string, OutputRecord>
  staging: string
  bundles: Bundles
  /** Without damaged ones. */
  pictures: PendingPictures
  /** Ends the rendering before it is done. */
  signal: AbortSignal
}

/** Finds out which pages have to be rendered, and has threads begin. */
export function startRendering(checked: SiteModel, options: BuildOptions, inputs: RenderInputs): Started {
  const { env = {}, fallback, report, shard, workers } = options
  const model = withEndpoints(checked, env, fallback)
  const { photos, cards } = inputs.pictures
  const plan = planPages({ ...inputs.input, ...inputs, pictures: photos, model, shard })
  const { tasks } = plan
  const total = tasks.length
  const rendered = renderPages({
    ...{ site: plan.site, tasks, renderer: inputs.bundles.renderer, workers, signal: inputs.signal },
    report: (done) => report?.('Rendered the pages', done / total, { done, total }),
  })
  const pages = Promise.all([rendered, cards]).then(([done]) => plan.settle(done))
  return { model, shared: plan.shared, pages }
}
