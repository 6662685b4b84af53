import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FetchedPage, LoadPage } from './pageLoader.ts'
import { readShell, type ShellState } from './readShell.ts'
import { nameEntry, nameOfEntry, rememberScroll, restoreScroll, scrollToTarget, targetOf } from './scroll.ts'
import type { ShowWaiting } from './showWaiting.ts'
import type { SwapPage } from './swapPage.ts'
import type { Entry } from './useEntry.ts'
import { type Shown, watchPosition } from './watchPosition.ts'

/** What is on the screen. */
interface Placed {
  shell: ShellState
  announcement: string
}

interface PagesOptions {
  /** The present entry of the history. */
  entry: Entry
  /** The shell of the page that the browser loaded. */
  initial: ShellState
  loadPage: LoadPage
  swapPage: SwapPage
  showWaiting: ShowWaiting
}

/**
 * Puts the page of the present address in place whenever the address changes: content and head from the page's own
 * HTML, the focus on its main heading or what the fragment names, the scroll position at the top, at the fragment, or
 * where it was left.
 *
 * @returns the shell of the page in place, and its title to announce, empty before the first navigation
 */
export function usePages({ entry, initial, loadPage, swapPage, showWaiting }: PagesOptions): Placed {
  const shown = useRef<Shown>({ entry, page: entry.page, name: '', top: scrollY })
  const [placed, setPlaced] = useState<Placed>({ shell: initial, announcement: '' })

  const arrive = useEffectEvent(() => {
    const name = nameEntry()
    if (entry.type !== 'pop' || !restoreScroll(name)) scrollToTarget(entry.hash)
    Object.assign(shown.current, { name, top: scrollY })
  })
  // The breadcrumb moves the content, so positions are right only when the shell of the page is there.
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
    // What the browser does by itself: it loaded the page, or jumps within it.
    const isItsOwn = left.entry === entry || (left.page === page && type === 'pop' && !nameOfEntry())
    if (left.name) rememberScroll(left.name, left.top)
    Object.assign(left, isItsOwn ? { entry, name: nameEntry(), top: scrollY } : { entry, name: '' })
    showWaiting(false)
    if (isItsOwn) return
    if (left.page === page) return arrive()

    const url = new URL(page, location.origin)
    // The address is that of the page already: what goes wrong from here on, a load makes good.
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

/** Hands a page over once it is there, or has the browser load it; the function that it returns gives up the wait. */
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
 * Moves the focus to what the fragment names, or else to the main heading: where a screen reader and the next Tab go on
 * after a full load too.
 */
function focusStart(hash: string): void {
  const start = targetOf(hash) ?? document.querySelector<HTMLElement>('main h1')
  start?.setAttribute('tabindex', '-1')
  start?.focus({ preventScroll: true })
}
