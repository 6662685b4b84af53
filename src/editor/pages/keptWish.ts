import type { SectionFate } from '../../node/edit/protocol.ts'

/** The answers about a new page, kept in the browser until the page is created. */
export interface NewWish {
  step: number
  kind: string
  name: string
  county: string
  spot: string
  /** The URL of the page to translate, and the language of the translation. */
  translates: string
  language: string
  like: string
  fates: SectionFate[]
}

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

/** The storage key includes the site, because sites that are edited one after the other share an origin. */
const place = (site: string) => `ashlar-editor-new-page ${site}`

/** Returns the stored answers; empty ones if there are none or the browser does not store any. */
export function keptWish(site: string): NewWish {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(site)) ?? 'null')
    // Only `keepWish` writes this value. Another version may have stored fewer fields, so the empty answers fill them
    // in.
    return typeof kept === 'object' && kept !== null ? { ...emptyWish, ...(kept as Partial<NewWish>) } : emptyWish
  } catch {
    return emptyWish
  }
}

/** Stores the answers, or deletes them if `wish` is undefined. */
export function keepWish(site: string, wish: NewWish | undefined): void {
  try {
    if (wish) localStorage.setItem(place(site), JSON.stringify(wish))
    else localStorage.removeItem(place(site))
  } catch {
    // Without storage, the answers are lost when the dialog closes.
  }
}
