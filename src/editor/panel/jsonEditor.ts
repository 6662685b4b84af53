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

/** A code editor for the text of a file. */
export interface JsonEditor {
  /** Returns the text with its original line endings. */
  text(): string
  /** Updates the editor to another version of the file. The caret stays at the same words. */
  show(text: string): void
  /** Marks the problems that the check reported. */
  mark(problems: readonly ShownProblem[]): void
  /** Moves the caret to an offset in the file. */
  goTo(offset: number): void
  destroy(): void
}

interface Options {
  /**
   * A shadow root. The editor adds its styles there, because the page's content security policy blocks generated style
   * elements.
   */
  place: ShadowRoot
  text: string
  /** The accessible name. */
  label: string
  onType(): void
  /** Called when the editor loses the focus. */
  onLeave(): void
  /** Applies the fix of a problem. */
  onFix(id: string): void
  /** Called for the keyboard shortcuts, because the whole editor shares one history. */
  onUndo(): void
  onRedo(): void
  onSave(): void
}

/** Marks a change that came from outside and must not be sent back. */
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

/** Adds a code editor for the text of a file to the page. */
export function openJsonEditor(options: Options): JsonEditor {
  const lineEnd = lineEndOf(options.text)
  const view = new EditorView({
    parent: options.place,
    root: options.place,
    state: EditorState.create({ doc: options.text, extensions: extensionsFor(options, lineEnd) }),
  })
  const text = () => view.state.sliceDoc()
  /** Converts an offset to a position of the editor, which counts each line ending as one character. */
  const toPlace = (offset: number) => {
    const before = text().slice(0, offset)
    const inner = lineEnd === '\n' ? before.length : before.replaceAll('\r\n', '\n').length
    return Math.min(inner, view.state.doc.length)
  }
  /** Converts an offset from the check, which does not count a byte-order mark. */
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

/** The extensions of the code editor. Its keyboard shortcuts do the same as those of the page editor. */
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
  // Safari scrolls an element by keys only if it has a `tabindex`.
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
  key,
  stopPropagation: true,
  run() {
    act()
    return true
  },
})

/** Describes a problem, with a button if the check offers a fix. */
function tellProblem({ id, severity, message, fix, edits }: ShownProblem, onFix: Options['onFix']) {
  const actions = edits.length > 0 ? [{ name: 'Make this change', apply: () => onFix(id) }] : []
  return { severity: severities[severity], message: `${message}\n${fix}`, actions }
}

/** Returns the range of `now` that differs from `wanted`, and the text that replaces it. */
function differenceOf(now: string, wanted: string): { start: number; end: number; words: string } {
  let start = 0
  while (start < now.length && now[start] === wanted[start]) start++
  let same = 0
  while (same < Math.min(now.length, wanted.length) - start && now.at(-1 - same) === wanted.at(-1 - same)) same++
  // A CRLF must not be split.
  if (now[start - 1] === '\r') start--
  if (now.at(-1 - same) === '\r') same = Math.max(0, same - 1)
  return { start, end: now.length - same, words: wanted.slice(start, wanted.length - same) }
}

/** Returns the line ending of a text. In a text with both, this is LF, so that each CRLF keeps its CR. */
const lineEndOf = (text: string): '\n' | '\r\n' =>
  /\r\n/.test(text) && !/(?<!\r)\n|\r(?!\n)/.test(text) ? '\r\n' : '\n'
