import { readyEvent } from '../ui/events.ts'

/**
 * Tells the starter that the code of an island or of the shell is running, so that the starter repeats the held press.
 */
export function markReady(owner: Element): void {
  owner.setAttribute('data-ready', '')
  owner.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true }))
}
