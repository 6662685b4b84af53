/** `npm run bench`: measures sizes and times. It fails if a size exceeds its budget; times are only reported. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Corpus } from '../tests/bench/corpus.ts'
import { formatTable, type Row } from '../tests/bench/report.ts'
import { runCommand } from './runCommand.ts'

type Bench = (folder: string, corpora: readonly Corpus[]) => Promise<Row[]>
interface Part {
  title: string
  load(): Promise<Bench>
}

// Each is loaded on demand, because loading all makes --help take eight times as long.
const parts: Record<string, Part> = {
  bytes: { title: 'bytes, gzip', load: async () => (await import('../tests/bench/benchBytes.ts')).benchBytes },
  paint: { title: 'in the browser', load: async () => (await import('../tests/bench/benchPaint.ts')).benchPaint },
  check: { title: 'npm run check', load: async () => (await import('../tests/bench/benchCheck.ts')).benchCheck },
  writing: {
    title: 'while a site is written',
    load: async () => (await import('../tests/bench/benchWriting.ts')).benchWriting,
  },
  edit: { title: 'npm run edit', load: async () => (await import('../tests/bench/benchEdit.ts')).benchEdit },
  build: { title: 'npm run build', load: async () => (await import('../tests/bench/benchBuild.ts')).benchBuild },
}
const names = Object.keys(parts)

await runCommand({
  usage: `Usage: npm run bench
       npm run bench -- --only ${names[0]}    measures one part: ${names.join(', ')}
       npm run bench -- --large    also sites of 50,000 pages`,
  options: {
    only: { type: 'string', choices: names },
    large: { type: 'boolean', default: false },
  },
  async run({ only, large }) {
    const corpora = [
      ...[0, 1_000, 10_000].map((towns) => ({ towns })),
      { towns: 10_000, alike: true },
      ...(large ? [{ towns: 50_000 }, { towns: 50_000, alike: true }] : []),
    ]
    const folder = await mkdtemp(path.join(tmpdir(), 'ashlar-bench-'))
    console.log(
      `Node ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}\n`,
    )
    let isOver = false
    try {
      for (const [name, { title, load }] of Object.entries(parts)) {
        if (only !== undefined && only !== name) continue
        const run = await load()
        const rows = await run(folder, corpora)
        isOver ||= rows.some((row) => row.isOver)
        console.log(formatTable(title, rows))
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return isOver ? 1 : 0
  },
})
