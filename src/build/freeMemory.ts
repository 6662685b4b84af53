import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/** Beyond what is in use after a collection, in percent, before V8 collects again; its own choice is up to 300. */
const growth = 50

/**
 * Gives back what nothing refers to any more. V8 itself waits until the heap has grown well beyond what is in use, and
 * leaves what remains of it on pages that are half empty: of 508 MB after the check of 50,027 pages, 159 are in use.
 */
export function freeMemory(): void {
  collect ??= openCollector()
  // Pages are emptied into others, for which there is room once this is done.
  collect()
  setFlagsFromString('--compact-on-every-full-gc')
  collect()
  setFlagsFromString('--no-compact-on-every-full-gc')
}

function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  return runInNewContext('gc') as () => void
}
