import { printJson } from '../../../content/json/printJson.ts'
import { formFile } from '../../../content/model/files/siteForms.ts'
import type { Answer, FormEntry } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Opened } from './createAnswers.ts'
import { readText } from './readAsked.ts'

interface FormsOpened extends Pick<Opened, 'session' | 'view' | 'versions'> {
  /** Builds the answer after a change; `view` is the file whose page it includes. */
  answer(view: string | undefined): Answer
}

/** Requests about forms: the list of forms, and creating a file for a built-in form. */
export function createFormsApi({ session, view, versions, answer }: FormsOpened): Api {
  const all = () => view.model()?.forms ?? new Map<string, never>()
  return {
    forms: (): { forms: FormEntry[] } => ({
      forms: [...all().values()].map(({ name, document, file }) => ({
        name,
        title: document.title,
        file: file ?? formFile(name),
        isOwn: session.text(file ?? formFile(name)) !== undefined,
      })),
    }),
    ownForm: (body) => {
      const form = all().get(readText(body, 'name', 100))
      if (!form || form.file !== undefined) throw new Refusal('There is no such form, or it has its own file already.')
      const file = formFile(form.name)
      if (session.text(file) !== undefined) throw new Refusal(`${file} exists already. Nothing was changed.`)
      const { $schema: _, note: __, ...document } = { $schema: '', note: '', ...form.document }
      const text = printJson(document, { indent: '', unit: '  ', lineEnd: '\n', oneLine: false, shortBlock: 60 })
      session.replace(`Write the form "${document.title}" anew`, [{ file, text: `${text}\n` }])
      versions.raise()
      view.check()
      return answer(file)
    },
  }
}
