import { useCallback, useEffect, useState } from 'react'

/** The mobile menu: open or closed; Escape closes it and gives the focus back, so does a chosen link. */
export function useMenu(initial: boolean) {
  const [open, setOpen] = useState(initial)
  const toggle = useCallback(() => setOpen((before) => !before), [])
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      document.querySelector<HTMLElement>('[data-menu-toggle]')?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('#menu a')) setOpen(false)
    }
    addEventListener('keydown', onKey)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', onClick)
    }
  }, [open])

  return { open, toggle, close }
}
