import { useEffect } from 'react'

/** The menus below entries of the header that are open. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('#menu details[open]')

/** Where the menu is a row, whose width the build chooses, its button is not shown (src/page/Header.styles.ts). */
function isOverPage(): boolean {
  const button = document.querySelector('header > button')
  return button !== null && getComputedStyle(button).display === 'none'
}

/**
 * Closes what a visitor opened below an entry of the header (src/page/MenuEntry.tsx): Escape, a chosen link and another page
 * do; where it lies over the page, so do a focus and a click outside of it.
 *
 * @param path the page on the screen
 */
export function useSubMenus(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => closeAll, [path])
  useEffect(() => {
    const leave = ({ type, target }: Event) => {
      for (const menu of openMenus()) {
        const isInside = target instanceof Element && menu.contains(target)
        const isChosen = isInside && type === 'click' && target.closest('a') !== null
        if (isChosen || (!isInside && isOverPage())) menu.open = false
      }
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const [menu] = key === 'Escape' ? openMenus() : []
      if (!menu || !isOverPage()) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    // As options of a listener, which have a `signal`.
    const stop = new AbortController()
    addEventListener('click', leave, stop)
    addEventListener('focusin', leave, stop)
    addEventListener('keydown', onKey, stop)
    return () => stop.abort()
  }, [])
}

function closeAll(): void {
  for (const menu of openMenus()) menu.open = false
}
