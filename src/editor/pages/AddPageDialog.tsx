import { useRef } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { KindFields, StartFields } from './AddPageFields.tsx'
import { SectionFates } from './SectionFates.tsx'
import { kindIn, translation, useNewPage } from './useNewPage.ts'

const titles = ['What it is', 'Which page it begins as', 'What it takes over'] as const

/** Asks for a new page in three steps, then creates it as a draft. */
export function AddPageDialog({ onDone }: { onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { wish, kinds, plan, change, goTo, goOn, clear } = useNewPage({
    onStep: () => heading.current?.focus(),
    onDone,
  })
  const { step } = wish
  const isTranslation = wish.kind === translation
  const isTown = kinds.folders.some((each) => each.isTown && kindIn(each) === wish.kind)
  const fields = { wish, isTown, onChange: change }
  return (
    <Dialog className="steps" label="Add a page" onDone={onDone}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
      >
        <h2 ref={heading} tabIndex={-1}>
          {isTranslation ? 'Add a translation' : `Add a page, step ${step} of 3: ${titles[step - 1]}`}
        </h2>
        {step === 1 && <KindFields {...fields} kinds={kinds} />}
        {step === 2 && <StartFields {...fields} plan={plan} />}
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
          <button type="button" onClick={clear}>
            Clear the answers
          </button>
        </p>
      </form>
    </Dialog>
  )
}
