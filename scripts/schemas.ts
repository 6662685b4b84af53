/** `npm run schemas`: writes what is made from `schemas/`: the schemas that text editors read, and the reference. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageEditorSchema, siteEditorSchema } from '../src/content/editorSchema.ts'
import { pageReference } from '../src/content/reference/pageReference.ts'

for (const [file, text] of [
  ['schemas/page.schema.json', pageEditorSchema()],
  ['schemas/site.schema.json', siteEditorSchema()],
  ['pages/REFERENCE.md', pageReference()],
] as const) {
  writeFileSync(join(import.meta.dirname, '..', file), text)
  console.log(`Wrote ${file}.`)
}
