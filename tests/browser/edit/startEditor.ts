/** Runs `npm run edit` in a separate process. */
import { fork } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')

/** Ends a process with its parent, however the parent ends. */
const endWithParent = 'data:text/javascript,process.once("disconnect",()=>process.exit())'

export interface StartedEditor {
  url: string
  close(): Promise<void>
}

/**
 * Opens the editor of the site in a folder, as its owner does: from the bundle of the command, which starts with a
 * third of the CPU time that tsx needs to translate each of its files.
 */
export async function startEditor(folder: string): Promise<StartedEditor> {
  const child = fork(path.join(root, 'scripts/run.mjs'), ['edit', '--root', folder, '--port', '0', '--no-open'], {
    cwd: root,
    execArgv: ['--import', endWithParent],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const gone = new Promise((done) => child.once('exit', done))
  const url = await new Promise<string>((done, failed) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /^The editor is at (\S+)$/m.exec(said) ?? []
      if (address) done(address)
    })
    child.once('exit', () => failed(new Error(`The editor did not start; the reason stands above.\n${said}`)))
  })
  return {
    url,
    async close() {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
