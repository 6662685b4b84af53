/** Whether an address is that of the page on the screen, ignoring the fragment. */
export function isShown(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

/**
 * Returns the page of this site that a click leads to if the app may navigate there, or null if the browser must handle
 * the click.
 *
 * @param target the clicked element, for events whose own target is not the link
 */
export function pageOfClick(event: MouseEvent, target = event.target): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const url = pageOfLink(target)
  // The browser itself handles jumps within a page, and moves the focus with them.
  return url?.hash && isShown(url) ? null : url
}

/** Returns the address of the link around an element if it is a page of this site, otherwise null. */
export function pageOfLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href)
  const isPage = url.origin === location.origin && /\/[^./]*$/.test(url.pathname)
  return isPage && url.pathname.startsWith(import.meta.env.BASE_URL) ? url : null
}
