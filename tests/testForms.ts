import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../schemas/index.ts'
import { readForms } from '../src/content/readForms.ts'
import type { FormSources } from '../src/node/code/formsPlugin.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** Returns the forms that tests render: the built-in ones, and the example of all field types as `example`. */
export function testForms(): FormSources {
  const site = JSON.parse(read('site.config.json')) as Site
  const sources = { 'forms/example.json': read('schemas/form/form.example.json') }
  return { country: 'US', forms: readForms(sources, site, 2026) }
}
