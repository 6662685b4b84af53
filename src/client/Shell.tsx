import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ShellView } from '../page/ShellView.tsx'
import { currentNotice, dismiss, dismissError, noticeLifetime, subscribe } from '../ui/Notices/notices.ts'
import { createPageLoader } from './pageLoader.ts'
import type { ShellState } from './readShell.ts'
import { createShowWaiting } from './showWaiting.ts'
import type { SwapPage } from './swapPage.ts'
import { useEntry } from './useEntry.ts'
import { useLinks } from './useLinks.ts'
import { useMenu } from './useMenu.ts'
import { usePages } from './usePages.ts'
import { useSubMenus } from './useSubMenus.ts'

interface ShellProps {
  /** The shell of the page that the browser loaded. */
  initial: ShellState
  swapPage: SwapPage
  /** Called once, when the shell responds to clicks and keys. */
  onReady: () => void
}

/** The part of the page that React hydrates: header, breadcrumb, navigation and notices. */
export function Shell({ initial, swapPage, onReady }: ShellProps) {
  const [loadPage] = useState(createPageLoader)
  const [showWaiting] = useState(createShowWaiting)
  const [entry, navigate] = useEntry()
  const { shell, announcement } = usePages({ entry, initial, loadPage, swapPage, showWaiting })
  // An error belongs to the page on which it occurred.
  const shownPath = useRef(shell.path)
  useLayoutEffect(() => {
    if (shownPath.current !== shell.path) dismissError()
    shownPath.current = shell.path
  }, [shell.path])
  const menu = useMenu(shell.path, initial.menuOpen)
  useSubMenus(shell.path)
  useLinks({ loadPage, showWaiting, navigate })
  // Runs after the effects of the hooks above and of the children, so all their listeners are attached by then.
  const announceReady = useEffectEvent(onReady)
  useEffect(() => announceReady(), [])
  return (
    <>
      <ShellView
        header={shell.header}
        languages={shell.languages}
        crumbs={shell.crumbs}
        path={shell.path}
        menuOpen={menu.open}
        onToggle={menu.toggle}
      />
      {announcement && (
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      )}
      <LazyNotices />
    </>
  )
}

/** The key with which Radix moves the focus to the notices. */
const noticesKey = 'F8'

/** The area for notices. Its script is fetched while the browser is idle, so that the first notice appears at once. */
function LazyNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  // An F8 press before the script listens is dispatched again once it does.
  const wanted = useRef(document.getElementById('shell')?.dataset.key === noticesKey)
  useEffect(() => {
    if (Notices && wanted.current) document.dispatchEvent(new KeyboardEvent('keydown', { code: noticesKey }))
  }, [Notices])
  useEffect(() => {
    const load = async () => {
      const code = await import('../ui/Notices/Notices.tsx').catch(() => undefined)
      setNotices(() => code?.Notices ?? PlainNotice)
    }
    const unsubscribe = subscribe(load)
    const idle = setTimeout(load, 1500)
    // Also serves as the options object of a listener, which has a `signal`.
    const stop = new AbortController()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== noticesKey) return
      wanted.current = true
      void load()
    }
    if (wanted.current) void load()
    document.addEventListener('keydown', onKey, stop)
    return () => {
      clearTimeout(idle)
      unsubscribe()
      stop.abort()
    }
  }, [])
  return Notices ? <Notices /> : null
}

/**
 * The fallback for a notice when the script or stylesheet of the area cannot be loaded; the next notice requests them
 * again. It appears at the lower edge in the colours of its `data-tone`, and closes on any click or after
 * `noticeLifetime`.
 */
function PlainNotice() {
  const notice = useSyncExternalStore(subscribe, currentNotice)
  const id = notice?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => dismiss(id), noticeLifetime)
    return () => clearTimeout(timer)
  }, [id])
  if (!notice) return null
  const { title, description, said } = notice
  return (
    <p
      key={id}
      ref={(p) => p?.showPopover?.()}
      popover="auto"
      role={said ? undefined : 'alert'}
      data-tone="deep"
      style={{ margin: 'auto auto 5.5rem', maxWidth: 'min(100% - 2rem, 26rem)', padding: '1rem 1.25rem', border: 0 }}
    >
      <strong>{title}.</strong> {description}
    </p>
  )
}
