/** `npm run build`: checks the pages and writes the site, or only its changes, into `dist/`. */
import path from 'node:path'
import { readShard } from '../src/node/options/shard.ts'
import { buildAndReport } from './buildAndReport.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run build
       npm run build -- --launch    refuses samples and placeholders, as for a site that becomes public
       npm run build -- --record    also records the addresses, for a build that gets published
       npm run build -- --root FOLDER --out FOLDER    builds another site, or into another folder
       npm run build -- --shard 2/8    builds the second of eight parts; put together they are the site
       npm run build -- --workers 1    renders in one thread; otherwise there is one for each core
       npm run build -- --fresh    takes nothing from earlier builds of this site`

function refuse(words: string): number {
  console.error(`${words}\n${usage}`)
  return 2
}

await runCommand({
  usage,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string' },
    launch: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    shard: { type: 'string' },
    workers: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
  async run({ root, out, launch, record, shard: part, workers: threads, fresh }) {
    const outDir = path.resolve(out ?? path.join(root, 'dist'))
    const shard = part === undefined ? undefined : readShard(part)
    const workers = threads === undefined ? undefined : Number(threads)
    if (part !== undefined && !shard)
      return refuse(`--shard must be a part and how many there are, such as 2/8, not ${JSON.stringify(part)}.`)
    if (workers !== undefined && !(Number.isInteger(workers) && workers > 0))
      return refuse(`--workers must be a whole number from 1 on, not ${JSON.stringify(threads)}.`)
    const built = await buildAndReport({
      root: path.resolve(root),
      outDir,
      launch,
      record,
      cached: !fresh,
      ...(shard && { shard }),
      ...(workers && { workers }),
    })
    return built ? 0 : 1
  },
})
