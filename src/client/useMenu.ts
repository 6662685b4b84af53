import { useEffect, useState } from 'react'

/**
 * The mobile menu: Escape closes it and gives the focus back, a chosen link closes it, and so does another page. A focus
 * that leaves the header does so too, before the app has arrived as well: src/client/starter.ts.
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
      document.querySelector<HTMLElement>('[data-menu-toggle]')?.focus({ preventScroll: true })
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#menu a')) setOpenOn(null)
    }
    addEventListener('keydown', onKey)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', onClick)
    }
  }, [open])

  return { open, toggle: () => setOpenOn(open ? null : path) }
}
