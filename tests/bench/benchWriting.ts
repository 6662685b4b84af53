import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDevSite } from '../../src/node/dev/openDevSite.ts'
import { git } from '../node/gitSite.ts'
import { type Corpus, describeCorpus, nameOfCorpus, townFile, writeCorpus } from './corpus.ts'
import { inSeconds, megabytes, type Row } from './report.ts'
import { medianRun, runMeasured } from './runMeasured.ts'

/** Measures the steps of writing a site: a page in the dev server, the effect of a change, and an additional town. */
export async function benchWriting(folder: string, corpora: readonly Corpus[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const corpus of corpora) {
    const root = join(folder, `written-${nameOfCorpus(corpus)}`)
    await writeCorpus(root, corpus)
    const pages = describeCorpus(corpus)
    const file = join(root, 'pages/locations/towson-md.json')
    const text = await readFile(file, 'utf8')
    git(root, 'init', '--quiet')
    git(root, 'add', '--all')
    git(root, 'commit', '--quiet', '--message=first')

    const read = openDevSite(root, '/receiver/')
    const timeRead = () => {
      const start = performance.now()
      if (!read().model) throw new Error('The site has an error.')
      return inSeconds((performance.now() - start) / 1000)
    }
    const first = timeRead()
    // Files written within the last tick of the disk's clock are read again, see fileStamps.ts.
    await new Promise((done) => setTimeout(done, 100))
    timeRead()
    const again = timeRead()
    await writeFile(file, text.replace('"heading": "', '"heading": "Again: '))
    const change = timeRead()
    const more = townFile(corpus.towns, corpus)
    await writeFile(join(root, more.file), more.text)
    const dev = `first page ${first}, the next ${again}, a change ${change}, a town more ${timeRead()}`
    await rm(join(root, more.file))
    rows.push({ what: `dev, ${pages}`, measured: dev, budget: '' })

    const cache = { ASHLAR_CACHE: join(folder, `known-${nameOfCorpus(corpus)}`) }
    const command = async (...words: string[]) => {
      const run = await runMeasured(['scripts/run.mjs', ...words, '--root', root], cache)
      if (run.exitCode !== 0) throw new Error(run.output)
      return run
    }
    const runs = {
      'impact, never checked': await command('impact'),
      'impact again': await medianRun(3, () => command('impact')),
      'add after it': await command('add', 'location', 'Zanesburg, MD'),
    }
    for (const [name, { seconds, megabytes: most }] of Object.entries(runs)) {
      const measured = `${inSeconds(seconds)}, ${megabytes(most)}`
      rows.push({ what: `${name}, ${pages}`, measured, budget: '' })
    }
    await rm(join(root, '.git'), { recursive: true })
  }
  return rows
}
