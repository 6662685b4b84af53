/**
 * What scripts that load one after another know of each other. The build writes these constants into each script
 * (`inlineConst` in `src/node/code/buildClient.ts`), so that none has to fetch a file for them.
 */

/** The code of an island, or of the shell, runs now. */
export const readyEvent = 'ashlar:ready'
/** The starter keeps a press until the code of its island runs. */
export const heldEvent = 'ashlar:held'
/** The code of an island could not be loaded. */
export const failedEvent = 'ashlar:failed'
/** Asks the shell to go to another page; it cancels the event where it does. */
export const navigateEvent = 'ashlar:navigate'

/** What is ticked of a scope of work has changed. */
export const scopeEvent = 'ashlar:scope'
/** A quote request was stored; owners may listen to it too. */
export const quoteSentEvent = 'quote:submitted'

/** Begins the names in the browser's storage. What was typed into a form has the name `<prefix><form>:<path of the page>`. */
export const storagePrefix = 'ashlar:'

declare global {
  interface WindowEventMap {
    [readyEvent]: Event
    [failedEvent]: Event
  }
  interface DocumentEventMap {
    [navigateEvent]: CustomEvent<{ href: string }>
  }
}
