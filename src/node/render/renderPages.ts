import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { remember } from '../../content/model/remember.ts'
import type { FaultyPage, openRenderer, RenderedPage, RenderSite, RenderTask } from './renderWorker.ts'

interface Rendering {
  site: RenderSite
  /** The path of the built module of `renderWorker.ts`. */
  renderer: string
  tasks: readonly RenderTask[]
  /** The most threads, including this one. Default: one for each core. */
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

/** The number of pages per thread; fewer are rendered faster than a thread starts. */
const fewest = 200
/** The number of pages that a thread renders before it asks for more. */
const portion = 32
/**
 * The limit for short-lived objects in MB, which nearly all data of a page is. With Node's default, a thread takes 17
 * MB more.
 */
const youngMemory = 8
/**
 * The number of portions queued for another thread, so that it stays busy while this thread renders a portion itself.
 */
const waiting = 4

/**
 * Renders pages, in several threads if there are many; the result does not depend on their number. This thread is one
 * of them: with 10,027 pages on two cores, leaving it idle and starting another takes 50 MB more.
 *
 * @param rendering its `signal` stops the work early
 * @returns also the pages that an own section type of the site fails to render
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

/** Renders in this thread until no tasks are left. */
async function renderHere({ renderer, site, signal }: Rendering, { next, take }: Work): Promise<void> {
  const module: { openRenderer: typeof openRenderer } = await import(pathToFileURL(renderer).href)
  const render = module.openRenderer(site)
  for (let tasks = next(); tasks && !signal.aborted; tasks = next()) {
    take(tasks.map(render))
    // Lets other threads get portions, and pictures proceed.
    await setImmediate()
  }
}

/** Sends tasks to another thread until none are left. */
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
