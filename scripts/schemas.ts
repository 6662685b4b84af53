/** `npm run schemas`: writes what is made from `schemas/`: the schemas that text editors read, and the reference. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../src/build/commandLine.ts'
import { pageEditorSchema, siteEditorSchema } from '../src/content/editorSchema.ts'
import { pageReference } from '../src/content/reference/pageReference.ts'

await runCommand({
  usage: 'Usage: npm run schemas    writes schemas/*.schema.json and pages/REFERENCE.md anew',
  options: {},
  run() {
    for (const [file, text] of [
      ['schemas/page.schema.json', pageEditorSchema()],
      ['schemas/site.schema.json', siteEditorSchema()],
      ['pages/REFERENCE.md', pageReference()],
    ] as const) {
      writeFileSync(join(import.meta.dirname, '..', file), text)
      console.log(`Wrote ${file}.`)
    }
    return 0
  },
})
