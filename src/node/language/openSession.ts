import { type Connection, TextDocuments } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '../../content/model/groupBy.ts'
import { createSchedule, type Waits } from './createSchedule.ts'
import type { ShownProblem } from './describeProblems.ts'
import { openSiteUris, type SiteUris } from './openSiteUris.ts'
import type { ThreadedChecker } from './startChecker.ts'
import { toDiagnostic } from './toDiagnostic.ts'

export interface SessionOptions extends Waits {
  /** The absolute path of the site's folder. */
  root: string
  startChecker(root: string): ThreadedChecker
}

/** The state while an editor has the site open. */
export interface LanguageSession {
  uris: SiteUris
  documents: TextDocuments<TextDocument>
  checker: ThreadedChecker
  /** The texts in the editor, by file. */
  unsaved(): Map<string, string>
  /** The URI that the editor uses for a file. */
  uriOf(file: string): string
  /** The problems of the last check, and the document versions that it checked. */
  last: { problems: readonly ShownProblem[]; versions: ReadonlyMap<string, number> }
  /** Resolves once the newest texts are checked and the editor has received the result. */
  settled(): Promise<void>
  /** Reports a changed file of the site. */
  changed(): void
  stop(): void
}

/** Tracks the documents of an editor, and sends it the problems of all files of the site. */
export function openSession(connection: Connection, options: SessionOptions): LanguageSession {
  const { root, startChecker, ...waits } = options
  const uris = openSiteUris(root)
  const checker = startChecker(root)
  const documents = new TextDocuments(TextDocument)
  const { isHeld, openDocuments } = followDocuments(documents, uris)
  const held = () => openDocuments().filter(isHeld)
  const session: LanguageSession = {
    uris,
    documents,
    checker,
    last: { problems: [], versions: new Map() },
    unsaved: () => new Map(held().map(({ file, document }) => [file, document.getText()])),
    uriOf: (file: string) => openDocuments().find((open) => open.file === file)?.document.uri ?? uris.uriOf(file),
    settled: () => schedule.settled(),
    changed: () => schedule.changed(),
    stop() {
      schedule.stop()
      checker.interrupt()
    },
  }
  const tell = createTeller(connection, session)
  const schedule = createSchedule(
    {
      async run() {
        const versions = new Map(held().map(({ document: { uri, version } }) => [uri, version]))
        return { problems: await checker.check(session.unsaved()), versions }
      },
      interrupt: () => checker.interrupt(),
      show(last) {
        session.last = last
        tell(last.problems)
      },
      fail: (error) =>
        connection.console.error(`Bug in the builder: ${error instanceof Error ? error.stack : String(error)}`),
    },
    waits,
  )
  for (const event of [documents.onDidOpen, documents.onDidChangeContent, documents.onDidSave, documents.onDidClose])
    event(({ document }) => {
      if (uris.fileOf(document.uri) !== undefined) schedule.changed()
    })
  documents.listen(connection)
  return session
}

interface OpenDocument {
  file: string
  document: TextDocument
}

/**
 * Finds the files of a site among an editor's open documents, and determines which of them the check reads from the
 * editor.
 */
function followDocuments(documents: TextDocuments<TextDocument>, uris: SiteUris) {
  /** Files that did not exist on disk when they were opened. */
  const fresh = new Set<string>()
  documents.onDidOpen(({ document }) => {
    const file = uris.fileOf(document.uri)
    if (file !== undefined && !uris.isThere(file)) fresh.add(file)
  })
  for (const event of [documents.onDidSave, documents.onDidClose])
    event(({ document }) => fresh.delete(uris.fileOf(document.uri) ?? ''))
  return {
    openDocuments: (): OpenDocument[] =>
      documents.all().flatMap((document) => {
        const file = uris.fileOf(document.uri)
        return file === undefined ? [] : [{ file, document }]
      }),
    // Some editors keep deleted files open.
    isHeld: ({ file }: OpenDocument) => fresh.has(file) || uris.isThere(file),
  }
}

/** Creates the function that sends problems to an editor, only for URIs whose problems have changed. */
function createTeller(connection: Connection, { documents, uriOf }: LanguageSession) {
  /** The diagnostics sent for each URI. */
  let told = new Map<string, string>()
  return (problems: readonly ShownProblem[]) => {
    const byUri = groupBy(problems, ({ file }) => uriOf(file))
    const next = new Map<string, string>()
    for (const uri of new Set([...told.keys(), ...byUri.keys()])) {
      const diagnostics = (byUri.get(uri) ?? []).map((problem) => toDiagnostic(problem, uriOf))
      const text = JSON.stringify(diagnostics)
      if (diagnostics.length > 0) next.set(uri, text)
      const version = documents.get(uri)?.version
      if (told.get(uri) !== text)
        void connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) })
    }
    told = next
  }
}
