import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { basename } from './basename.ts'
import { type FetchedPage, loadedPage, loadPage } from './pages.ts'
import { readShell, type ShellState } from './readShell.ts'
import { rememberScroll, restoreScroll, scrollToTarget } from './scroll.ts'
import { swapPage } from './swapPage.ts'

/** What stands on the screen. */
interface Placed {
  shell: ShellState
  announcement: string
}

/**
 * Puts the page of the present address in place whenever the address changes: content and head from the page's own
 * HTML, the focus on its main heading, the scroll position at the top, at the fragment, or where it was left.
 *
 * @param initial the shell of the page that the browser loaded
 * @returns the shell of the page in place, and its title to announce, empty before the first navigation
 */
export function usePages(initial: ShellState): Placed {
  const entry = useLocation()
  const type = useNavigationType()
  const shown = useRef(entry)
  const [placed, setPlaced] = useState<Placed>({ shell: initial, announcement: '' })

  // The breadcrumb moves the content, so positions are right only when the shell of the page stands.
  const settle = useEffectEvent(() => {
    focusHeading()
    arrive(entry, type)
  })
  useLayoutEffect(() => {
    if (placed.announcement) settle()
  }, [placed])

  useLayoutEffect(() => {
    const before = shown.current
    if (before === entry) return
    rememberScroll(before.key)
    shown.current = entry
    if (before.pathname === entry.pathname && before.search === entry.search) return arrive(entry, type)

    const url = new URL(basename + entry.pathname + entry.search, location.origin)
    const fromTop = type !== NavigationType.Pop && !entry.hash
    const page = loadedPage(url)
    if (page) return setPlaced(putInPlace(page, fromTop))
    let current = true
    void loadPage(url).then((found) => {
      if (!current) return
      if (found) setPlaced(putInPlace(found, fromTop))
      else location.reload()
    })
    return () => {
      current = false
    }
  }, [entry, type])

  useEffect(() => {
    // The browser restores the position itself when the whole page is loaded again.
    const onHide = () => {
      rememberScroll(shown.current.key)
      history.scrollRestoration = 'auto'
    }
    const onShow = () => {
      history.scrollRestoration = 'manual'
    }
    onShow()
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  return placed
}

function putInPlace(page: FetchedPage, fromTop: boolean): Placed {
  swapPage(page, fromTop)
  return { shell: readShell(page), announcement: page.title }
}

function arrive({ key, hash }: Location, type: NavigationType): void {
  if (type === NavigationType.Pop && !hash) restoreScroll(key)
  else scrollToTarget(hash)
}

/** Moves the focus to the main heading, where a screen reader goes on reading after a full load too. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
