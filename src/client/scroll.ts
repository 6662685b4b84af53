const storageKey = 'ashlar:scroll'

/** Where each entry of the history was scrolled to, in CSS pixels from the top; kept for the life of the tab. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Remembers the present position for an entry of the history. */
export function rememberScroll(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: Math.round(scrollY) }))
  } catch {
    // Storage is full or forbidden: Back then starts at the top.
  }
}

/** Goes back to where an entry of the history was left. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions()[key] ?? 0, behavior: 'instant' })
}

/** Goes to the element that a fragment names, else to the top. */
export function scrollToTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}
