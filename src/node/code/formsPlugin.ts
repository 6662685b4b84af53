import { readdirSync } from 'node:fs'
import path from 'node:path'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js'
import { normalizePath, type Plugin } from 'vite'
import { builderRoot } from '../disk/builderRoot.ts'
import { importSource } from './importSource.ts'

/** The validators as a module: one function per form, by the form's name. */
const validatorsId = 'virtual:ashlar/validators'

/** What rjsf imports and forms of text boxes do not need, and the files of ours that take its place in the browser. */
const replaced: Record<string, string> = {
  '../getDefaultRegistry.js': ours('getDefaultRegistry.ts'),
  'fast-uri': ours('stubs/noReferences.ts'),
}

/** As a pattern of `String.replace`, which an alias is, where the folder has a `$` in its name. */
const noMarkdown = ours('stubs/Markdown.ts').replaceAll('$', '$$$$')

/**
 * Vite plugin that compiles the form schemas to plain code, so that visitors neither load ajv nor need `unsafe-eval`.
 *
 * @param folder absolute; each of its files exports a schema under its own stem, which is also the schema's `$id`
 */
export function formsPlugin(folder: string): Plugin {
  const forms = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort()

  return {
    name: 'ashlar:forms',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^markdown-to-jsx(\/.*)?$/, replacement: noMarkdown }] } }),
    resolveId(id, importer) {
      if (id === validatorsId || id.startsWith(`${validatorsId}/`)) return `\0${id}`
      if (importer?.includes('/@rjsf/')) return replaced[id]
    },
    load: {
      filter: { id: /^\0virtual:ashlar\/validators/ },
      async handler(id) {
        if (id === `\0${validatorsId}`) {
          return forms.map((form) => `export * from '${validatorsId}/${form}'`).join('\n')
        }
        const form = id.slice(`\0${validatorsId}/`.length)
        const file = normalizePath(path.join(folder, `${form}.ts`))
        this.addWatchFile(file)
        return compileForm(file, form)
      },
    },
  }
}

/** The code of a module that exports the validator of one form under the form's name. */
async function compileForm(file: string, form: string): Promise<string> {
  const code = `export * from ${JSON.stringify(file)}`
  const { [form]: schema } = await importSource<Record<string, object>>({ code, folder: path.dirname(file) })
  if (!schema) throw new Error(`Bug in the builder: ${file} does not export "${form}".`)
  return compileSchemaValidatorsCode(schema, {
    // The compiler has held them against `FormSchema`; ajv would compile the schema of JSON Schema first, 0.08 s of CPU.
    ajvOptionsOverrides: { validateSchema: false, code: { esm: true, lines: false } },
  })
}

function ours(file: string): string {
  return normalizePath(path.join(builderRoot, 'src/ui/form', file))
}
