import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../words/Words.tsx'
import { notices as css } from './Notices.styles.ts'
import { currentNotice, dismiss, noticeLifetime as lifetime, type Notice, subscribe } from './notices.ts'

/** A detached element: screen readers do not announce what Radix puts there. */
const silence = document.createElement('div')

/**
 * The notification area. It shows one notice at a time, closed after a while, by swipe, button or Escape; F8 moves the
 * focus to it.
 */
export function Notices() {
  const notice = useSyncExternalStore(subscribe, currentNotice, () => undefined)
  const area = useRef<HTMLOListElement>(null)
  const held = useHolding(area, notice)
  useLifetime(notice, held)

  return (
    // Radix' own timer keeps running in a hidden tab, and stops for good after a hovered notice is closed.
    <Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={Number.POSITIVE_INFINITY}
      announcerContainer={notice?.said ? silence : document.body}
    >
      {notice && <NoticeView key={notice.id} notice={notice} />}
      <Viewport ref={area} className={css.area} />
    </Provider>
  )
}

function NoticeView({ notice }: { notice: Notice }) {
  const { id, title, description, tone = 'default', action } = notice
  const say = useWords('shell')
  return (
    <Root
      className={css.notice}
      data-tone={tone}
      // Radix announces "foreground" assertively, as an alert, and "background" politely, as a status.
      type={tone === 'error' ? 'foreground' : 'background'}
      open
      onOpenChange={(open) => !open && dismiss(id)}
    >
      <Title className={css.title}>{title}</Title>
      <Description className={css.text}>{description}</Description>
      {action && (
        <Action
          className={css.action}
          altText={action.altText}
          onClick={action.onSelect}
          asChild={Boolean(action.href)}
        >
          {action.href ? <a href={action.href}>{action.label}</a> : action.label}
        </Action>
      )}
      <Close className={css.close} aria-label={say('close')}>
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </Close>
    </Root>
  )
}

/**
 * Whether the pointer or the focus is in the area. It also manages the focus: a notice that replaces a focused one
 * keeps it in the area, and after the last notice the focus returns to its previous element.
 */
function useHolding(area: RefObject<HTMLOListElement | null>, notice: Notice | undefined): boolean {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  const shown = useRef<Notice>(undefined)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)
    // The listeners do not use React, because Radix puts a notice into the area by a portal, which React's events
    // bypass. The controller serves as the options object of a listener, which has a `signal`.
    const stop = new AbortController()
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) cameFrom.current = relatedTarget
      setFocused(true)
    }
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      const windowLostFocus = document.activeElement === target
      if (!windowLostFocus && !isInside(relatedTarget)) setFocused(false)
    }
    element.addEventListener('pointerenter', () => setHovered(true), stop)
    element.addEventListener('pointerleave', () => setHovered(false), stop)
    element.addEventListener('focusin', onFocus, stop)
    element.addEventListener('focusout', onBlur, stop)
    return () => stop.abort()
  }, [area])

  useEffect(() => {
    const ended = shown.current
    shown.current = notice
    if (!focused || !ended || ended === notice) return
    if (notice) {
      area.current?.focus()
      return
    }
    area.current?.blur()
    setFocused(false)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [area, notice, focused])

  return hovered || focused
}

/**
 * Dismisses a notice after its lifetime. The time stops while the notice is hovered or focused, or the tab is hidden.
 */
function useLifetime(notice: Notice | undefined, held: boolean) {
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const left = useRef({ id: 0, time: lifetime })

  useEffect(() => {
    if (!notice) return
    if (left.current.id !== notice.id) left.current = { id: notice.id, time: lifetime }
    if (held || hidden) return
    const start = Date.now()
    const timer = setTimeout(() => dismiss(notice.id), left.current.time)
    return () => {
      clearTimeout(timer)
      left.current.time -= Date.now() - start
    }
  }, [notice, held, hidden])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
