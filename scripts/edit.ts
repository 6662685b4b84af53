/** `npm run edit`: opens the pages of the site in the browser for editing. A click on a text places the caret there. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { openEditor } from '../src/node/edit/openEditor.ts'
import { runCommand } from './runCommand.ts'

/** The command that opens a URL, by operating system. Default: xdg-open. */
const openers: ReadonlyMap<string, string> = new Map([
  ['darwin', 'open'],
  ['win32', 'explorer'],
])

await runCommand({
  usage: `Usage: npm run edit
       npm run edit -- --root FOLDER --port NUMBER    edits another site, or on another port
       npm run edit -- --no-open    prints the address and opens no browser`,
  options: {
    root: { type: 'string', default: '.' },
    port: { type: 'string', default: '5180', port: true },
    'no-open': { type: 'boolean', default: false },
  },
  async run({ root, port, 'no-open': isQuiet }) {
    const editor = await openEditor({ root: path.resolve(root), port: Number(port), onMistake: console.error })
    if (port !== '0' && editor.port !== Number(port))
      console.log(`Port ${port} is in use; ${editor.port} is the next free one.`)
    console.log(`The editor is at ${editor.url}`)
    console.log('Only this machine reaches it, and only with the key behind the #. Ctrl+C stops it.')
    if (!isQuiet) openBrowser(editor.url)
    return 0
  },
})

/** Opens a URL in the default browser. Without one it does nothing, because the terminal also prints the URL. */
function openBrowser(url: string): void {
  const child = spawn(openers.get(process.platform) ?? 'xdg-open', [url], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
