import { useState } from 'react'
import type { DraftPlan } from '../../node/edit/protocol.ts'
import { ask, hush } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'
import { useAnew } from '../site/useAnew.ts'
import { emptyWish, type Fate, keepWish, keptWish, type NewWish } from './keptWish.ts'
import { newPage, newTranslation } from './pageActions.ts'
import type { Untranslated } from './TranslationFields.tsx'

/** A folder that a new page can lie in. */
export interface Folder {
  /** Empty for the pages beside the folders. */
  folder: string
  /** What a page of it is called: `location`. */
  word: string
  isTown: boolean
}

/** What a new page can be. */
export interface PageKinds {
  folders: readonly Folder[]
  /** The languages that lack a page. */
  translations: readonly Untranslated[]
}

/** The choice beside those of folders. */
export const translation = 'translation'

/** What the request for a page of a folder says. */
export const kindIn = ({ folder, word }: Folder): string => folder || word

interface NewPageOptions {
  /** Called once another step is shown. */
  onStep(): void
  /** Called once the page is made. */
  onDone(): void
}

export interface NewPage {
  wish: NewWish
  kinds: PageKinds
  /** What the page can begin as; undefined before the second step. */
  plan: DraftPlan | undefined
  change(part: Partial<NewWish>): void
  /** Goes to a step; to the first one where there is no plan for the answers, which was told then. */
  goTo(step: number): Promise<void>
  /** Goes on by a step, or makes the page after the last one. */
  goOn(): Promise<void>
  /** Begins anew with a page of the same kind. */
  clear(): void
}

/** The way to a new page: what is answered, what the server plans for that, and the draft at the end. */
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
    // A page that there is nothing to begin with is made at once.
    if (step === 2 && found?.starts.length === 0) return finish(newPage({ ...wish, fates: [] }))
    const fates = step === 3 && found ? { fates: fatesOf(found, wish.fates) } : {}
    change({ step, like: wish.like || found?.starts[0]?.stem || '', ...fates })
    onStep()
  }
  // Once: goes on where the person left.
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

/** The answers, kept at each change: who closes the dialog, or the browser, goes on where they were. */
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

/** What a new page of the site can be; where the answer of before is no choice any more, a town is chosen. */
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

/** What becomes of each section: as it was chosen before, else a section that speaks of its own page is written anew. */
const fatesOf = ({ sections }: DraftPlan, chosen: readonly Fate[]): Fate[] =>
  sections.map(({ differs }, index) => chosen[index] ?? (differs ? 'rewrite' : 'keep'))
