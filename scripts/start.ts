/** `npm start`: builds the site and serves `dist/` as a host would, with the local inbox as receiver. */
import path from 'node:path'
import { buildAndReport } from '../src/build/buildCommand.ts'
import { readPort, runCommand } from '../src/build/commandLine.ts'
import { openLocalInbox } from '../src/build/localInbox.ts'
import { serveFolder } from '../src/build/serve.ts'

await runCommand({
  usage: `Usage: npm start
       npm start -- --root FOLDER --port NUMBER    serves another site, or on another port`,
  options: { root: { type: 'string', default: '.' }, port: { type: 'string', default: '4173' } },
  async run({ root, port: wanted }) {
    const port = readPort(wanted)
    if (port === undefined) {
      console.error(`"${wanted}" is no port. Write a number from 0 to 65535 after --port.`)
      return 2
    }
    const folder = path.resolve(root)
    const outDir = path.join(folder, 'dist')
    const inbox = openLocalInbox(folder)
    const built = await buildAndReport({ root: folder, outDir, fallback: inbox.receivers })
    if (!built) return 1

    const server = await serveFolder({ folder: outDir, port, middleware: inbox.middleware })
    if (server.portWasTaken) console.log(`\nPort ${port} is in use; ${server.port} is the next free one.`)
    if (Object.values(built.forms).some(({ endpoint }) => endpoint?.startsWith('/'))) {
      console.log(`\n${inbox.note(server.url)}`)
      console.log('This dist/ is for this machine only: run "npm run build" before you publish it.')
    }
    console.log(`\nThe site is at ${server.url} (Ctrl+C stops it).`)
    return 0
  },
})
