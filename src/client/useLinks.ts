import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { basename } from './basename.ts'
import { pageOfClick, pageOfLink } from './links.ts'
import { isShown, loadedPage, loadPage } from './pages.ts'

/**
 * Follows the links of the page without a new load: a click, or an `ashlar:navigate` event, fetches the page and then
 * changes the address; pointing at a link or focusing it fetches ahead.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  const follow = useEffectEvent(async (url: URL, isLatest: () => boolean) => {
    const page = isShown(url) || loadedPage(url) || (await loadPage(url))
    if (!isLatest()) return
    if (page) void navigate(url.pathname.slice(basename.length) + url.search + url.hash)
    else location.assign(url)
  })

  useEffect(() => {
    let latest = 0
    const go = (url: URL) => {
      const turn = ++latest
      void follow(url, () => turn === latest)
    }
    const onClick = (event: MouseEvent) => {
      const url = pageOfClick(event)
      if (!url) return
      event.preventDefault()
      go(url)
    }
    const onRequest = (event: CustomEventInit<{ href: string }> & Event) => {
      event.preventDefault()
      go(new URL(event.detail?.href ?? '', location.href))
    }
    const onHint = ({ target }: Event) => {
      const url = pageOfLink(target)
      if (url && !isShown(url)) void loadPage(url)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('ashlar:navigate', onRequest)
    document.addEventListener('pointerover', onHint)
    document.addEventListener('focusin', onHint)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('ashlar:navigate', onRequest)
      document.removeEventListener('pointerover', onHint)
      document.removeEventListener('focusin', onHint)
    }
  }, [])
}
