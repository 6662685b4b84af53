import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '../../content/model/groupBy.ts'
import type { ShownProblem } from './describeProblems.ts'
import type { LanguageSession } from './openSession.ts'
import { toDiagnostic } from './toDiagnostic.ts'

/** The kind of the action that applies all fixes; editors can run it on save. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.ashlar`

/** Offers the fixes of problems as code actions, one by one and for a whole file. */
export function answerActions(
  connection: Connection,
  session: LanguageSession,
  capabilities: ClientCapabilities,
): void {
  const { codeAction } = capabilities.textDocument ?? {}
  const isLazy = codeAction?.resolveSupport?.properties.includes('edit') && codeAction.dataSupport === true
  const { editOf, fixAll } = createEdits(session, capabilities)

  connection.onCodeAction(async ({ textDocument: { uri }, range, context }): Promise<CodeAction[]> => {
    await session.settled()
    const isAsked = (kind: string) =>
      !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`))
    const file = session.uris.fileOf(uri)
    const fixable = session.last.problems.filter((problem) => problem.file === file && problem.edits)
    if (file === undefined || fixable.length === 0) return []
    const here = isAsked(CodeActionKind.QuickFix) ? fixable.filter((problem) => meets(problem.range, range)) : []
    const actions: CodeAction[] = here.map((problem) => ({
      title: problem.fix,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [toDiagnostic(problem, session.uriOf)],
      edit: editOf(problem),
    }))
    if (!isAsked(fixAllKind) && here.length === 0) return actions
    const edit = isLazy ? { data: { uri } } : { edit: await fixAll(uri) }
    const title = 'Fix all in this file that needs no decision'
    if (here.length > 0) actions.push({ title, kind: CodeActionKind.QuickFix, ...edit })
    if (isAsked(fixAllKind)) actions.push({ title, kind: fixAllKind, ...edit })
    return actions
  })
  connection.onCodeActionResolve(async (action) => {
    const { data }: { data?: { uri?: unknown } } = action
    return typeof data?.uri === 'string' ? { ...action, edit: await fixAll(data.uri) } : action
  })
}

/**
 * Creates the functions that convert the fix of a problem, and all fixes of a file, to an edit that the editor
 * supports.
 */
function createEdits(session: LanguageSession, { workspace }: ClientCapabilities) {
  const hasVersions = workspace?.workspaceEdit?.documentChanges === true

  const toEdit = (edits: readonly { uri: string; edit: TextEdit }[]): WorkspaceEdit => {
    const byUri = groupBy(edits, ({ uri }) => uri)
    const grouped = [...byUri].map(([uri, all]) => ({ uri, edits: all.map(({ edit }) => edit) }))
    if (!hasVersions) return { changes: Object.fromEntries(grouped.map(({ uri, edits }) => [uri, edits])) }
    return {
      documentChanges: grouped.map(({ uri, edits }) => ({
        // The editor refuses the edits of a text that has changed since.
        textDocument: { uri, version: session.last.versions.get(uri) ?? null },
        edits,
      })),
    }
  }

  return {
    editOf: ({ edits = [] }: ShownProblem): WorkspaceEdit =>
      toEdit(edits.map(({ file, range, text }) => ({ uri: session.uriOf(file), edit: { range, newText: text } }))),
    async fixAll(uri: string): Promise<WorkspaceEdit> {
      const document = session.documents.get(uri)
      const file = session.uris.fileOf(uri)
      if (!document || file === undefined) return {}
      const before = document.getText()
      const after = await session.checker.fix(session.unsaved(), file)
      return after === before ? {} : toEdit([{ uri, edit: changedPart(document, after) }])
    },
  }
}

/** The smallest edit that turns a document into another text: it leaves the common beginning and end. */
function changedPart(document: TextDocument, after: string): TextEdit {
  const before = document.getText()
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  const range = { start: document.positionAt(start), end: document.positionAt(before.length - same) }
  return { range, newText: after.slice(start, after.length - same) }
}

const isBefore = (a: Range['start'], b: Range['start']) =>
  a.line < b.line || (a.line === b.line && a.character < b.character)
const meets = (a: Range, b: Range) => !isBefore(a.end, b.start) && !isBefore(b.end, a.start)
