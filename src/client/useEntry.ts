import { useLayoutEffect, useState } from 'react'

/** How the present entry of the history came to be: `pop` by a load, a jump within the page, Back or Forward. */
type EntryType = 'pop' | 'push' | 'replace'

/** The present entry of the history; a new object whenever the address changes, even to the same one. */
export interface Entry {
  type: EntryType
  /** Path and search, as the browser has them. */
  page: string
  hash: string
}

/** Goes to a page of this site; `replace` makes no new entry of the history. Throws where the browser makes none. */
export type Navigate = (url: URL, replace: boolean) => void

/** The present entry of the history, and what changes it. */
export function useEntry(): [Entry, Navigate] {
  const [entry, setEntry] = useState(() => readEntry('pop'))
  // A skip link may be followed while the app starts: before it listens, nobody tells of the new address.
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
      // The state is the name of the entry (scroll.ts).
      const state = { key: Math.random().toString(36).slice(2) }
      if (replace) history.replaceState(state, '', url)
      else history.pushState(state, '', url)
      // Chrome makes no entries where too many come in a short time, and says so in its console alone.
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
