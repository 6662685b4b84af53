import { useEffect } from 'react'
import { navigateEvent } from '../ui/events.ts'
import type { LoadPage } from './pageLoader.ts'
import { isShown, pageOfClick, pageOfLink } from './pageOfLink.ts'
import type { ShowWaiting } from './showWaiting.ts'
import type { Navigate } from './useEntry.ts'

/** The distance in CSS pixels within which a released pointer counts as not moved. */
const steady = 10

interface LinksOptions {
  loadPage: LoadPage
  showWaiting: ShowWaiting
  navigate: Navigate
}

/**
 * Follows the links of the page without a full load: a click, or a `navigateEvent`, fetches the page and then changes
 * the address; hovering over a link or focusing it prefetches the page. If anything fails, the browser loads the page.
 * A click whose default is prevented therefore always ends in one of the two, unless a later click or Back supersedes
 * it.
 */
export function useLinks({ loadPage, showWaiting, navigate }: LinksOptions): void {
  useEffect(() => {
    // Also serves as the options object of a listener, which has a `signal`.
    const stop = new AbortController()
    let latest = 0
    const follow = async (url: URL) => {
      latest += 1
      const turn = latest
      showWaiting(true)
      try {
        const known = isShown(url) || loadPage(url)
        const page = known instanceof Promise ? await known : known
        if (turn !== latest) return
        if (!page) throw new Error('The page cannot be had here')
        showWaiting(false)
        // As in browsers, a link to the present address adds no history entry.
        navigate(url, url.href === location.href)
      } catch {
        // Some browsers also throw if too many history entries are added within a short time.
        location.assign(url)
      }
    }
    const go = (event: Event, url: URL | null) => {
      if (!url) return
      event.preventDefault()
      void follow(url)
    }
    let press: MouseEvent | undefined
    // A link that moves or disappears between press and release gets no click: the browser dispatches the event only to
    // the common ancestor of both positions, or not at all (UI Events, 3.4.4). If the pointer has not moved, the
    // visitor has clicked that link.
    const onRelease = (event: MouseEvent) => {
      const pressed = press?.target
      if (!press || !(pressed instanceof Element) || Math.hypot(event.x - press.x, event.y - press.y) > steady) return
      const link = pressed.closest('a')
      if (link && event.target instanceof Node && !link.contains(event.target)) go(event, pageOfClick(event, link))
    }
    const onHint = ({ target }: Event) => {
      const url = pageOfLink(target)
      if (url && !isShown(url)) void loadPage(url)
    }
    document.addEventListener('click', (event) => go(event, pageOfClick(event)), stop)
    document.addEventListener('mousedown', (event) => (press = event), stop)
    document.addEventListener('mouseup', onRelease, stop)
    document.addEventListener(navigateEvent, (event) => go(event, new URL(event.detail.href, location.href)), stop)
    document.addEventListener('pointerover', onHint, stop)
    document.addEventListener('focusin', onHint, stop)
    // A visitor who has gone back no longer wants the page.
    addEventListener('popstate', () => (latest += 1), stop)
    return () => stop.abort()
  }, [loadPage, showWaiting, navigate])
}
