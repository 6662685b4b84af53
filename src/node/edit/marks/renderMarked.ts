import type { PageModel } from '../../../content/model/pageModel.ts'
import type { SiteModel, SitePage } from '../../../content/model/siteModel.ts'
import { type Drawings, markModel, shownSections } from './markModel.ts'
import { createMarks, type Mark } from './marks.ts'
import { placeMarks } from './placeMarks.ts'

interface RenderInput {
  model: SiteModel
  page: SitePage
  /** The page as `resolvePage` returns it. */
  resolved: PageModel
  /** The renderer of the built site. */
  render: (model: PageModel) => string
  drawings: Drawings
  /** See `createMarks`. */
  settle?: (mark: Mark) => Mark
}

/**
 * Renders the HTML that visitors get, in which each element that shows an authored text, picture, icon, entry or
 * section carries its location in the page file as `data-at`.
 */
export function renderMarked({ model, page, resolved, render, drawings, settle }: RenderInput): string {
  const marks = createMarks(settle)
  const marked = markModel({ model, page, resolved, drawings }, marks)
  const shown = page.continuation
    ? resolved.sections.map(() => undefined)
    : shownSections(model, page).map((written) => written?.place)
  return placeMarks(render(marked), marks, shown)
}
