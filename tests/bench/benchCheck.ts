import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Corpus, describeCorpus, nameOfCorpus, townFile, writeCorpus } from './corpus.ts'
import { inSeconds, megabytes, type Row } from './report.ts'
import { medianRun, runMeasured } from './runMeasured.ts'

/**
 * Measures time and memory of `npm run check`, from the start of Node to its end, for some sites: at the first check,
 * at the second, and after adding a town.
 */
export async function benchCheck(folder: string, corpora: readonly Corpus[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const corpus of corpora) {
    const { towns } = corpus
    const root = join(folder, `site-${nameOfCorpus(corpus)}`)
    await writeCorpus(root, corpus)
    const cache = join(folder, `checked-${nameOfCorpus(corpus)}`)
    const check = async () => {
      const run = await runMeasured(['scripts/run.mjs', 'check', '--root', root], { ASHLAR_CACHE: cache })
      if (run.exitCode !== 0) throw new Error(run.output)
      return run
    }
    // The first run may make the bundle.
    await check()
    const first = await medianRun(3, async () => {
      await rm(cache, { recursive: true, force: true })
      return check()
    })
    const again = await medianRun(3, check)
    const { file, text } = townFile(towns, corpus)
    await writeFile(join(root, file), text)
    const more = await check()
    // The builds are measured on the same site.
    await rm(join(root, file))
    const pages = towns + 27
    for (const [name, run] of Object.entries({ check: first, 'check again': again, 'check, a town more': more })) {
      const perPage = `${((run.cpuSeconds / pages) * 1000).toFixed(2)} ms of CPU a page`
      rows.push({
        what: `${name}, ${describeCorpus(corpus)}`,
        measured: `${inSeconds(run.seconds)}, ${megabytes(run.megabytes)}, ${perPage}`,
        budget: run !== first ? '' : towns === 0 ? '0.6 s' : towns === 10_000 ? '3 s, 400 MB' : '',
      })
    }
  }
  return rows
}
