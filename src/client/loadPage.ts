/** A page of this site, fetched. */
export type FetchedPage = Document

/** How many fetched pages are kept; one weighs about 60 kB as text. */
const kept = 20
const pages = new Map<string, { promise: Promise<FetchedPage | null>; page?: FetchedPage }>()

/** Whether an address is that of the page on the screen; fragments lead to the same one. */
export function isShown(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

/** A page that was fetched before and is still kept. */
export function loadedPage(url: URL): FetchedPage | undefined {
  return pages.get(url.pathname + url.search)?.page
}

/**
 * Fetches a page, or takes it from an earlier fetch.
 *
 * @returns null when something is odd (not HTML, another version of the site, no answer): let the browser go there
 */
export function loadPage(url: URL): Promise<FetchedPage | null> {
  const key = url.pathname + url.search
  const known = pages.get(key)
  if (known) return known.promise
  const entry: { promise: Promise<FetchedPage | null>; page?: FetchedPage } = { promise: fetchPage(url) }
  pages.set(key, entry)
  const [oldest] = pages.keys()
  if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
  void entry.promise.then((page) => {
    if (page) entry.page = page
    else pages.delete(key)
  })
  return entry.promise
}

async function fetchPage(url: URL): Promise<FetchedPage | null> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html') || response.redirected) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return versionOf(page) === versionOf(document) && page.getElementById('main') ? page : null
  } catch {
    return null
  }
}

/** Rules, and the names of the files of app and stylesheet, are the version of the site: after a new deploy they differ. */
function versionOf(page: Document): string {
  return ['script[data-app]', 'style', 'main>link'].map((tag) => page.querySelector(tag)?.outerHTML).join()
}
