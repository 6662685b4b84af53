/**
 * `npm run schemas`: generates the schemas for text editors and the reference from `schemas/`, for the country in
 * site.config.json.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatProblems } from '../src/content/format/formatProblems.ts'
import { configFile, countryIn } from '../src/content/model/files/configFile.ts'
import {
  blockEditorSchema,
  factsEditorSchema,
  formEditorSchema,
  pageEditorSchema,
  siteEditorSchema,
  templateEditorSchema,
} from '../src/content/reference/editorSchema.ts'
import { pageReference } from '../src/content/reference/pageReference.ts'
import { builderRoot } from '../src/node/disk/builderRoot.ts'
import { readSources } from '../src/node/input/readSources.ts'
import { runCommand } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm run schemas    writes schemas/*.schema.json and pages/REFERENCE.md anew, for the country of the site
       npm run schemas -- --root FOLDER    writes them into FOLDER, for the site there`,
  options: { root: { type: 'string', default: builderRoot } },
  run({ root }) {
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
      console.error(`There is no folder ${root}. Nothing was written.`)
      return 2
    }
    const { own, types, sources } = readSources(root)
    if (own.problems.length > 0) {
      process.stdout.write(`${formatProblems(own.problems, sources)}Nothing was written.\n`)
      return 1
    }
    const config = path.join(root, configFile)
    const country = countryIn(existsSync(config) ? { [configFile]: readFileSync(config, 'utf8') } : {})
    const hasGuide = existsSync(path.join(root, 'pages/README.md'))
    for (const [file, text] of [
      ['schemas/page.schema.json', pageEditorSchema(country, types)],
      ['schemas/site.schema.json', siteEditorSchema(country)],
      ['schemas/form.schema.json', formEditorSchema()],
      ['schemas/block.schema.json', blockEditorSchema(types)],
      ['schemas/template.schema.json', templateEditorSchema(country)],
      ['schemas/facts.schema.json', factsEditorSchema()],
      ['pages/REFERENCE.md', pageReference(country, { types, hasGuide })],
    ] as const) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
      console.log(`Wrote ${file}.`)
    }
    return 0
  },
})
