/** `npm start`: builds the site and serves `dist/` as a host would, with the local inbox as the receiver. */
import path from 'node:path'
import { commandLineOf } from '../src/node/input/commandLineOf.ts'
import { openLocalInbox } from '../src/node/serve/openLocalInbox.ts'
import { serveFolder } from '../src/node/serve/serveFolder.ts'
import { buildAndReport } from './buildAndReport.ts'
import { runCommand } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm start
       npm start -- --root FOLDER --port NUMBER    serves another site, or on another port`,
  options: { root: { type: 'string', default: '.' }, port: { type: 'string', default: '4173', port: true } },
  async run({ root, port }) {
    const folder = path.resolve(root)
    const outDir = path.join(folder, 'dist')
    const { middleware, receivers, note } = openLocalInbox(folder)
    const built = await buildAndReport({ root: folder, outDir, inbox: receivers })
    if (!built) return 1

    const server = await serveFolder({ folder: outDir, port: Number(port), middleware, onMistake: console.error })
    if (server.portWasTaken) console.log(`\nPort ${port} is in use; ${server.port} is the next free one.`)
    const words = note(server.url, built.forms)
    if (words) {
      console.log(`\n${words}`)
      const command = commandLineOf(root)
      console.log(`This dist/ is for this machine only: run "${command('build')}" before you publish it.`)
    }
    console.log(`\nThe site is at ${server.home} (Ctrl+C stops it).`)
    return 0
  },
})
