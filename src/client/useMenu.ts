import { useEffect, useState } from 'react'

/**
 * The state of the mobile menu. Escape closes it and returns the focus; following a link and changing the page close it
 * too. The starter closes it on a focus or click outside the header (src/client/starter.ts).
 *
 * @param path the page on the screen; the menu closes when it changes
 */
export function useMenu(path: string, initiallyOpen: boolean) {
  const [openOn, setOpenOn] = useState(initiallyOpen ? path : null)
  const open = openOn === path

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(null)
      document.querySelector<HTMLElement>('header button')?.focus({ preventScroll: true })
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#menu a')) setOpenOn(null)
    }
    // Also serves as the options object of a listener, which has a `signal`.
    const stop = new AbortController()
    addEventListener('keydown', onKey, stop)
    addEventListener('click', onClick, stop)
    return () => stop.abort()
  }, [open])

  return { open, toggle: () => setOpenOn(open ? null : path) }
}
