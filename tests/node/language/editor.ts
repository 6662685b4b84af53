import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { openChecker } from '../../../src/node/language/openChecker.ts'
import { serveLanguage } from '../../../src/node/language/serveLanguage.ts'

/** Starts a server in this process, which checks in this thread and without delay. */
export function serveHere(): [NodeJS.ReadableStream, NodeJS.WritableStream] {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const connection = createConnection(new StreamMessageReader(input), new StreamMessageWriter(output))
  const startChecker = (root: string) => ({ ...openChecker(root), interrupt() {} })
  serveLanguage(connection, { startChecker, calm: 0, patience: 60_000 })
  connection.listen()
  return [output, input]
}

/** The capabilities of VS Code that the server depends on. */
const ofVsCode: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
  textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } } },
}

/** Creates a client that acts as a text editor with an open folder. */
export async function openEditor(
  root: string,
  [output, input]: [NodeJS.ReadableStream, NodeJS.WritableStream] = serveHere(),
  capabilities = ofVsCode,
) {
  const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input))
  const uriOf = (file: string) => pathToFileURL(join(root, file)).href
  const fileOf = (uri: string) => decodeURIComponent(uri.slice(uriOf('').length).replace(/^\//, ''))
  const shown = new Map<string, Diagnostic[]>()
  const documents = new Map<string, TextDocument>()
  const registered: string[] = []
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    if (diagnostics.length === 0) shown.delete(fileOf(uri))
    else shown.set(fileOf(uri), diagnostics)
  })
  connection.onRequest('client/registerCapability', ({ registrations }) => {
    for (const { method } of registrations) registered.push(method)
  })
  connection.listen()
  await connection.sendRequest(InitializeRequest.type, {
    ...{ processId: null, rootUri: uriOf(''), capabilities },
    workspaceFolders: [{ uri: uriOf(''), name: 'site' }],
  })
  await connection.sendNotification(InitializedNotification.type, {})
  const actions = (file: string, range: Range, only?: string[]) =>
    connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: uriOf(file) },
      range,
      context: { diagnostics: [], ...(only && { only }) },
    }) as Promise<CodeAction[]>
  const identify = (file: string) => ({ textDocument: { uri: uriOf(file) } })
  return {
    uriOf,
    /** The methods for which the server has registered. */
    registered,
    async open(file: string, text: string) {
      const document = TextDocument.create(uriOf(file), 'json', 1, text)
      documents.set(file, document)
      const { uri, languageId, version } = document
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version, text },
      })
    },
    async type(file: string, text: string) {
      const document = documents.get(file) ?? TextDocument.create(uriOf(file), 'json', 1, '')
      const version = document.version + 1
      documents.set(file, TextDocument.create(document.uri, 'json', version, text))
      const whole = { start: { line: 0, character: 0 }, end: document.positionAt(document.getText().length) }
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: document.uri, version },
        contentChanges: [{ range: whole, text }],
      })
    },
    save: (file: string) => connection.sendNotification(DidSaveTextDocumentNotification.type, identify(file)),
    async close(file: string) {
      documents.delete(file)
      await connection.sendNotification(DidCloseTextDocumentNotification.type, identify(file))
    },
    changedOnDisk: (file: string) =>
      connection.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: uriOf(file), type: 2 }],
      }),
    actions,
    resolve: (action: CodeAction) => connection.sendRequest(CodeActionResolveRequest.type, action),
    /** Returns the shown problems by file, once the newest texts are checked. */
    async problems(): Promise<Map<string, Diagnostic[]>> {
      const start = { line: 0, character: 0 }
      await actions('pages/index.json', { start, end: start })
      return shown
    },
    /** Returns the text of an open file after the edits of an action. */
    apply({ edit }: CodeAction, file: string): string | undefined {
      const document = documents.get(file)
      const edits = edit?.documentChanges?.flatMap((change) =>
        'edits' in change && change.textDocument.uri === document?.uri ? change.edits : [],
      )
      const texts = (edits ?? edit?.changes?.[uriOf(file)] ?? []).flatMap((change) =>
        'newText' in change ? [change] : [],
      )
      return document && TextDocument.applyEdits(document, texts)
    },
    versionsOf: ({ edit }: CodeAction) =>
      (edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? [change.textDocument.version] : [])),
    async end() {
      await connection.sendRequest(ShutdownRequest.type)
      connection.dispose()
    },
  }
}
