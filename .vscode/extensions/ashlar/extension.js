/** Starts the language server of this repository, `scripts/language.ts`, for the editor. */
const path = require('node:path')
const vscode = require('vscode')

/** VS Code loads an extension of a workspace from its place, so this is the folder of Ashlar. */
const builder = path.resolve(__dirname, '../../..')

let client

exports.activate = async () => {
  const library = loadClient()
  if (!library) return askForInstall()
  const root = vscode.workspace.getConfiguration('ashlar').get('root', '.')
  const server = {
    command: 'node',
    args: ['scripts/run.mjs', 'language', '--root', root],
    options: { cwd: builder },
    transport: library.TransportKind.stdio,
  }
  // The server knows which files belong to the site.
  const documentSelector = [{ scheme: 'file', language: 'json' }]
  client = new library.LanguageClient('ashlar', 'Ashlar', server, { documentSelector })
  await client.start()
}

exports.deactivate = () => client?.stop()

/** The client of the protocol, from the packages of this repository; undefined before `npm ci`. */
function loadClient() {
  try {
    return require('vscode-languageclient/node')
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

async function askForInstall() {
  const install = 'Run npm ci'
  const words = 'Ashlar needs its packages to check pages while you type. Run npm ci, then reload this window.'
  if ((await vscode.window.showInformationMessage(words, install)) !== install) return
  const terminal = vscode.window.createTerminal({ name: 'npm ci', cwd: builder })
  terminal.show()
  // PowerShell refuses npm.ps1 as it is set up.
  terminal.sendText(process.platform === 'win32' ? 'npm.cmd ci' : 'npm ci')
}
