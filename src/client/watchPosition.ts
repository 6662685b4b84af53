import { nameOfEntry, rememberScroll } from './scroll.ts'
import type { Entry } from './useEntry.ts'

/** The page on the screen. */
export interface Shown {
  entry: Entry
  page: string
  /** Of its entry in the history; empty while another page is awaited. */
  name: string
  /** How far it is scrolled, in pixels. */
  top: number
}

/** Follows how far the page on the screen is scrolled, until the function that it returns is called, and keeps it when the page is left. */
export function watchPosition(shown: Shown): () => void {
  // As options of a listener, which have a `signal`.
  const stop = new AbortController()
  const listen = (name: string, act: () => void) => addEventListener(name, act, stop)
  // Read at each scroll, as the browser jumps before it tells. A busy browser scrolls to a fragment before `popstate` as
  // well; the entry without a name is already the present one then, and the position belongs to it.
  listen('scroll', () => {
    if (nameOfEntry() === shown.name) shown.top = scrollY
  })
  // The browser restores the position itself when the whole page is loaded again. For Firefox it is too late to say so
  // when the page goes; before, it is said of `tel:` too, where the page stays: until the next click.
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
  // A click can come before the event of the scroll that led to it.
  const onClick = () => {
    shown.top = scrollY
    onShow()
  }
  // WebKit restores the position of a page that it had kept right after it has told that the page is back.
  listen('pageshow', () => setTimeout(onShow))
  addEventListener('click', onClick, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
