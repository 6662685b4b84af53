/** Tracks whether a pointer is pressed on a page. */
export interface Press {
  /** Starts tracking the pointers of a page. */
  listen(page: Document): void
  isPressed(): boolean
  /** Resolves when no pointer is pressed and the resulting click was handled; immediately if none is pressed. */
  released(): Promise<void>
}

/**
 * Makes a tracker of pressed pointers. No click is dispatched if the pressed element is replaced before the pointer is
 * released (https://w3c.github.io/uievents/#event-type-click), so the page must not change until then.
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
    // The click follows the release in the same task.
    setTimeout(() => {
      done?.()
      done = undefined
    })
  }
  return {
    listen(page) {
      page.addEventListener('pointerdown', press, true)
      for (const name of ['pointerup', 'pointercancel'] as const) page.addEventListener(name, letGo, true)
      // A pointer that is released outside of the window fires no event here.
      page.defaultView?.addEventListener('blur', letGo)
    },
    isPressed: () => done !== undefined,
    released: () => release,
  }
}
