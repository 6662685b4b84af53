import type { Answer, FormEntry } from '../../node/edit/protocol.ts'
import { ask, say, takeAnswer } from '../site/actions.ts'
import { setState, useEditor } from '../site/store.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { FieldsForm } from './FieldsForm.tsx'

/** The forms of the site: their texts, their fields and their receivers. */
export function FormsView() {
  const { forms, form, shown } = useForms()
  const choose = (name: string) => setState({ form: forms.find((each) => each.name === name)?.file })
  const file = form?.isOwn ? form.file : undefined
  const own = async () => {
    const answer = form && (await ask<Answer>('ownForm', { name: form.name }))
    if (!answer) return
    takeAnswer(answer)
    say(`The form has a file of its own now: ${form.file}. Change it here, then save.`)
  }
  if (!form) return <p className="hint">One moment …</p>
  return (
    <>
      <label>
        Which form
        <select value={form.name} onChange={({ target }) => choose(target.value)}>
          {forms.map((each) => (
            <option key={each.name} value={each.name}>
              {each.title} ({each.name})
            </option>
          ))}
        </select>
      </label>
      {file === undefined ? (
        <>
          <p className="hint">This form comes with the builder. To change it, give it a file of its own.</p>
          <button type="button" className="main" onClick={own}>
            Change this form
          </button>
        </>
      ) : (
        shown?.file === file && (
          <FieldsForm key={file} file={file} path={[]} value={shown.value} name={`the form "${form.title}"`} />
        )
      )}
    </>
  )
}

/** Returns the forms, the selected one and its file. All are requested again after each change of the site. */
function useForms() {
  const version = useEditor((state) => state.site?.version)
  const chosen = useEditor((state) => state.form)
  const { forms = [], shown } =
    useAnswer(`${version} ${chosen}`, async () => {
      const answer = await ask<{ forms: FormEntry[] }>('forms')
      const wanted = answer && chosenOf(answer.forms, chosen)
      // An undo may have removed the file.
      const found = wanted?.isOwn ? await ask<Answer>('page', { file: wanted.file }) : undefined
      return answer && { forms: answer.forms, shown: found?.page }
    }) ?? {}
  return { forms, form: chosenOf(forms, chosen), shown }
}

const chosenOf = (forms: readonly FormEntry[], file: string | undefined) =>
  forms.find((each) => each.file === file) ?? forms[0]
