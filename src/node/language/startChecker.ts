import path from 'node:path'
import { parentPort, Worker } from 'node:worker_threads'
import { builderRoot } from '../disk/builderRoot.ts'
import type { SiteChecker } from './openChecker.ts'

type Name = keyof SiteChecker
type Call<N extends Name> = [name: N, ...args: Parameters<SiteChecker[N]>]
type Found<N extends Name> = Awaited<ReturnType<SiteChecker[N]>>
type Answer<N extends Name> = { value: Found<N> } | { error: unknown }

/** A checker in a separate thread, which can be interrupted. */
export interface ThreadedChecker extends SiteChecker {
  /** Ends the current work, whose promise is rejected. The next call starts a new thread. */
  interrupt(): void
}

/**
 * Creates a checker of the site in a folder, in a thread that runs `scripts/language.ts`. It answers calls one after
 * the other.
 */
export function startChecker(root: string): ThreadedChecker {
  let thread: { worker: Worker; ended: Promise<never> } | undefined
  let work: Promise<unknown> = Promise.resolve()
  const open = () => {
    const command = path.join(builderRoot, 'scripts/run.mjs')
    const worker = new Worker(command, { argv: ['language', '--root', root], execArgv: [], stdout: true })
    // Standard output of this process is reserved for the protocol.
    worker.stdout.pipe(process.stderr)
    const ended = new Promise<never>((_, refuse) => {
      worker.once('error', refuse)
      worker.once('exit', () => refuse(new Error('The check was ended.')))
    })
    // The thread can end while it is idle.
    ended.catch(() => {
      if (thread?.worker === worker) thread = undefined
    })
    return { worker, ended }
  }
  const ask = async <N extends Name>(call: Call<N>): Promise<Found<N>> => {
    thread ??= open()
    const { worker, ended } = thread
    const answered = new Promise<Answer<N>>((answer) => worker.once('message', answer))
    worker.postMessage(call)
    const answer = await Promise.race([answered, ended])
    if ('error' in answer) throw answer.error
    return answer.value
  }
  const queue = <N extends Name>(...call: Call<N>): Promise<Found<N>> => {
    const found = work.then(
      () => ask(call),
      () => ask(call),
    )
    work = found
    return found
  }
  return {
    check: (unsaved) => queue('check', unsaved),
    fix: (unsaved, file) => queue('fix', unsaved, file),
    interrupt: () => void thread?.worker.terminate(),
  }
}

/** Answers the calls of `startChecker` in its thread. */
export function answerCalls(checker: SiteChecker): void {
  parentPort?.on('message', async (call: Call<'check'> | Call<'fix'>) => {
    const answer: Promise<Found<Name>> = call[0] === 'check' ? checker.check(call[1]) : checker.fix(call[1], call[2])
    parentPort?.postMessage(
      await answer.then(
        (value): Answer<Name> => ({ value }),
        (error): Answer<Name> => ({ error }),
      ),
    )
  })
}
