import { storagePrefix } from '../ui/events.ts'

const storageKey = `${storagePrefix}scroll`

/** Where each entry of the history was scrolled to, in CSS pixels from the top; kept for the life of the tab. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** The name of the present entry of the history; undefined where the browser made it: by a load, or a jump within the page. */
export function nameOfEntry(): string | undefined {
  return history.state?.key
}

/** Names the present entry of the history, if it has no name yet. */
export function nameEntry(): string {
  const key = nameOfEntry() ?? String(Date.now())
  history.replaceState({ ...history.state, key }, '')
  return key
}

/** Remembers for an entry of the history where it was left. */
export function rememberScroll(name: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [name]: Math.round(top) }))
  } catch {
    // Storage is full or forbidden: Back then starts at the top.
  }
}

/** Goes back to where an entry of the history was left; false where that is not known. */
export function restoreScroll(name: string): boolean {
  const top = positions()[name]
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  return top !== undefined
}

/** The element that a fragment names. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

/** Goes to the element that a fragment names, else to the top. */
export function scrollToTarget(hash: string): void {
  const target = targetOf(hash)
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** A fragment can be anything; `50%` is no percent-encoding and throws. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
