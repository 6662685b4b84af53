import { draftPage, planSections } from '../../../content/add/draftPage.ts'
import { pageAddress, pageName } from '../../../content/model/files/pageAddress.ts'
import { fieldsOf, notePage } from '../../../content/model/pageNotes.ts'
import type { SitePage } from '../../../content/model/siteModel.ts'
import { nearestTo } from '../../../content/resolve/nearestTo.ts'
import { type OpenSite, planPage, type Wish } from '../../commands/addPage.ts'
import type { DraftPlan } from '../protocol.ts'

/** The most pages to start from in the list; nobody reads further. */
const mostStarts = 100

/**
 * Previews the draft of a page. Pages to start from are sorted by distance if the coordinates of the new town are
 * known, then by county, then in the order of the folder.
 */
export function planDraft(site: OpenSite, wish: Wish): DraftPlan | { refusal: string } {
  const plan = planPage(site, wish)
  if ('refusal' in plan) return plan
  const { like, ...newPage } = plan
  const { model } = site
  const page = draftPage(model, newPage, { ...(wish.facts && { facts: wish.facts }) })
  const { file } = newPage
  const path = pageAddress(file)
  const drafted: SitePage = { file, path, page: fieldsOf(page), notes: notePage(page, true), sections: page.sections }
  const pages = model.collections.get(newPage.folder) ?? []
  const near = nearestTo(drafted, pages, { count: mostStarts, isListed: () => true })
  const county = page.location?.county
  const sameCounty = pages.filter((other) => county !== undefined && other.page.location?.county === county)
  const starts = [...new Set([...near, ...sameCounty, ...pages])].slice(0, mostStarts)
  const start = like ?? starts[0]
  return {
    file,
    isTown: newPage.location !== undefined,
    starts: starts.map((other) => ({ stem: pageName(other.file), name: other.page.name })),
    sections: start
      ? planSections(model, newPage, start).map(({ type, ...planned }) => ({
          title: model.types.get(type)?.title ?? type,
          ...planned,
        }))
      : [],
  }
}
