import path from 'node:path'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js'
import { normalizePath, type Plugin } from 'vite'
import { answerSchema, answersId } from '../../content/forms/answerSchema.ts'
import type { FieldParts, FormParts } from '../../content/model/formModel.ts'
import { builderRoot } from '../disk/builderRoot.ts'

/** The forms of a site, and the country whose rules apply to postal codes. */
export interface FormSources {
  country: string
  forms: readonly FormParts[]
}

const prefix = 'virtual:ashlar/'
/** Modules that list all forms: with dynamic imports for browsers, with static imports for the server. */
const indexes = { forms: `${prefix}forms`, formsAtOnce: `${prefix}formsAtOnce` }
const formPrefix = `${prefix}form/`
const answersPrefix = `${prefix}answers/`

/** Returns true for the id of a module that is generated from the forms of the site. */
export const isFormModule = (id: string): boolean => /^\0virtual:ashlar\/(?:form|answers)/.test(id)

/** Imports of rjsf that Ashlar's forms do not need, and their replacements in the browser. */
const replaced: Record<string, string> = {
  '../getDefaultRegistry.js': ours('getDefaultRegistry.ts'),
  'fast-uri': ours('stubs/noReferences.ts'),
  './shallowAllOfMerge.js': ours('stubs/noMerging.ts'),
}

/**
 * Escaped as a replacement pattern of `String.replace`, which Vite uses for aliases, in case the path contains a `$`.
 */
const noMarkdown = ours('stubs/Markdown.ts').replaceAll('$', '$$$$')

/** The module and export that render each field type. A page loads only those that its form uses. */
const kinds: Readonly<Record<FieldParts['type'], readonly [file: string, name: string]>> = {
  text: ['TextBox.tsx', 'textKind'],
  email: ['TextBox.tsx', 'textKind'],
  phone: ['TextBox.tsx', 'textKind'],
  textarea: ['TextBox.tsx', 'textKind'],
  postcode: ['TextBox.tsx', 'textKind'],
  number: ['NumberBox.tsx', 'numberKind'],
  select: ['SelectBox.tsx', 'selectKind'],
  radio: ['OptionBoxes.tsx', 'optionsKind'],
  checkboxes: ['OptionBoxes.tsx', 'optionsKind'],
  checkbox: ['TickBox.tsx', 'tickKind'],
  consent: ['TickBox.tsx', 'tickKind'],
  date: ['DayBox.tsx', 'dayKind'],
  time: ['DayBox.tsx', 'dayKind'],
  file: ['FileBox.tsx', 'fileKind'],
}

/**
 * A Vite plugin that generates a module for each form: its parts, its input components, and its schema compiled to
 * plain code, so that visitors neither load ajv nor need `unsafe-eval`.
 *
 * @param read returns the forms; the dev server calls it each time
 */
export function formsPlugin(read: () => FormSources): Plugin {
  const find = (code: string): FormParts => {
    const form = read().forms.find((each) => each.code === code)
    if (!form) throw new Error(`Bug in the builder: there is no form "${code}".`)
    return form
  }
  return {
    name: 'ashlar:forms',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^markdown-to-jsx(\/.*)?$/, replacement: noMarkdown }] } }),
    resolveId(id, importer) {
      const isOurs = id === indexes.forms || id === indexes.formsAtOnce
      if (isOurs || id.startsWith(formPrefix) || id.startsWith(answersPrefix)) return `\0${id}`
      if (importer?.includes('/@rjsf/')) return replaced[id]
    },
    load: {
      filter: { id: /^\0virtual:ashlar\/(?:form|answers)/ },
      handler(id) {
        const name = id.slice(1)
        const names = () => read().forms.map((form) => form.code)
        if (name === indexes.forms) return indexCode(names())
        if (name === indexes.formsAtOnce) return serverIndexCode(names())
        if (name.startsWith(formPrefix)) return formCode(find(name.slice(formPrefix.length)), read().country)
        if (name.startsWith(answersPrefix)) return compileForm(find(name.slice(answersPrefix.length)), read().country)
      },
    },
  }
}

const exportForms = (entries: readonly string[]) => `export const forms = { ${entries.join(', ')} }`
const idOf = (prefix: string, name: string) => JSON.stringify(prefix + name)

const indexCode = (names: readonly string[]): string =>
  exportForms(names.map((name) => `${JSON.stringify(name)}: () => import(${idOf(formPrefix, name)})`))

function serverIndexCode(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as form${index} from ${idOf(formPrefix, name)}`)
  return [...imports, exportForms(names.map((name, index) => `${JSON.stringify(name)}: form${index}`))].join('\n')
}

/** The module of a form. It exports what `src/ui/form/formIsland.tsx` creates. */
function formCode({ code, isOwn, ...form }: FormParts, country: string): string {
  const used = new Map(form.fields.map((field) => [field.type, kindOf(field)]))
  const files = new Map([...used.values()])
  return [
    `import { ${answersId} as validate } from ${idOf(answersPrefix, code)}`,
    ...[...files].map(([file, name]) => `import { ${name} } from ${JSON.stringify(ours(`boxes/${file}`))}`),
    // The last import names the chunk that all forms of a site share.
    `import { createIsland } from ${JSON.stringify(ours('formIsland.tsx'))}`,
    `const schema = ${JSON.stringify(answerSchema({ ...form, isOwn }, country))}`,
    `const kinds = { ${[...used].map(([type, [, name]]) => `${type}: ${name}`).join(', ')} }`,
    `const island = createIsland(${JSON.stringify(form)}, { schema, validate, kinds })`,
    'export const Island = island.Island',
    'export const read = island.read',
    'export const mount = island.mount',
  ].join('\n')
}

/** A postal code field without served towns is a text field. */
const kindOf = ({ type, served }: FieldParts): readonly [file: string, name: string] =>
  type === 'postcode' && served !== undefined ? ['PostcodeBox.tsx', 'postcodeKind'] : kinds[type]

/** The code of a module that exports the validator of a form's answers. */
const compileForm = (form: FormParts, country: string): string =>
  compileSchemaValidatorsCode(answerSchema(form, country), {
    // The schema is the builder's own. Validating it would make ajv compile the JSON Schema meta-schema first, 0.08 s
    // of CPU. The form has its own messages: those of ajv and copies of the schema would add 0.6 kB gzip.
    ajvOptionsOverrides: { validateSchema: false, messages: false, verbose: false, code: { esm: true, lines: false } },
  })

function ours(file: string): string {
  return normalizePath(path.join(builderRoot, 'src/ui/form', file))
}
