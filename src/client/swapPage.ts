import { mountIslands } from './mountIslands.ts'
import type { FetchedPage } from './pageLoader.ts'

/** The tags of the head that belong to one page. */
const headTags = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[hreflang]',
  'script[type="application/ld+json"]',
].join()

/** Sections that fill the first screen of a page, and its stylesheet, which is one of their siblings. */
const onFirstScreen = 3

/**
 * Puts the content, the head, the lines over the header and the contact bar of a fetched page in the place of the present ones.
 *
 * @param fromTop whether the page will be shown from its top
 */
export type SwapPage = (page: FetchedPage, fromTop: boolean) => void

/** Mounts the islands of the page that the browser itself loaded; the function it returns replaces that page. */
export function adoptPage(): SwapPage {
  const root = document.documentElement
  let unmountIslands = mountIslands(mainOf(document))
  let wasHome = isHome(document)
  return (page, fromTop) => {
    unmountIslands()
    // Chrome computes all styles anew where the element in focus is taken out of a page that has changed already.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The wipe of the first picture belongs to the ways to the home page and away from it, not to a step back.
    root.toggleAttribute('data-entrance', fromTop && (wasHome || isHome(page)))
    wasHome = isHome(page)
    // Rules that only pages with such a part have, and that stay: the wipe belongs to the page after the home page, too.
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
 * Leaves elements out of the next paint and brings them in right after it, so that what is below the screen costs a
 * visitor who waits for the top of a page neither styles nor layout. The height of their parent keeps the end of the page
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

/** Puts the lines over the header of a page, which are its branch's too, in the place of those on the screen. */
function replaceLines(page: FetchedPage): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('body>aside'))
  if (shown && next?.isEqualNode(shown)) return
  shown?.remove()
  if (next) document.getElementById('shell')?.before(document.importNode(next, true))
}

/** The contact bar of a page about a branch calls that branch. */
function replaceContactBar(page: FetchedPage): void {
  const [shown, next] = [document, page].map((each) => each.querySelector('body>nav'))
  if (shown && next && !next.isEqualNode(shown)) shown.replaceWith(document.importNode(next, true))
}

/**
 * Replaces all children but the stylesheets: out of the page for a moment, they would be applied late when back. Those of the
 * new page are there (pageLoader.ts).
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
