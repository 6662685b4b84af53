/** Whether an address leads to the page on the screen; fragments do not count. */
export function isShown(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

/**
 * The page of this site that a click leads to, if the app may go there itself; else the browser does.
 *
 * @param target what was clicked, where the event does not know
 */
export function pageOfClick(event: MouseEvent, target = event.target): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const url = pageOfLink(target)
  // The browser itself jumps within a page, and moves the focus along.
  return url?.hash && isShown(url) ? null : url
}

/** The page of this site that the link around an element leads to. */
export function pageOfLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href)
  const isPage = url.origin === location.origin && /\/[^./]*$/.test(url.pathname)
  return isPage && url.pathname.startsWith(import.meta.env.BASE_URL) ? url : null
}
