import type { SiteModel } from '../content/siteModel.ts'

/** All pages of the site, which a page uses that looks through them. */
export const allPages = '*'
export const usedPage = (path: string) => `page ${path}`
export const usedFolder = (folder: string) => `folder ${folder}`

/**
 * A model that notes what is looked up in it, so that a page is rendered again when one of these things has changed, and
 * nobody who adds a list to a page has to say so.
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

/** Says which entries are looked up; undefined stands for all. Its names alone are free: a new one changes every page. */
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
