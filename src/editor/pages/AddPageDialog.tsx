import { useEffect, useRef, useState } from 'react'
import type { DraftPlan } from '../../node/edit/protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ask, hush } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'
import { emptyWish, type Fate, keepWish, keptWish, type NewWish } from './keptWish.ts'
import { newPage, newTranslation } from './pageActions.ts'
import { SectionFates } from './SectionFates.tsx'
import { TranslationFields, type Untranslated } from './TranslationFields.tsx'

interface Folder {
  folder: string
  word: string
  isTown: boolean
}

/** The choice beside those of folders. */
const translation = 'translation'

/** What the request for a page of a folder says. */
const kindIn = ({ folder, word }: Folder) => folder || word

const titles = ['What it is', 'Which page it begins as', 'What it takes over'] as const

/**
 * Asks for a new page in three steps; then it is a draft to be written. The answers are kept: who closes the dialog, or the
 * browser, goes on where they were.
 */
export function AddPageDialog({ onDone }: { onDone(): void }) {
  const site = useEditor((state) => state.checked)?.company ?? ''
  const [wish, setWish] = useState(() => keptWish(site))
  const [folders, setFolders] = useState<Folder[]>([])
  const [languages, setLanguages] = useState<Untranslated[]>([])
  const [plan, setPlan] = useState<DraftPlan>()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (part: Partial<NewWish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    keepWish(site, next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    void ask<{ folders: Folder[]; translations: Untranslated[] }>('folders').then((answer) => {
      const found = answer?.folders ?? []
      setFolders(found)
      setLanguages(answer?.translations ?? [])
      if (wish.kind !== translation && !found.some((each) => kindIn(each) === wish.kind)) {
        const first = found.find(({ isTown }) => isTown) ?? found[0]
        if (first) change({ kind: kindIn(first) })
      }
    })
    if (wish.step > 1) void goTo(wish.step)
  }, [])

  const askPlan = (like: string) => {
    const { kind, name, county, spot } = wish
    return ask<DraftPlan>('planPage', { kind, name, county, spot, like })
  }
  const goTo = async (step: number, like = wish.like) => {
    const found = step === 1 ? undefined : await askPlan(like)
    if (step > 1 && !found) return change({ step: 1 })
    if (found) setPlan(found)
    hush()
    const start = like || found?.starts[0]?.stem || ''
    const fates = found?.sections.map(({ differs }, index): Fate => wish.fates[index] ?? (differs ? 'rewrite' : 'keep'))
    // A page that there is nothing to begin with is made at once.
    if (step === 2 && found?.starts.length === 0) return void (await make([]))
    change({ step, like: start, ...(step === 3 && fates && { fates }) })
    heading.current?.focus()
  }
  const make = async (fates: Fate[]) => {
    if (!(await newPage({ ...wish, fates }))) return
    keepWish(site, undefined)
    onDone()
  }
  const isTown = folders.some((each) => each.isTown && kindIn(each) === wish.kind)
  const isTranslation = wish.kind === translation
  const translate = async () => {
    if (!(await newTranslation(wish))) return
    keepWish(site, undefined)
    onDone()
  }
  const { step } = wish
  return (
    <Dialog className="steps" label="Add a page" onDone={onDone}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (isTranslation) void translate()
          else void (step === 3 ? make(wish.fates) : goTo(step + 1))
        }}
      >
        <h2 ref={heading} tabIndex={-1}>
          {isTranslation ? 'Add a translation' : `Add a page, step ${step} of 3: ${titles[step - 1]}`}
        </h2>
        {step === 1 && (
          <>
            <label>
              What it is
              <select value={wish.kind} onChange={({ target }) => change({ kind: target.value, like: '', fates: [] })}>
                {folders.map((each) => (
                  <option key={kindIn(each)} value={kindIn(each)}>
                    {each.folder === ''
                      ? 'A page of its own'
                      : `${each.word.charAt(0).toUpperCase()}${each.word.slice(1)} (in ${each.folder}/)`}
                  </option>
                ))}
                {languages.length > 0 && <option value={translation}>A translation of a page</option>}
              </select>
            </label>
            {isTranslation && <TranslationFields languages={languages} wish={wish} onChange={change} />}
            {!isTranslation && (
              <label>
                {isTown ? 'The town, with its state: Columbia, MD' : 'Its name: Window Cleaning'}
                <input
                  required
                  value={wish.name}
                  onChange={({ target }) => change({ name: target.value, like: '', fates: [] })}
                />
              </label>
            )}
            {isTown && (
              <>
                <label>
                  Its county, if it has one
                  <input value={wish.county} onChange={({ target }) => change({ county: target.value })} />
                </label>
                <label>
                  Where it lies, for the map: degrees north and east, if you know them
                  <input
                    value={wish.spot}
                    placeholder="39.2, -76.86"
                    onChange={({ target }) => change({ spot: target.value, like: '' })}
                  />
                </label>
              </>
            )}
          </>
        )}
        {step === 2 && (
          <fieldset className="block">
            <legend>It begins with the sections of</legend>
            <p className="help">
              {isTown
                ? `${wish.spot === '' ? '' : 'The nearest town comes first: its page fits best. '}What speaks of that town gets a mark in its place, for you to write.`
                : 'What speaks of that page gets a mark in its place, for you to write.'}
            </p>
            <div className="choices">
              {plan?.starts.map(({ stem, name }) => (
                <label key={stem} className="tick">
                  <input
                    type="radio"
                    name="like"
                    checked={stem === wish.like}
                    onChange={() => change({ like: stem, fates: [] })}
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {step === 3 && plan && <SectionFates plan={plan} fates={wish.fates} onChange={(fates) => change({ fates })} />}
        <p className="tools">
          <button type="submit" className="main">
            {step === 3 || isTranslation ? 'Make the draft' : 'Next'}
          </button>
          {step > 1 && (
            <button type="button" onClick={() => goTo(step - 1)}>
              Back
            </button>
          )}
          <button type="button" onClick={onDone}>
            Close, and go on later
          </button>
          <button
            type="button"
            onClick={() => {
              change({ ...emptyWish, kind: wish.kind })
              heading.current?.focus()
            }}
          >
            Clear the answers
          </button>
        </p>
      </form>
    </Dialog>
  )
}
