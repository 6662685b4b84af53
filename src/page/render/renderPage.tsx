import type { PageModel } from '../../content/model/pageModel.ts'
import type { BarColours, PageAssets } from '../HeadTags.tsx'
import { createPageRenderer } from './createPageRenderer.tsx'

export { sceneMarkup } from './sceneMarkup.tsx'

/** Renders one page as an HTML document, for a server that renders each page on request. */
export function renderPage(model: PageModel, assets: PageAssets, bars: BarColours): string {
  return createPageRenderer({ assets, bars })(model)
}
