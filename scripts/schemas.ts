/** `npm run schemas`: writes the schemas that text editors read, made from `schemas/`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageEditorSchema, siteEditorSchema } from '../src/content/editorSchema.ts'

const folder = join(import.meta.dirname, '../schemas')
for (const [name, text] of [
  ['page.schema.json', pageEditorSchema()],
  ['site.schema.json', siteEditorSchema()],
] as const) {
  writeFileSync(join(folder, name), text)
  console.log(`Wrote schemas/${name}.`)
}
