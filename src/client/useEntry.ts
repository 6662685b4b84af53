import { useLayoutEffect, useState } from 'react'

/** How the present history entry was reached: `pop` means a load, a jump within the page, Back or Forward. */
type EntryType = 'pop' | 'push' | 'replace'

/** The present history entry; a new object whenever the address changes, even to the same value. */
export interface Entry {
  type: EntryType
  /** Path and query, as the browser reports them. */
  page: string
  hash: string
}

/** Navigates to a page of this site; `replace` adds no history entry. Throws if the browser does not add the entry. */
export type Navigate = (url: URL, replace: boolean) => void

/** Returns the present history entry and the function that changes it. */
export function useEntry(): [Entry, Navigate] {
  const [entry, setEntry] = useState(() => readEntry('pop'))
  // A visitor may follow a skip link while the app starts, before this listener is attached, so the address is read
  // again.
  useLayoutEffect(() => {
    const onPop = () => setEntry(readEntry('pop'))
    addEventListener('popstate', onPop)
    setEntry((known) => {
      const present = readEntry('pop')
      return known.page === present.page && known.hash === present.hash ? known : present
    })
    return () => removeEventListener('popstate', onPop)
  }, [])
  const [navigate] = useState(
    (): Navigate => (url, replace) => {
      // The state holds the name of the entry (scroll.ts).
      const state = { key: Math.random().toString(36).slice(2) }
      if (replace) history.replaceState(state, '', url)
      else history.pushState(state, '', url)
      // Chrome adds no entry if too many are added within a short time, and reports it only in its console.
      if (location.href !== url.href) throw new Error('The browser made no entry')
      setEntry(readEntry(replace ? 'replace' : 'push'))
    },
  )
  return [entry, navigate]
}

function readEntry(type: EntryType): Entry {
  const { pathname, search, hash } = location
  return { type, page: pathname + search, hash }
}
