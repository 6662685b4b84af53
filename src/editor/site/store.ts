import { useSyncExternalStore } from 'react'
import type { Checked, PageView, Path, SiteState } from '../../node/edit/protocol.ts'

/** The selection on the page: a section by its index, or a field in it. */
export interface Selection {
  section: number | undefined
  /** The `data-at` of the clicked element. */
  at?: string | undefined
  /** Whether to place the caret in its first text. */
  type?: boolean
}

/** The tabs of the panel. */
export const tabs = ['Section', 'Page', 'Site', 'Forms', 'Problems', 'JSON'] as const
export type Tab = (typeof tabs)[number]

export interface Notice {
  text: string
  kind: 'said' | 'refused'
  /** Makes two equal messages distinct, so that both are announced. */
  number: number
}

export interface EditorState {
  page: PageView | undefined
  /** The file `site.config.json`. */
  config: PageView | undefined
  site: SiteState | undefined
  checked: Omit<Checked, 'config' | 'page'> | undefined
  selection: Selection
  tab: Tab
  /** The file of the selected form. If there is no such form, the first one is shown. */
  form: string | undefined
  /** The field to focus after it is shown. */
  field: Path | undefined
  notice: Notice | undefined
  /** The number of open dialogs. */
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

/** Returns the current state, for code outside of components. */
export const getState = (): EditorState => state

/** Merges a change into the state and notifies all subscribers. */
export function setState(change: Partial<EditorState>): void {
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}

/** Returns a part of the state. The component renders again when that part changes. */
export function useEditor<T>(take: (state: EditorState) => T): T {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    () => take(state),
  )
}

/** The id of the datalist of URLs that all link fields suggest. */
export const placesId = 'editor-places'
