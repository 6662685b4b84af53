import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node'
import { configFile } from '../../content/model/files/configFile.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { answerActions, fixAllKind } from './answerActions.ts'
import { type LanguageSession, openSession, type SessionOptions } from './openSession.ts'
import { pathOf } from './openSiteUris.ts'

interface LanguageOptions extends Omit<SessionOptions, 'root'> {
  /** The absolute path of the site's folder. Default: the folder that the editor has opened. */
  root?: string | undefined
}

/** The files to watch for changes by any program. */
const watched = `{${configFile},${recordFile},pages/**,forms/**,blocks/**,public/**}`

/**
 * Serves an editor with the Language Server Protocol: the problems of all files of a site while it is edited, with the
 * words and locations of `npm run check`, and their fixes as actions.
 * https://microsoft.github.io/language-server-protocol
 */
export function serveLanguage(connection: Connection, options: LanguageOptions): void {
  let session: LanguageSession | undefined
  let params: InitializeParams | undefined
  connection.onInitialize((asked) => {
    params = asked
    session = openSession(connection, { ...options, root: options.root ?? rootOf(asked) })
    answerActions(connection, session, asked.capabilities)
    return {
      serverInfo: { name: 'Ashlar' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind], resolveProvider: true },
      },
    }
  })
  connection.onInitialized(() => {
    const { dynamicRegistration, relativePatternSupport } = params?.capabilities.workspace?.didChangeWatchedFiles ?? {}
    if (session && dynamicRegistration) {
      const pattern = relativePatternSupport ? { baseUri: session.uriOf(''), pattern: watched } : `**/${watched}`
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: pattern }] })
        // The editor cannot watch files. They are still read at each change of a text.
        .catch(() => {})
    }
    session?.changed()
  })
  connection.onDidChangeWatchedFiles(() => session?.changed())
  connection.onShutdown(() => session?.stop())
}

/** The folder that an editor has opened; of several, the first one with a site. */
function rootOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const uris = [...(workspaceFolders ?? []).map(({ uri }) => uri), ...(rootUri ? [rootUri] : [])]
  const folders = uris.flatMap((uri) => pathOf(uri) ?? [])
  return folders.find((folder) => existsSync(path.join(folder, configFile))) ?? folders[0] ?? process.cwd()
}
