/**
 * Names shared by scripts that load one after another. The build inlines these constants into each script
 * (`inlineConst` in `src/node/code/buildClient.ts`), so that none has to fetch a file for them.
 */

/** The code of an island or of the shell is running. */
export const readyEvent = 'ashlar:ready'
/** The starter holds a press until the code of its island runs. */
export const heldEvent = 'ashlar:held'
/** The code of an island could not be loaded. */
export const failedEvent = 'ashlar:failed'
/** Asks the shell to navigate to another page; the shell cancels the event if it does. */
export const navigateEvent = 'ashlar:navigate'

/** The ticked tasks of a scope of work have changed. */
export const scopeEvent = 'ashlar:scope'
/** A quote request was stored; site owners may listen to it too. */
export const quoteSentEvent = 'quote:submitted'

/** Prefix of the keys in the browser's storage. Form input has the key `<prefix><form>:<path of the page>`. */
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
