import { useState } from 'react'
import type { DraftPlan, SectionFate } from '../../node/edit/protocol.ts'
import { ask, hush } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'
import { useAnew } from '../site/useAnew.ts'
import { emptyWish, keepWish, keptWish, type NewWish } from './keptWish.ts'
import { newPage, newTranslation } from './pageActions.ts'
import type { Untranslated } from './TranslationFields.tsx'

/** A folder for new pages. */
export interface Folder {
  /** Empty for the pages outside of all folders. */
  folder: string
  /** The kind of its pages, such as `location`. */
  word: string
  isTown: boolean
}

/** The kinds of pages that can be added. */
export interface PageKinds {
  folders: readonly Folder[]
  /** The languages that lack a page. */
  translations: readonly Untranslated[]
}

/** The choice in addition to those of folders. */
export const translation = 'translation'

/** Returns the kind that a request for a page in this folder names. */
export const kindIn = ({ folder, word }: Folder): string => folder || word

interface NewPageOptions {
  /** Called after another step is shown. */
  onStep(): void
  /** Called after the page is created. */
  onDone(): void
}

export interface NewPage {
  wish: NewWish
  kinds: PageKinds
  /** The pages to start from and their sections; undefined before the second step. */
  plan: DraftPlan | undefined
  change(part: Partial<NewWish>): void
  /**
   * Goes to a step, or to the first one if the server has no plan for the answers. The person is then told the reason.
   */
  goTo(step: number): Promise<void>
  /** Goes to the next step, or creates the page after the last one. */
  goOn(): Promise<void>
  /** Starts over with a page of the same kind. */
  clear(): void
}

/** The state of the steps to a new page: the answers, the server's plan for them, and the creation of the draft. */
export function useNewPage({ onStep, onDone }: NewPageOptions): NewPage {
  const { wish, change, forget } = useKeptWish()
  const kinds = usePageKinds(wish, change)
  const [plan, setPlan] = useState<DraftPlan>()

  const finish = async (isMade: Promise<boolean>) => {
    if (!(await isMade)) return
    forget()
    onDone()
  }
  const goTo = async (step: number) => {
    const found = step === 1 ? undefined : await askPlan(wish)
    if (step > 1 && !found) return change({ step: 1 })
    if (found) setPlan(found)
    hush()
    // If there is no page to start from, the page is created immediately.
    if (step === 2 && found?.starts.length === 0) return finish(newPage({ ...wish, fates: [] }))
    const fates = step === 3 && found ? { fates: fatesOf(found, wish.fates) } : {}
    change({ step, like: wish.like || found?.starts[0]?.stem || '', ...fates })
    onStep()
  }
  // Once: continues where the person left off.
  useAnew('', () => void (wish.step > 1 && goTo(wish.step)))
  const goOn = () => {
    if (wish.kind === translation) return finish(newTranslation(wish))
    return wish.step === 3 ? finish(newPage(wish)) : goTo(wish.step + 1)
  }
  const clear = () => {
    change({ ...emptyWish, kind: wish.kind })
    onStep()
  }
  return { wish, kinds, plan, change, goTo, goOn, clear }
}

/** The answers, stored on each change, so that a person who closes the dialog or the browser can continue. */
function useKeptWish() {
  const site = useEditor((state) => state.checked)?.company ?? ''
  const [wish, setWish] = useState(() => keptWish(site))
  const change = (part: Partial<NewWish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    keepWish(site, next)
  }
  return { wish, change, forget: () => keepWish(site, undefined) }
}

/**
 * Returns the kinds of pages that the site can add. If the previous answer is no longer among them, selects towns, or
 * else the first kind.
 */
function usePageKinds(wish: NewWish, change: NewPage['change']): PageKinds {
  const [kinds, setKinds] = useState<PageKinds>({ folders: [], translations: [] })
  useAnew('', () => {
    void ask<PageKinds>('folders').then((answer) => {
      if (!answer) return
      setKinds(answer)
      const { folders } = answer
      if (wish.kind === translation || folders.some((each) => kindIn(each) === wish.kind)) return
      const first = folders.find(({ isTown }) => isTown) ?? folders[0]
      if (first) change({ kind: kindIn(first) })
    })
    return undefined
  })
  return kinds
}

const askPlan = ({ kind, name, county, spot, like }: NewWish) =>
  ask<DraftPlan>('planPage', { kind, name, county, spot, like })

/**
 * Returns what happens to each section: the previous choice, else `rewrite` for a section about its own page and `keep`
 * for others.
 */
const fatesOf = ({ sections }: DraftPlan, chosen: readonly SectionFate[]): SectionFate[] =>
  sections.map(({ differs }, index) => chosen[index] ?? (differs ? 'rewrite' : 'keep'))
