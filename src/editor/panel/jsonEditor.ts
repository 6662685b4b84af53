import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { ShownProblem } from '../../node/edit/protocol.ts'

/** The text of a file in an editor of its own. */
export interface JsonEditor {
  /** The text as it is written, its line ends included. */
  text(): string
  /** Brings it to another state of the file; the caret stays where its words are. */
  show(text: string): void
  /** Marks what the check has found, in its own words. */
  mark(problems: readonly ShownProblem[]): void
  /** Puts the caret to a place of the file. */
  goTo(offset: number): void
  destroy(): void
}

interface Options {
  /** An element with a shadow: what styles the editor then is no style of the page, whose policy allows none that are made. */
  place: ShadowRoot
  text: string
  /** What it is called for screen readers. */
  label: string
  onType(): void
  /** Called when the focus goes elsewhere. */
  onLeave(): void
  /** Makes the change that a problem offers. */
  onFix(id: string): void
  /** By keys; the history is that of the whole editor. */
  onUndo(): void
  onRedo(): void
  onSave(): void
}

/** A change that came from elsewhere, and is not sent back. */
const fromElsewhere = Annotation.define<boolean>()

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--e-accent)' },
  { tag: tags.string, color: 'var(--e-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--e-good)' },
])

const look = EditorView.theme({
  '&': { color: 'var(--e-ink)', backgroundColor: 'var(--e-surface)', fontSize: '12px', maxHeight: '60dvh' },
  '&.cm-focused': { outline: '2px solid var(--e-accent)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.45', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--e-ground)', color: 'var(--e-soft)', borderRight: '1px solid var(--e-line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--e-wash)' },
  '.cm-cursor': { borderLeftColor: 'var(--e-ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--e-accent) 30%, transparent)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--e-surface)', color: 'var(--e-ink)', border: '1px solid var(--e-field)' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap', maxWidth: '40ch' },
  '.cm-diagnosticAction': { font: 'inherit', backgroundColor: 'var(--e-accent)', color: 'var(--e-surface)' },
})

const severities: Readonly<Record<ShownProblem['severity'], Diagnostic['severity']>> = {
  error: 'error',
  warning: 'warning',
  tip: 'info',
}

/** Puts an editor for the text of a file into the page. */
export function openJsonEditor(options: Options): JsonEditor {
  const lineEnd = lineEndOf(options.text)
  const view = new EditorView({
    parent: options.place,
    root: options.place,
    state: EditorState.create({ doc: options.text, extensions: extensionsFor(options, lineEnd) }),
  })
  const text = () => view.state.sliceDoc()
  /** A place of the text as the editor counts it: each end of a line is one sign for it. */
  const toPlace = (offset: number) => {
    const before = text().slice(0, offset)
    const inner = lineEnd === '\n' ? before.length : before.replaceAll('\r\n', '\n').length
    return Math.min(inner, view.state.doc.length)
  }
  /** Of the check, which counts without a byte-order mark. */
  const fromCheck = (offset: number) => toPlace(offset + (text().startsWith('\ufeff') ? 1 : 0))
  return {
    text,
    show(wanted) {
      const now = text()
      if (wanted === now) return
      const { start, end, words } = differenceOf(now, wanted)
      const changes = { from: toPlace(start), to: toPlace(end), insert: view.state.toText(words) }
      view.dispatch({ changes, annotations: fromElsewhere.of(true) })
    },
    mark(problems) {
      const found = problems.map((problem): Diagnostic => {
        const [from, to] = [fromCheck(problem.start), fromCheck(problem.end)]
        return { from, to: Math.max(from, to), ...tellProblem(problem, options.onFix) }
      })
      view.dispatch(setDiagnostics(view.state, found))
    },
    goTo(offset) {
      const anchor = fromCheck(offset)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

/** What the editor shows and hears; the keys of the editor around it do the same as there. */
const extensionsFor = ({ label, onType, onLeave, onUndo, onRedo, onSave }: Options, lineEnd: string): Extension => [
  EditorState.lineSeparator.of(lineEnd),
  lineNumbers(),
  lintGutter(),
  highlightSpecialChars(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  highlightActiveLine(),
  EditorView.lineWrapping,
  // Safari scrolls a text by keys only where a stop of the Tab key is named in it.
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  json(),
  syntaxHighlighting(colours),
  look,
  EditorView.domEventHandlers({ blur: onLeave }),
  keymap.of([
    bind('Mod-z', onUndo),
    bind('Mod-Shift-z', onRedo),
    bind('Mod-y', onRedo),
    bind('Mod-s', onSave),
    ...lintKeymap,
    ...defaultKeymap,
  ]),
  EditorView.updateListener.of(({ docChanged, transactions }) => {
    if (docChanged && !transactions.some((each) => each.annotation(fromElsewhere))) onType()
  }),
]

const bind = (key: string, act: () => void): KeyBinding => ({
  ...{ key, stopPropagation: true },
  run() {
    act()
    return true
  },
})

/** The words of a problem, with a button where the check offers a change. */
function tellProblem({ id, severity, message, fix, edits }: ShownProblem, onFix: Options['onFix']) {
  const actions = edits.length > 0 ? [{ name: 'Make this change', apply: () => onFix(id) }] : []
  return { severity: severities[severity], message: `${message}\n${fix}`, actions }
}

/** The part of a text, from `start` to `end`, that differs from what is wanted, and the words for its place. */
function differenceOf(now: string, wanted: string): { start: number; end: number; words: string } {
  let start = 0
  while (start < now.length && now[start] === wanted[start]) start++
  let same = 0
  while (same < Math.min(now.length, wanted.length) - start && now.at(-1 - same) === wanted.at(-1 - same)) same++
  // An end of a line is not cut in two.
  if (now[start - 1] === '\r') start--
  if (now.at(-1 - same) === '\r') same = Math.max(0, same - 1)
  return { start, end: now.length - same, words: wanted.slice(start, wanted.length - same) }
}

/** The end of the lines of a text; where it has both, the shorter one, so that the longer one stays as it is written. */
const lineEndOf = (text: string): '\n' | '\r\n' =>
  /\r\n/.test(text) && !/(?<!\r)\n|\r(?!\n)/.test(text) ? '\r\n' : '\n'
