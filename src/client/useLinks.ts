import { useEffect } from 'react'
import { navigateEvent } from '../ui/events.ts'
import type { LoadPage } from './pageLoader.ts'
import { isShown, pageOfClick, pageOfLink } from './pageOfLink.ts'
import type { ShowWaiting } from './showWaiting.ts'
import type { Navigate } from './useEntry.ts'

/** CSS pixels within which a pointer that is released has stayed where it was pressed. */
const steady = 10

interface LinksOptions {
  loadPage: LoadPage
  showWaiting: ShowWaiting
  navigate: Navigate
}

/**
 * Follows the links of the page without a new load: a click, or a `navigateEvent`, fetches the page and then changes the
 * address; pointing at a link or focusing it fetches ahead. Where anything goes wrong on the way, the browser loads the
 * page: a click that was kept from the browser always ends in one of the two, or in a later click or step back.
 */
export function useLinks({ loadPage, showWaiting, navigate }: LinksOptions): void {
  useEffect(() => {
    // As options of a listener, which have a `signal`.
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
        // As in browsers, a link to the present address makes no new entry of the history.
        navigate(url, url.href === location.href)
      } catch {
        // Browsers refuse too many entries of the history in a short time, too.
        location.assign(url)
      }
    }
    const go = (event: Event, url: URL | null) => {
      if (!url) return
      event.preventDefault()
      void follow(url)
    }
    let press: MouseEvent | undefined
    // A link that moves away, or goes, between press and release gets no click: the browser tells only what both places
    // have in common, or nothing (UI Events, 3.4.4). Whoever holds the mouse still has clicked that link.
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
