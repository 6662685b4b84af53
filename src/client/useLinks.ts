import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { navigateEvent } from '../ui/events.ts'
import { basename } from './basename.ts'
import type { LoadPage } from './pageLoader.ts'
import { isShown, pageOfClick, pageOfLink } from './pageOfLink.ts'
import type { ShowWaiting } from './showWaiting.ts'

/**
 * Follows the links of the page without a new load: a click, or a `navigateEvent`, fetches the page and then changes the
 * address; pointing at a link or focusing it fetches ahead.
 */
export function useLinks(loadPage: LoadPage, showWaiting: ShowWaiting): void {
  const navigate = useNavigate()
  const follow = useEffectEvent(async (url: URL, isLatest: () => boolean) => {
    showWaiting(true)
    const known = isShown(url) || loadPage(url)
    const page = known instanceof Promise ? await known : known
    if (!isLatest()) return
    showWaiting(false)
    // As in browsers, a link to the present address makes no new entry of the history.
    const replace = url.href === location.href
    if (page) void navigate(url.pathname.slice(basename.length) + url.search + url.hash, { replace })
    else location.assign(url)
  })

  useEffect(() => {
    // As options of a listener, which have a `signal`.
    const stop = new AbortController()
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
    document.addEventListener('click', (event) => go(event, pageOfClick(event)), stop)
    document.addEventListener(navigateEvent, (event) => go(event, new URL(event.detail.href, location.href)), stop)
    document.addEventListener('pointerover', onHint, stop)
    document.addEventListener('focusin', onHint, stop)
    // A visitor who has gone back no longer wants the page.
    addEventListener('popstate', () => (latest += 1), stop)
    return () => stop.abort()
  }, [loadPage])
}
