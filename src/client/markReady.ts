/** Tells the starter that an island, or the shell, answers for itself from now on; what it held is repeated. */
export function markReady(owner: Element): void {
  owner.setAttribute('data-ready', '')
  owner.dispatchEvent(new CustomEvent('ashlar:ready', { bubbles: true }))
}
