import { addLink } from './loadWithStyles.ts'

/** A page of this site, fetched. */
export type FetchedPage = Document

/**
 * Fetches a page, or takes it from an earlier fetch: the page itself once it has arrived.
 *
 * @returns null when something is odd (not HTML, another version of the site, no answer): let the browser go there
 */
export type LoadPage = (url: URL) => FetchedPage | Promise<FetchedPage | null>

/**
 * Milliseconds after which an answer is no longer waited for: the browser goes there itself, shows that it is loading, and
 * asks the server anew. A slow answer comes sooner than a second one, so that this is longer than a slow answer takes.
 */
const longestWait = 12_000

/** How many fetched pages are kept; one weighs about 60 kB as text. */
const mostPages = 20

/** Makes a function that fetches the page at an address, and keeps the last ones; null for what is no page of this version of the site. */
export function createPageLoader(): LoadPage {
  const pages = new Map<string, FetchedPage | Promise<FetchedPage | null>>()
  return (url) => {
    const key = url.pathname + url.search
    const known = pages.get(key)
    if (known) return known
    const [oldest] = pages.keys()
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest)
    const fetched = fetchPage(url).then((page) => {
      if (page) pages.set(key, page)
      else pages.delete(key)
      return page
    })
    pages.set(key, fetched)
    return fetched
  }
}

async function fetchPage(url: URL): Promise<FetchedPage | null> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), longestWait)
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal: limit.signal })
    if (!response.headers.get('content-type')?.startsWith('text/html') || response.redirected) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    // The scripts of this page speak its own language.
    if (page.documentElement.lang !== document.documentElement.lang) return null
    if (versionOf(page) !== versionOf(document) || !page.getElementById('main')) return null
    // Rules of sections that the page on the screen does not have.
    await Promise.all([...page.querySelectorAll<HTMLLinkElement>('main>link')].map(({ href }) => addLink(href)))
    return page
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Rules, and the names of the files of app and stylesheet, are the version of the site: after a new deploy they differ. Each
 * sheet is named after the sheet that all pages share, so its name starts with the name of that one (src/node/code/joinSheets.ts).
 */
function versionOf(page: Document): string {
  const [script, style] = ['script[data-app]', 'style'].map((tag) => page.querySelector(tag)?.outerHTML)
  const sheet = page.querySelector('main>link[href*="/styles-"]')?.getAttribute('href')
  return [script, style, sheet?.split('/styles-')[1]?.slice(0, 8)].join()
}
