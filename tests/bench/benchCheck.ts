import { join } from 'node:path'
import { writeCorpus } from './corpus.ts'
import { inSeconds, megabytes, type Row } from './report.ts'
import { medianRun, runMeasured } from './runMeasured.ts'

/** Times and memory of `npm run check`, from the start of Node to its end, for sites of some sizes. */
export async function benchCheck(folder: string, sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const towns of sizes) {
    const root = join(folder, `site-${towns}`)
    await writeCorpus(root, { towns })
    const check = ['scripts/run.mjs', 'check', '--root', root]
    // The first run may make the bundle.
    await runMeasured(check)
    const run = await medianRun(3, () => runMeasured(check))
    if (run.exitCode !== 0) throw new Error(run.output)
    const pages = towns + 27
    const perPage = `${((run.cpuSeconds / pages) * 1000).toFixed(2)} ms of CPU a page`
    rows.push({
      what: `check, ${pages.toLocaleString('en')} pages`,
      measured: `${inSeconds(run.seconds)}, ${megabytes(run.megabytes)}, ${perPage}`,
      budget: towns === 0 ? '0.6 s' : towns === 10_000 ? '3 s, 400 MB' : '',
    })
  }
  return rows
}
