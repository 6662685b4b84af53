/** Whether a pointer is pressed on a page. */
export interface Press {
  /** Follows the pointers of a page from now on. */
  listen(page: Document): void
  isPressed(): boolean
  /** Done once no pointer is pressed, and the click that this makes has been heard; at once where none is. */
  released(): Promise<void>
}

/**
 * Makes what follows the pointers of a page. A click goes to nobody when what was pressed is replaced before the pointer is let
 * go (https://w3c.github.io/uievents/#event-type-click), so the page stays as it is so long.
 */
export function watchPress(): Press {
  let done: (() => void) | undefined
  let release: Promise<void> = Promise.resolve()
  const press = () => {
    if (done) return
    release = new Promise((resolve) => {
      done = resolve
    })
  }
  const letGo = () => {
    // The click comes after the release, in the same task.
    setTimeout(() => {
      done?.()
      done = undefined
    })
  }
  return {
    listen(page) {
      page.addEventListener('pointerdown', press, true)
      for (const name of ['pointerup', 'pointercancel'] as const) page.addEventListener(name, letGo, true)
      // A pointer that is let go outside of the window tells nobody.
      page.defaultView?.addEventListener('blur', letGo)
    },
    isPressed: () => done !== undefined,
    released: () => release,
  }
}
