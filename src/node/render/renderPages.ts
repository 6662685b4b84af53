import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { remember } from '../../content/model/remember.ts'
import type { FaultyPage, openRenderer, RenderedPage, RenderSite, RenderTask } from './renderWorker.ts'

interface Rendering {
  site: RenderSite
  /** The built module of `renderWorker.ts`. */
  renderer: string
  tasks: readonly RenderTask[]
  /** How many threads at most, this one included. Default: one for each core. */
  workers?: number | undefined
  /** Called with the number of pages rendered so far. */
  report?: ((done: number) => void) | undefined
  signal: AbortSignal
}

/** What all threads share. */
interface Work {
  next(): RenderTask[] | undefined
  take(pages: readonly (RenderedPage | FaultyPage)[]): void
}

/** Fewer pages are rendered faster than a thread starts. */
const fewest = 200
/** How many pages a thread renders before it looks at what else there is to do. */
const portion = 32
/** Megabytes for short-lived objects, which nearly all of a page is. With Node's own limit a thread holds 17 MB more. */
const youngMemory = 8
/** Portions that wait for another thread: enough for it to go on while this one, which hands them out, renders one itself. */
const waiting = 4

/**
 * Renders pages, in several threads where there are many of them; the result does not depend on how many. This thread is one
 * of them: with 10,027 pages on two cores, leaving it idle and starting another takes 50 MB more.
 *
 * @param rendering its `signal` stops the work before it is done
 * @returns also the pages that a section type of the site does not draw
 */
export async function renderPages(rendering: Rendering): Promise<{ rendered: RenderedPage[]; faulty: FaultyPage[] }> {
  const { tasks, workers, report } = rendering
  if (tasks.length === 0) return { rendered: [], faulty: [] }
  const threads = Math.min(workers ?? availableParallelism(), Math.ceil(tasks.length / fewest))
  const portions = Array.from({ length: Math.ceil(tasks.length / portion) }, (_, index) =>
    tasks.slice(index * portion, (index + 1) * portion),
  )
  const rendered: RenderedPage[] = []
  const faulty: FaultyPage[] = []
  const lists = new Map<string, readonly string[]>()
  // Threads send thousands of equal lists.
  const share = (list: readonly string[]) => remember(lists, list.join('\n'), () => list)
  const work: Work = {
    next: () => portions.shift(),
    take(pages) {
      for (const page of pages)
        if ('fault' in page) faulty.push(page)
        else rendered.push({ ...page, dependencies: share(page.dependencies) })
      report?.(rendered.length)
    },
  }
  const others = Array.from({ length: threads - 1 }, () => runThread(rendering, work))
  await Promise.all([renderHere(rendering, work), ...others])
  return { rendered, faulty }
}

/** Renders in this thread until there is nothing left. */
async function renderHere({ renderer, site, signal }: Rendering, { next, take }: Work): Promise<void> {
  const module: { openRenderer: typeof openRenderer } = await import(pathToFileURL(renderer).href)
  const render = module.openRenderer(site)
  for (let tasks = next(); tasks && !signal.aborted; tasks = next()) {
    take(tasks.map(render))
    // Other threads want portions, and pictures their turn.
    await setImmediate()
  }
}

/** Feeds another thread until there is nothing left. */
function runThread({ renderer, site, signal }: Rendering, { next, take }: Work): Promise<void> {
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
    thread.on('message', (pages: (RenderedPage | FaultyPage)[]) => {
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
