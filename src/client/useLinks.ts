import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { basename } from './basename.ts'
import { isShown, loadedPage, loadPage } from './loadPage.ts'
import { pageOfClick, pageOfLink } from './pageOfLink.ts'
import { showWaiting } from './showWaiting.ts'

/**
 * Follows the links of the page without a new load: a click, or an `ashlar:navigate` event, fetches the page and then
 * changes the address; pointing at a link or focusing it fetches ahead.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  const follow = useEffectEvent(async (url: URL, isLatest: () => boolean) => {
    showWaiting(true)
    const page = isShown(url) || loadedPage(url) || (await loadPage(url))
    if (!isLatest()) return
    showWaiting(false)
    // As browsers do, a link to the present address makes no entry of its own.
    const replace = url.href === location.href
    if (page) void navigate(url.pathname.slice(basename.length) + url.search + url.hash, { replace })
    else location.assign(url)
  })

  useEffect(() => {
    const stop = new AbortController()
    const listen = (name: string, act: (event: Event) => void) =>
      document.addEventListener(name, act, { signal: stop.signal })
    let latest = 0
    const go = (event: Event, url: URL | null) => {
      if (!url) return
      event.preventDefault()
      const turn = ++latest
      void follow(url, () => turn === latest)
    }
    const onHint = ({ target }: Event) => {
      const url = pageOfLink(target)
      if (url && !isShown(url)) void loadPage(url)
    }
    listen('click', (event) => go(event, pageOfClick(event as MouseEvent)))
    listen('ashlar:navigate', (event) =>
      go(event, new URL((event as CustomEvent<{ href: string }>).detail.href, location.href)),
    )
    listen('pointerover', onHint)
    listen('focusin', onHint)
    // Who goes back meanwhile no longer wants the page.
    addEventListener('popstate', () => (latest += 1), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
