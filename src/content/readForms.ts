import type { FormDocument, Site } from '../../schemas/index.ts'
import { checkForm } from './check/form/checkForm.ts'
import { fillForms } from './forms/fillForm.ts'
import { isFormFile, settleForms } from './model/files/siteForms.ts'
import type { FormParts } from './model/formModel.ts'
import { readerOf } from './problem/openSources.ts'
import type { Sources } from './problem/problem.ts'
import { createSource } from './problem/source.ts'
import { readJson } from './read/readJson.ts'

/** Returns the forms of a site: those whose files have no mistakes, and the built-in ones. Does not read its pages. */
export function readForms(sources: Sources, site: Site, year: number): FormParts[] {
  const { files, read } = readerOf(sources)
  const documents = new Map<string, FormDocument>()
  for (const file of files().filter(isFormFile)) {
    const source = createSource(file, read(file))
    const { problems, value } = readJson(source)
    const document = problems.length === 0 ? checkForm(source, value).value : undefined
    if (document) documents.set(file, document)
  }
  return fillForms({ site, forms: settleForms(site, documents) }, year)
}
