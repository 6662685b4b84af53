import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The number of unused bytes from which the heap is compacted; a build of a few pages leaves fewer. */
const worthPacking = 100e6

/** The growth of a compacted heap in percent after which V8 collects again; by default up to 300. */
const growth = 50

/**
 * Frees unreferenced memory. V8 itself waits until the heap has grown far beyond the used size, and leaves the rest
 * scattered over half-empty memory pages: of 508 MB after the check of 50,027 pages, 159 MB are in use. Compacting
 * takes 0.1 to 0.2 s for 100 MB in use, and a build of 10,027 pages takes 320 MB instead of 430 MB.
 */
export function freeMemory(): void {
  const collect = openCollector()
  collect()
  const { total_heap_size: held, used_heap_size: used } = getHeapStatistics()
  if (held - used < worthPacking) return
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  setFlagsFromString('--compact-on-every-full-gc')
  collect()
  setFlagsFromString('--no-compact-on-every-full-gc')
}

function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}
