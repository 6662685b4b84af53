import { readPage, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { sectionsSeen, seenByOthers } from '../resolve/seenByOthers.ts'
import { crowdedFolders } from '../resolve/socialCard.ts'
import { pagesOfUse, watchModel } from '../resolve/watchModel.ts'

export const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether other pages see the same of a page in both states. */
export const looksSame = (a: SitePage, b: SitePage) => a === b || isDeepEqual(seen(a), seen(b))

const seen = (page: SitePage) => [seenByOthers(page), sectionsSeen(page)]

export interface Watch {
  /** The old state; what is looked up in it is noted. */
  model: SiteModel
  /**
   * Runs `make` for the page `from`, and says whether it would certainly give the same value for the page `to` of the new
   * state. Where that is not certain, `isSame` is false.
   */
  work<Value>(from: SitePage, to: SitePage, make: () => Value): { value: Value; isSame: boolean }
}

/**
 * Recognises pages that are the same in two states of a site, without resolving them in both: their file is the same, and
 * so is all that they show of other pages. Measured with 10,355 pages: 4 s instead of 8.
 */
export function watchStates(old: SiteModel, now: SiteModel): Watch {
  const { watched, usesOf } = watchModel(old)
  const ground = ({ site, brand, collections }: SiteModel) => [site, brand, [...collections.keys()]]
  // Looked up once for all pages, so that it is no use of a single one.
  const isGroundSame = isDeepEqual([ground(old), crowdedFolders(watched)], [ground(now), crowdedFolders(now)])
  const known = new Map<string, boolean>()
  const isUseSame = (use: string): boolean => {
    const same = known.get(use) ?? areSame(pagesOfUse(old, use), pagesOfUse(now, use))
    known.set(use, same)
    return same
  }
  return {
    model: watched,
    work(from, to, make) {
      const { value, uses } = usesOf(make)
      return { value, isSame: isGroundSame && isSamePage(from, to) && uses.every(isUseSame) }
    },
  }
}

const areSame = (old: readonly SitePage[], now: readonly SitePage[]): boolean =>
  old.length === now.length && old.every((page, index) => isSamePlace(page, now[index]) && looksSame(page, now[index]))

const isSamePage = (a: SitePage, b: SitePage): boolean =>
  isSamePlace(a, b) && (a === b || isDeepEqual(readPage(a), readPage(b)))

const isSamePlace = (a: SitePage, b: SitePage | undefined): b is SitePage =>
  a.path === b?.path && a.file === b.file && a.part?.number === b.part?.number
