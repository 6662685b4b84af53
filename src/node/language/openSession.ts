import { type Connection, TextDocuments } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '../../content/model/groupBy.ts'
import { createSchedule, type Waits } from './createSchedule.ts'
import type { ShownProblem } from './describeProblems.ts'
import { openSiteUris, type SiteUris } from './openSiteUris.ts'
import type { ThreadedChecker } from './startChecker.ts'
import { toDiagnostic } from './toDiagnostic.ts'

export interface SessionOptions extends Waits {
  /** Folder of the site, absolute. */
  root: string
  startChecker(root: string): ThreadedChecker
}

/** What is known while an editor has the site open. */
export interface LanguageSession {
  uris: SiteUris
  documents: TextDocuments<TextDocument>
  checker: ThreadedChecker
  /** The texts that the editor holds. */
  unsaved(): Map<string, string>
  /** The address by which the editor knows a file. */
  uriOf(file: string): string
  /** What the last check found, in the versions that it was of. */
  last: { problems: readonly ShownProblem[]; versions: ReadonlyMap<string, number> }
  /** Resolves once the newest texts are checked and the editor knows the result. */
  settled(): Promise<void>
  /** A file of the site has changed. */
  changed(): void
  stop(): void
}

/** Follows the documents of an editor, and tells it of the problems of all files of the site. */
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

/** Finds the files of a site among the documents that an editor has open, and which of them the check reads from the editor. */
function followDocuments(documents: TextDocuments<TextDocument>, uris: SiteUris) {
  /** Files that were not on the disk when they were opened. */
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
    // A deleted file stays open in some editors.
    isHeld: ({ file }: OpenDocument) => fresh.has(file) || uris.isThere(file),
  }
}

/** Makes a function that tells an editor of problems, of each address only what it does not know yet. */
function createTeller(connection: Connection, { documents, uriOf }: LanguageSession) {
  /** What the editor was told of each address. */
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
