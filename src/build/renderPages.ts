import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { openRenderer, RenderedPage, RenderSite, RenderTask } from './renderWorker.ts'

interface Rendering {
  site: RenderSite
  /** The built module of `renderWorker.ts`. */
  renderer: string
  tasks: readonly RenderTask[]
  /** How many threads at most. Default: one for each core. */
  workers?: number | undefined
  /** Called with the number of pages rendered so far. */
  report?: ((done: number) => void) | undefined
  signal: AbortSignal
}

/** Fewer pages are rendered faster than a thread starts. */
const fewest = 200
/** Pages that are handed to a thread at once. */
const portion = 64
/** Megabytes for what a thread drops soon, as nearly all of a page. With Node's own limit two threads hold 34 more. */
const youngMemory = 8
/** Portions that wait for a thread: enough for it to go on while the thread that hands them out is busy. */
const waiting = 24

/**
 * Renders pages, in threads where they are many; these work from now on. The outcome does not depend on their number.
 *
 * @param rendering `signal` ends it before it is done
 */
export async function renderPages({
  site,
  renderer,
  tasks,
  workers,
  report,
  signal,
}: Rendering): Promise<RenderedPage[]> {
  if (tasks.length === 0) return []
  const threads = Math.min(workers ?? availableParallelism(), Math.ceil(tasks.length / fewest))
  if (threads <= 1) {
    const module = (await import(pathToFileURL(renderer).href)) as { openRenderer: typeof openRenderer }
    const render = module.openRenderer(site)
    return tasks.map((task, index) => {
      const page = render(task)
      report?.(index + 1)
      return page
    })
  }
  const portions = Array.from({ length: Math.ceil(tasks.length / portion) }, (_, index) =>
    tasks.slice(index * portion, (index + 1) * portion),
  )
  const rendered: RenderedPage[] = []
  const share = createSharing()
  const done = Array.from({ length: threads }, () =>
    runThread(
      renderer,
      site,
      () => portions.shift(),
      (pages) => {
        for (const page of pages) rendered.push({ ...page, uses: share(page.uses) })
        report?.(rendered.length)
      },
      signal,
    ),
  )
  await Promise.all(done)
  return rendered
}

/** Makes a function that gives the same list for equal ones, of which threads send thousands. */
function createSharing(): (list: string[]) => string[] {
  const known = new Map<string, string[]>()
  return (list) => {
    const key = list.join('\n')
    const shared = known.get(key) ?? list
    known.set(key, shared)
    return shared
  }
}

/** Feeds a thread until there is nothing left. */
function runThread(
  renderer: string,
  site: RenderSite,
  next: () => RenderTask[] | undefined,
  take: (pages: RenderedPage[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const resourceLimits = { maxYoungGenerationSizeMb: youngMemory }
  const thread = new Worker(pathToFileURL(renderer), { workerData: 'ashlar:render', execArgv: [], resourceLimits })
  return new Promise<void>((done, failed) => {
    let open = 0
    const feed = () => {
      const tasks = next()
      if (!tasks) return
      open++
      thread.postMessage(tasks)
    }
    thread.once('error', failed)
    signal.addEventListener('abort', () => done())
    thread.once('exit', () => failed(new Error('A thread that renders pages has ended.')))
    thread.on('message', (pages: RenderedPage[]) => {
      open--
      take(pages)
      feed()
      if (open === 0) done()
    })
    thread.postMessage(site)
    for (let portions = 0; portions < waiting; portions++) feed()
    if (open === 0) done()
  }).finally(() => thread.terminate())
}
