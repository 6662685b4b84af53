import { storagePrefix } from '../ui/events.ts'

const storageKey = `${storagePrefix}scroll`

/**
 * Maps the name of each history entry to its scroll position in CSS pixels from the top. It lasts as long as the tab.
 */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Returns the name of the present history entry, or undefined if the browser created the entry (by a load or a jump
 * within the page).
 */
export function nameOfEntry(): string | undefined {
  return history.state?.key
}

/** Names the present history entry if it has no name yet, and returns its name. */
export function nameEntry(): string {
  const key = nameOfEntry() ?? String(Date.now())
  history.replaceState({ ...history.state, key }, '')
  return key
}

/** Stores the scroll position of a history entry. */
export function rememberScroll(name: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [name]: Math.round(top) }))
  } catch {
    // Storage is full or blocked: Back then starts at the top.
  }
}

/** Scrolls to the stored position of a history entry. Returns false if none is stored. */
export function restoreScroll(name: string): boolean {
  const top = positions()[name]
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  return top !== undefined
}

/** Returns the element that a fragment names, or null. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

/** Scrolls to the element that a fragment names, or else to the top. */
export function scrollToTarget(hash: string): void {
  const target = targetOf(hash)
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** A fragment can be any text; `50%` is not valid percent-encoding and makes decodeURIComponent throw. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
