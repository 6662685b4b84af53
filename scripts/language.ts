/**
 * `node scripts/run.mjs language`: reports problems to a text editor while pages are edited. The editor starts it and
 * uses the Language Server Protocol on standard input and output.
 */
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { createConnection } from 'vscode-languageserver/node'
import { openChecker } from '../src/node/language/openChecker.ts'
import { serveLanguage } from '../src/node/language/serveLanguage.ts'
import { answerCalls, startChecker } from '../src/node/language/startChecker.ts'
import { runCommand } from './runCommand.ts'

/**
 * In milliseconds. `calm` is shorter than people notice and longer than the pause between two keystrokes; `patience` is
 * longer than any check takes.
 */
const [calm, patience] = [100, 30_000]

await runCommand({
  usage: `Usage: npm run --silent language -- --stdio    a language server; a text editor starts it
       npm run --silent language -- --stdio --root FOLDER    for the site in FOLDER, not in the folder that is open
       node scripts/run.mjs language --stdio    the same without npm, for the settings of editors`,
  options: { root: { type: 'string' }, stdio: { type: 'boolean', default: false } },
  run({ root }) {
    const folder = root === undefined ? undefined : path.resolve(root)
    if (!isMainThread) {
      answerCalls(openChecker(folder ?? process.cwd()))
      return 0
    }
    const connection = createConnection(process.stdin, process.stdout)
    serveLanguage(connection, { root: folder, startChecker, calm, patience })
    connection.listen()
    return 0
  },
})
