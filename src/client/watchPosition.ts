import { nameOfEntry, rememberScroll } from './scroll.ts'
import type { Entry } from './useEntry.ts'

/** The page on the screen. */
export interface Shown {
  entry: Entry
  page: string
  /** The name of its history entry; empty while another page is loading. */
  name: string
  /** Its scroll position in CSS pixels. */
  top: number
}

/**
 * Tracks the scroll position of the page on the screen, and stores it when the visitor leaves the page. The returned
 * function stops it.
 */
export function watchPosition(shown: Shown): () => void {
  // Also serves as the options object of a listener, which has a `signal`.
  const stop = new AbortController()
  const listen = (name: string, act: () => void) => addEventListener(name, act, stop)
  // The position is read at each scroll, because the browser jumps before it fires `popstate`. A busy browser also
  // scrolls to a fragment before `popstate`; then the present entry has no name yet, and the position belongs to it.
  listen('scroll', () => {
    if (nameOfEntry() === shown.name) shown.top = scrollY
  })
  // The browser restores the position itself after a full reload. Firefox ignores the setting if it is made while the
  // page unloads. `beforeunload` also fires for `tel:` links, where the page stays, so the setting is reverted at the
  // next click.
  const onLeave = () => {
    if (shown.name) rememberScroll(shown.name, scrollY)
    history.scrollRestoration = 'auto'
  }
  listen('beforeunload', onLeave)
  listen('pagehide', onLeave)
  const onShow = () => {
    history.scrollRestoration = 'manual'
  }
  onShow()
  // A click can arrive before the event of the scroll that preceded it.
  const onClick = () => {
    shown.top = scrollY
    onShow()
  }
  // WebKit restores the position of a page from its back/forward cache right after `pageshow`.
  listen('pageshow', () => setTimeout(onShow))
  addEventListener('click', onClick, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
