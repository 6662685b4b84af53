/** `npm run build`: checks the pages and writes the site into `dist/`. */
import path from 'node:path'
import { buildAndReport } from '../src/build/buildCommand.ts'
import { runCommand } from '../src/build/commandLine.ts'

await runCommand({
  usage: `Usage: npm run build
       npm run build -- --launch    refuses samples and placeholders, as for a site that becomes public
       npm run build -- --record    also records the addresses, for a build that gets published
       npm run build -- --root FOLDER --out FOLDER    builds another site, or into another folder`,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string' },
    launch: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
  async run({ root, out, launch, record }) {
    const outDir = path.resolve(out ?? path.join(root, 'dist'))
    return (await buildAndReport({ root: path.resolve(root), outDir, launch, record })) ? 0 : 1
  },
})
