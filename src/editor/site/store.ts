import { useSyncExternalStore } from 'react'
import type { Checked, PageView, Path, SiteState } from '../../node/edit/protocol.ts'

/** What is chosen on the page: a section by its number, or a field in it. */
export interface Selection {
  section: number | undefined
  /** The place of the element that was clicked, as `data-at` names it. */
  at?: string | undefined
  /** Whether the caret goes into the first text of it. */
  type?: boolean
}

/** What the panel shows. */
export const tabs = ['Section', 'Page', 'Site', 'Forms', 'Problems', 'JSON'] as const
export type Tab = (typeof tabs)[number]

export interface Notice {
  text: string
  kind: 'said' | 'refused'
  /** Two equal sentences are told twice. */
  number: number
}

export interface EditorState {
  page: PageView | undefined
  /** site.config.json. */
  config: PageView | undefined
  site: SiteState | undefined
  checked: Omit<Checked, 'config' | 'page'> | undefined
  selection: Selection
  tab: Tab
  /** The file of the form that is chosen among those of the site; the first one where there is none of this file. */
  form: string | undefined
  /** The field that gets the focus once it is shown. */
  field: Path | undefined
  notice: Notice | undefined
  /** How many dialogs are open. */
  dialogs: number
  /** Whether the server no longer answers. */
  gone: boolean
}

let state: EditorState = {
  page: undefined,
  config: undefined,
  site: undefined,
  checked: undefined,
  selection: { section: undefined },
  tab: 'Section',
  form: undefined,
  field: undefined,
  notice: undefined,
  dialogs: 0,
  gone: false,
}
const listeners = new Set<() => void>()

/** What the editor holds now, outside of a component. */
export const getState = (): EditorState => state

/** Changes some of it, and has what shows it drawn anew. */
export function setState(change: Partial<EditorState>): void {
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}

/** What the editor holds; a component is drawn anew where what it takes of it differs. */
export function useEditor<T>(take: (state: EditorState) => T): T {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    () => take(state),
  )
}

/** The list of the addresses that links may lead to, which all boxes for one offer. */
export const placesId = 'editor-places'
