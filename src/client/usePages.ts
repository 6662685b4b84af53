import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FetchedPage, LoadPage } from './pageLoader.ts'
import { readShell, type ShellState } from './readShell.ts'
import { nameEntry, nameOfEntry, rememberScroll, restoreScroll, scrollToTarget, targetOf } from './scroll.ts'
import type { ShowWaiting } from './showWaiting.ts'
import type { SwapPage } from './swapPage.ts'
import type { Entry } from './useEntry.ts'
import { type Shown, watchPosition } from './watchPosition.ts'

/** The page on the screen. */
interface Placed {
  shell: ShellState
  announcement: string
}

interface PagesOptions {
  /** The present history entry. */
  entry: Entry
  /** The shell of the page that the browser loaded. */
  initial: ShellState
  loadPage: LoadPage
  swapPage: SwapPage
  showWaiting: ShowWaiting
}

/**
 * Shows the page of the present address whenever the address changes. It takes content and head from the page's HTML,
 * moves the focus to the main heading or the target of the fragment, and scrolls to the top, to the fragment, or to the
 * stored position.
 *
 * @returns the shell of the page on the screen, and its title to announce, which is empty before the first navigation
 */
export function usePages({ entry, initial, loadPage, swapPage, showWaiting }: PagesOptions): Placed {
  const shown = useRef<Shown>({ entry, page: entry.page, name: '', top: scrollY })
  const [placed, setPlaced] = useState<Placed>({ shell: initial, announcement: '' })

  const arrive = useEffectEvent(() => {
    const name = nameEntry()
    if (entry.type !== 'pop' || !restoreScroll(name)) scrollToTarget(entry.hash)
    Object.assign(shown.current, { name, top: scrollY })
  })
  // The breadcrumb shifts the content, so positions are right only after the shell of the page is rendered.
  const settle = useEffectEvent(() => {
    focusStart(entry.hash)
    if (shown.current.entry === entry) arrive()
  })
  useLayoutEffect(() => {
    if (placed.announcement) settle()
  }, [placed])

  useLayoutEffect(() => {
    const left = shown.current
    const { type, page, hash } = entry
    // The browser handles this case itself: it loaded the page, or jumps within it.
    const isItsOwn = left.entry === entry || (left.page === page && type === 'pop' && !nameOfEntry())
    if (left.name) rememberScroll(left.name, left.top)
    Object.assign(left, isItsOwn ? { entry, name: nameEntry(), top: scrollY } : { entry, name: '' })
    showWaiting(false)
    if (isItsOwn) return
    if (left.page === page) return arrive()

    const url = new URL(page, location.origin)
    // The address is already that of the new page, so any failure from here on is solved by a full load.
    const place = (found: FetchedPage) => {
      try {
        const shell = readShell(found)
        left.page = page
        swapPage(found, type !== 'pop' && !hash)
        setPlaced({ shell, announcement: found.title })
      } catch {
        location.reload()
      }
    }
    return awaitPage(loadPage(url), place, showWaiting)
  }, [entry, loadPage, swapPage, showWaiting])

  useEffect(() => watchPosition(shown.current), [])

  return placed
}

/**
 * Calls `place` with a page once it is loaded, or makes the browser load it. The returned function cancels the wait.
 */
function awaitPage(loaded: ReturnType<LoadPage>, place: (found: FetchedPage) => void, showWaiting: ShowWaiting) {
  if (!(loaded instanceof Promise)) return place(loaded)
  let current = true
  showWaiting(true)
  void loaded.then((found) => {
    if (!current) return
    showWaiting(false)
    if (found) place(found)
    else location.reload()
  })
  return () => {
    current = false
  }
}

/**
 * Moves the focus to the target of the fragment or else to the main heading, where a screen reader and the next Tab key
 * also continue after a full load.
 */
function focusStart(hash: string): void {
  const start = targetOf(hash) ?? document.querySelector<HTMLElement>('main h1')
  start?.setAttribute('tabindex', '-1')
  start?.focus({ preventScroll: true })
}
