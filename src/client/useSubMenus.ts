import { useEffect } from 'react'

/** Returns the open submenus of the header. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('#menu details[open]')

/** If the menu is a row (the build chooses the width), its button is not displayed (src/page/Header.styles.ts). */
function isOverPage(): boolean {
  const button = document.querySelector('header > button')
  return button !== null && getComputedStyle(button).display === 'none'
}

/**
 * Closes the open submenus of the header (src/page/MenuEntry.tsx) on Escape, on a followed link and on a page change;
 * if the submenu covers the page, also on a focus or click outside it.
 *
 * @param path the page on the screen
 */
export function useSubMenus(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the page changes
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
    // Also serves as the options object of a listener, which has a `signal`.
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
