import { drawLater } from './drawLater.ts'
import type { FetchedPage } from './loadPage.ts'
import { mountIslands } from './mountIslands.ts'

/** The tags of the head that belong to one page. */
const headTags = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'script[type="application/ld+json"]',
].join()

let unmountIslands: (() => void) | undefined

/** Mounts the islands of the page that the browser itself loaded. */
export function adoptPage(): void {
  unmountIslands = mountIslands(mainOf(document))
}

/** Sections that fill the first screen of a page, and its stylesheet, which stands between them. */
const onFirstScreen = 3

/**
 * Puts the content and the head of a fetched page in the place of the present ones.
 *
 * @param fromTop whether the page will stand at its top
 */
export function swapPage(page: FetchedPage, fromTop: boolean): void {
  unmountIslands?.()
  // Chrome computes all styles anew where the element in focus is taken out of a page that has changed already.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.documentElement.removeAttribute('data-entrance')
  document.title = page.title
  for (const tag of document.head.querySelectorAll(headTags)) tag.remove()
  for (const tag of page.head.querySelectorAll(headTags)) document.head.append(document.importNode(tag, true))
  const main = mainOf(document)
  const next = document.importNode(mainOf(page), true)
  if (fromTop) drawLater(main, [...next.children].slice(onFirstScreen) as HTMLElement[])
  replaceAround(main.querySelector(':scope>link'), main, next)
  unmountIslands = mountIslands(main)
}

/** Replaces all children but the stylesheet: out of the page for a moment, it would be applied late when back. */
function replaceAround(sheet: Element | null, main: HTMLElement, next: HTMLElement): void {
  const own = next.querySelector(':scope>link')
  for (const child of [...main.childNodes]) if (child !== sheet) child.remove()
  let before = sheet
  for (const child of [...next.childNodes])
    if (sheet && child === own) before = null
    else main.insertBefore(child, before)
}

function mainOf(page: Document): HTMLElement {
  const main = page.getElementById('main')
  if (!main) throw new Error('The page has no main element')
  return main
}
