import type { SiteModel, SitePage } from '../model/siteModel.ts'

/** The dependency of a page that iterates over all pages of the site. */
const allPages = '*'
const usedPage = (path: string) => `page ${path}`
const usedFolder = (folder: string) => `folder ${folder}`

/** Returns the pages of a dependency in a version of the site; empty for a page or folder that does not exist. */
export function pagesOfUse({ pages, collections }: SiteModel, use: string): readonly SitePage[] {
  // Includes the folders, because a page whose last day is over leaves its folder.
  if (use === allPages) return [...pages.values(), ...[...collections.values()].flat()]
  const [, name = ''] = use.split(' ', 2)
  if (use === usedFolder(name)) return collections.get(name) ?? []
  const page = pages.get(name)
  return page ? [page] : []
}

/**
 * Wraps a model so that every lookup in it is recorded. A page is rendered again when something that it looked up has
 * changed, and code that resolves pages need not declare its dependencies.
 *
 * @returns the wrapped model, and `usesOf`, whose `uses` are the names of the lookups for `pagesOfUse`
 */
export function watchModel(model: SiteModel): {
  watched: SiteModel
  usesOf<Value>(work: () => Value): { value: Value; uses: string[] }
} {
  let uses = new Set<string>()
  const use = (name: string) => void uses.add(name)
  const watched = {
    ...model,
    pages: new WatchedMap(model.pages, (path) => use(path === undefined ? allPages : usedPage(path))),
    collections: new WatchedMap(model.collections, (folder) =>
      use(folder === undefined ? allPages : usedFolder(folder)),
    ),
  }
  return {
    watched,
    usesOf(work) {
      uses = new Set()
      const value = work()
      return { value, uses: [...uses].sort() }
    },
  }
}

/**
 * A map that reports which keys are looked up; undefined stands for all. Iterating over its keys alone is not recorded,
 * because a new key changes every page anyway.
 */
class WatchedMap<Value> extends Map<string, Value> {
  readonly #use: (key: string | undefined) => void

  constructor(entries: Iterable<readonly [string, Value]>, use: (key: string | undefined) => void) {
    super()
    for (const [key, value] of entries) this.set(key, value)
    this.#use = use
  }
  override get(key: string) {
    this.#use(key)
    return super.get(key)
  }
  override has(key: string) {
    this.#use(key)
    return super.has(key)
  }
  override values() {
    this.#use(undefined)
    return super.values()
  }
  override entries() {
    this.#use(undefined)
    return super.entries()
  }
  override [Symbol.iterator]() {
    this.#use(undefined)
    return super[Symbol.iterator]()
  }
  override forEach(...parameters: Parameters<Map<string, Value>['forEach']>) {
    this.#use(undefined)
    super.forEach(...parameters)
  }
}
