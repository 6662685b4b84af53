import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The resources that a command used. */
export interface Usage {
  /** From its start to its end. */
  seconds: number
  /** Of all its processes and threads together, including kernel time. */
  cpuSeconds: number
  /** The peak memory of one of its processes, in MB of 1,000,000 bytes. */
  megabytes: number
}

export interface MeasuredRun extends Usage {
  exitCode: number
  output: string
}

const repository = join(import.meta.dirname, '../..')

/** Runs Node with some arguments in the repository, and reports the time on stderr. */
export async function runMeasured(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<MeasuredRun> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-bench-'))
  const { NODE_ENV: _, ...own } = process.env
  const options = `--import ${join(import.meta.dirname, 'usage.mjs')}`
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...own, NO_COLOR: '1', ...env, NODE_OPTIONS: options, BENCH_USAGE: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  try {
    const exitCode = await new Promise<number>((done, failed) => {
      child.on('error', failed)
      child.on('close', (code) => done(code ?? -1))
    })
    const seconds = (performance.now() - started) / 1000
    process.stderr.write(`${seconds.toFixed(1)} s: ${args.map((arg) => basename(arg)).join(' ')}\n`)
    const used = await Promise.all(
      (await readdir(folder)).map(
        async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as NodeJS.ResourceUsage,
      ),
    )
    const cpuSeconds = used.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6
    const megabytes = (Math.max(...used.map(({ maxRSS }) => maxRSS)) * 1024) / 1e6
    return { exitCode, output, seconds, cpuSeconds, megabytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the run with the median time of several. */
export async function medianRun(times: number, run: () => Promise<MeasuredRun>): Promise<MeasuredRun> {
  const runs: MeasuredRun[] = []
  for (let count = 0; count < times; count++) runs.push(await run())
  const sorted = runs.sort((a, b) => a.seconds - b.seconds)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('Nothing was run.')
  return median
}
