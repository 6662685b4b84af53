import { addLink } from './loadWithStyles.ts'

/** A fetched page of this site. */
export type FetchedPage = Document

/**
 * Fetches a page, or returns it from an earlier fetch: the page itself once it has arrived, a promise before that.
 *
 * @returns null if the answer cannot be used (not HTML, another version of the site, no answer), so the browser must
 * load it
 */
export type LoadPage = (url: URL) => FetchedPage | Promise<FetchedPage | null>

/**
 * Milliseconds before the app gives up on an answer. The browser then navigates itself, shows its own loading state and
 * requests the page again. The limit is longer than a slow answer takes, because that answer still comes sooner than a
 * second request.
 */
const longestWait = 12_000

/** The number of fetched pages kept in memory; one is about 60 kB as text. */
const mostPages = 20

/**
 * Creates a function that fetches the page at an address and caches the most recent ones. It returns null for anything
 * that is not a page of this version of the site.
 */
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
    // The scripts of the present page contain the words of its language only.
    if (page.documentElement.lang !== document.documentElement.lang) return null
    if (versionOf(page) !== versionOf(document) || !page.getElementById('main')) return null
    // Stylesheets of sections that the present page does not have.
    await Promise.all([...page.querySelectorAll<HTMLLinkElement>('main>link')].map(({ href }) => addLink(href)))
    return page
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Identifies the version of the site by its critical rules and by the file names of app and stylesheet, which change
 * with a deploy. Each sheet name starts with the name of the sheet that all pages share (src/node/code/joinSheets.ts).
 */
function versionOf(page: Document): string {
  const [script, style] = ['script[data-app]', 'style'].map((tag) => page.querySelector(tag)?.outerHTML)
  const sheet = page.querySelector('main>link[href*="/styles-"]')?.getAttribute('href')
  return [script, style, sheet?.split('/styles-')[1]?.slice(0, 8)].join()
}
