import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Corpus, describeCorpus, nameOfCorpus, townFile, writeCorpus } from './corpus.ts'
import { documentParts } from './documentParts.ts'
import { inSeconds, megabytes, type Row } from './report.ts'
import { type MeasuredRun, runMeasured } from './runMeasured.ts'

/** The promised values for 10,000 pages, on two idle cores. */
const promised: Record<string, string> = { cold: '6 s, 600 MB, 2 x the floor', 'one change': '1.5 s', none: '1 s' }

/**
 * Measures time and memory of `npm run build`, all threads together, for some sites: without any cache, with the code
 * cached, after a change of one sentence on one page, after no change, and after adding a town. It also measures the
 * floor (`buildFloor.mjs`) at the same time, with the document of one of the towns.
 *
 * At most four files are deleted meanwhile: before ext4 allocates an inode, it examines each one that was deleted
 * within the last minutes (`recently_deleted` in https://github.com/torvalds/linux/blob/master/fs/ext4/ialloc.c), and
 * the floor of 10,027 pages takes four times as long after as many files were deleted.
 *
 * @param folder needs 120 kB per page; the caller deletes it
 */
export async function benchBuild(folder: string, corpora: readonly Corpus[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const corpus of corpora) rows.push(...(await benchCorpus(folder, corpus)))
  return rows
}

async function benchCorpus(folder: string, corpus: Corpus): Promise<Row[]> {
  const { towns } = corpus
  const site = nameOfCorpus(corpus)
  const root = join(folder, `site-${site}`)
  const document = join(folder, `document-${site}.json`)
  const cache = { ASHLAR_CACHE: join(folder, `cache-${site}`) }
  const pages = describeCorpus(corpus)
  await writeCorpus(root, corpus)
  const build = async (name: string, out: string): Promise<[string, MeasuredRun]> => {
    const args = ['scripts/run.mjs', 'build', '--root', root, '--out', join(folder, `${out}-${site}`)]
    const run = await runMeasured(args, cache)
    if (run.exitCode !== 0) throw new Error(run.output)
    return [name, run]
  }
  const floor = async (threads: number): Promise<MeasuredRun> => {
    const files = join(folder, `floor-${site}-${threads}`)
    const run = await runMeasured(['tests/bench/buildFloor.mjs', join(root, 'pages'), files, String(threads), document])
    if (run.exitCode !== 0) throw new Error(run.output)
    return run
  }
  // Makes the bundle of the command itself.
  await runMeasured(['scripts/run.mjs', 'build', '--help'])

  const cold = await build('cold', 'cold')
  const sample = towns > 0 ? townFile(0, corpus).file.replace(/^pages\/|\.json$/g, '') : 'locations/towson-md'
  const html = await readFile(join(folder, `cold-${site}`, sample, 'index.html'), 'utf8')
  await writeFile(document, JSON.stringify(documentParts(html)))
  const one = await floor(1)
  const two = await floor(2)
  // Cached checks apply to any output folder, so they are deleted for this run.
  await rm(join(cache.ASHLAR_CACHE, 'checks'), { recursive: true })
  const code = await build('cold, code built before', 'built')
  await changeOnePage(root)
  const runs = [cold, code, await build('one change', 'built'), await build('none', 'built')]
  const { file, text } = townFile(towns, corpus)
  await writeFile(join(root, file), text)
  runs.push(await build('a town more', 'built'))

  return [
    { what: `floor, ${pages}, one thread`, measured: tell(one), budget: '' },
    { what: `floor, ${pages}, two threads`, measured: tell(two), budget: '' },
    ...runs.map(([name, run]) => ({
      what: `build, ${pages}, ${name}`,
      measured: `${tell(run)}, ${ratio(run, two)} x the floor, ${changesOf(run)}`,
      budget: towns === 10_000 ? (promised[name] ?? '') : '',
    })),
  ]
}

const tell = ({ seconds, cpuSeconds, megabytes: memory }: MeasuredRun) =>
  `${inSeconds(seconds)} (${inSeconds(cpuSeconds)} of CPU), ${megabytes(memory)}`

const ratio = (run: MeasuredRun, floor: MeasuredRun) => (run.seconds / floor.seconds).toFixed(1)

/** Returns what the build reports as written. */
function changesOf({ output }: MeasuredRun): string {
  return /^ {2}((?:All|\d+ of) .* written|Every file was as it had to be)/m.exec(output)?.[1] ?? 'written: not told'
}

/** Changes a heading far down a page, which no other page shows. */
async function changeOnePage(root: string): Promise<void> {
  const file = join(root, 'pages/locations/towson-md.json')
  const text = await readFile(file, 'utf8')
  const changed = text.replace('Reasons {city} Offices Call Us', 'Why {city} Offices Call Us')
  if (changed === text) throw new Error('The heading to change is not in the page any more.')
  await writeFile(file, changed)
}
