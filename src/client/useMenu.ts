import { useEffect, useState } from 'react'

/**
 * The mobile menu: Escape closes it and gives the focus back; a chosen link and another page close it. So do a focus and
 * a click outside of the header, which the starter watches (src/client/starter.ts).
 *
 * @param path the page on which it is open or closed
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
    // As options of a listener, which have a `signal`.
    const stop = new AbortController()
    addEventListener('keydown', onKey, stop)
    addEventListener('click', onClick, stop)
    return () => stop.abort()
  }, [open])

  return { open, toggle: () => setOpenOn(open ? null : path) }
}
