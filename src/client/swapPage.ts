import { mountIslands } from './mountIslands.ts'
import type { FetchedPage } from './pageLoader.ts'

/** The head tags that belong to one page. */
const headTags = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[hreflang]',
  'script[type="application/ld+json"]',
].join()

/**
 * The number of elements on the first screen of a page, counting its stylesheet link, which is a sibling of the
 * sections.
 */
const onFirstScreen = 3

/**
 * Replaces the content, the head, the notices above the header and the contact bar by those of a fetched page.
 *
 * @param fromTop whether the page will be shown from its top
 */
export type SwapPage = (page: FetchedPage, fromTop: boolean) => void

/** Mounts the islands of the page that the browser itself loaded. The returned function replaces that page. */
export function adoptPage(): SwapPage {
  const root = document.documentElement
  let unmountIslands = mountIslands(mainOf(document))
  let wasHome = isHome(document)
  return (page, fromTop) => {
    unmountIslands()
    // Chrome recomputes all styles if the focused element is removed after other changes to the page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The wipe of the first picture plays on the way to and from the home page, but not on Back or Forward.
    root.toggleAttribute('data-entrance', fromTop && (wasHome || isHome(page)))
    wasHome = isHome(page)
    // Rules that only pages with such a part have. They stay in the head, because the wipe also plays on the page after
    // the home page.
    for (const rules of page.head.querySelectorAll<HTMLElement>('[data-rare]'))
      if (!document.head.querySelector(`[data-rare=${rules.dataset.rare}]`))
        document.head.append(document.importNode(rules, true))
    replaceLines(page)
    replaceContactBar(page)
    document.title = page.title
    for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
    for (const tag of page.head.querySelectorAll(headTags)) document.head.append(document.importNode(tag, true))
    const main = mainOf(document)
    const next = document.importNode(mainOf(page), true)
    if (fromTop) drawLater(main, [...next.querySelectorAll<HTMLElement>(':scope>*')].slice(onFirstScreen))
    main.className = next.className
    replaceAround(main, next)
    unmountIslands = mountIslands(main)
  }
}

/**
 * Hides elements during the next paint and shows them right after it. A visitor who waits for the top of a page then
 * does not pay for styles and layout of what is below the screen. The height of the parent keeps the end of the page
 * off the screen until then.
 */
function drawLater(parent: HTMLElement, elements: readonly HTMLElement[]): void {
  if (elements.length === 0) return
  parent.style.minHeight = '200vh'
  for (const { style } of elements) style.display = 'none'
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const element of [parent, ...elements]) element.removeAttribute('style')
    }),
  )
}

/** Replaces the notices above the header, which may include that of the page's branch. */
function replaceLines(page: FetchedPage): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('body>aside'))
  if (shown && next?.isEqualNode(shown)) return
  shown?.remove()
  if (next) document.getElementById('shell')?.before(document.importNode(next, true))
}

/** Replaces the contact bar, because a page about a branch has that branch's phone number. */
function replaceContactBar(page: FetchedPage): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('body>nav'))
  if (shown && next && !next.isEqualNode(shown)) shown.replaceWith(document.importNode(next, true))
}

/**
 * Replaces all children except the stylesheets: a sheet that leaves the page, even for a moment, is applied late when
 * it returns. The sheets of the new page are linked already (pageLoader.ts).
 */
function replaceAround(main: HTMLElement, next: HTMLElement): void {
  for (const child of [...main.childNodes]) if (!isSheet(child)) child.remove()
  let before = main.firstChild
  for (const child of [...next.childNodes])
    if (isSheet(child)) before = null
    else main.insertBefore(child, before)
}

const isSheet = (node: Node) => node instanceof HTMLLinkElement

const isHome = (page: Document) => page.documentElement.hasAttribute('data-entrance')

function mainOf(page: Document): HTMLElement {
  const main = page.getElementById('main')
  if (!main) throw new Error('The page has no main element')
  return main
}
