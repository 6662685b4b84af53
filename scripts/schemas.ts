/**
 * `npm run schemas`: writes what is made from `schemas/` for the country of site.config.json: the schemas that text editors
 * read, and the reference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../src/build/commandLine.ts'
import { configFile, countryIn } from '../src/content/configFile.ts'
import { pageEditorSchema, siteEditorSchema } from '../src/content/editorSchema.ts'
import { pageReference } from '../src/content/reference/pageReference.ts'

const root = join(import.meta.dirname, '..')

await runCommand({
  usage:
    'Usage: npm run schemas    writes schemas/*.schema.json and pages/REFERENCE.md anew, for the country of the site',
  options: {},
  run() {
    const config = join(root, configFile)
    const country = countryIn(existsSync(config) ? { [configFile]: readFileSync(config, 'utf8') } : {})
    for (const [file, text] of [
      ['schemas/page.schema.json', pageEditorSchema(country)],
      ['schemas/site.schema.json', siteEditorSchema(country)],
      ['pages/REFERENCE.md', pageReference(country)],
    ] as const) {
      writeFileSync(join(root, file), text)
      console.log(`Wrote ${file}.`)
    }
    return 0
  },
})
