import { readyEvent } from '../ui/events.ts'

/** Tells the starter that the code of an island, or of the shell, runs now: it repeats what it held. */
export function markReady(owner: Element): void {
  owner.setAttribute('data-ready', '')
  owner.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }))
}
