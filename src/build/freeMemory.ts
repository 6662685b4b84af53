import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Gives back what nothing refers to any more. V8 itself waits until the heap has grown well beyond what is in use, so that
 * a build of 10,027 pages held 550 to 640 MB at once; it holds 460 where this is done when the files are read and when they
 * are checked, for 25 ms each (10 for 27 pages).
 */
export function freeMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
