/** What a person has answered of a new page, kept in the browser until the page is made. */
export interface NewWish {
  step: number
  kind: string
  name: string
  county: string
  spot: string
  /** The page that a translation is of, by its address, and its language. */
  translates: string
  language: string
  like: string
  fates: Fate[]
}

export type Fate = 'keep' | 'rewrite' | 'remove'

export const emptyWish: NewWish = {
  step: 1,
  kind: '',
  name: '',
  county: '',
  spot: '',
  translates: '',
  language: '',
  like: '',
  fates: [],
}

/** Sites that are edited one after the other have the same address. */
const place = (site: string) => `ashlar-editor-new-page ${site}`

/** The answers that were kept last; empty ones where there are none, or the browser keeps nothing. */
export function keptWish(site: string): NewWish {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(site)) ?? 'null')
    // Written by `keepWish` alone; what another version has left is laid over the empty one.
    return typeof kept === 'object' && kept !== null ? { ...emptyWish, ...(kept as Partial<NewWish>) } : emptyWish
  } catch {
    return emptyWish
  }
}

/** Keeps the answers, or forgets them. */
export function keepWish(site: string, wish: NewWish | undefined): void {
  try {
    if (wish) localStorage.setItem(place(site), JSON.stringify(wish))
    else localStorage.removeItem(place(site))
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
