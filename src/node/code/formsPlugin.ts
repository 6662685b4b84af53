import path from 'node:path'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js'
import { normalizePath, type Plugin } from 'vite'
import { answerSchema, answersId } from '../../content/forms/answerSchema.ts'
import type { FieldParts, FormParts } from '../../content/model/formModel.ts'
import { builderRoot } from '../disk/builderRoot.ts'

/** The forms of a site and the country by whose rules postal codes are read. */
export interface FormSources {
  country: string
  forms: readonly FormParts[]
}

const prefix = 'virtual:ashlar/'
/** The code of each form, to be loaded one by one, and of all at once for the server. */
const indexes = { forms: `${prefix}forms`, formsAtOnce: `${prefix}formsAtOnce` }
const formPrefix = `${prefix}form/`
const answersPrefix = `${prefix}answers/`

/** Whether a module, by its id, is made of the forms of the site. */
export const isFormModule = (id: string): boolean => /^\0virtual:ashlar\/(?:form|answers)/.test(id)

/** What rjsf imports and forms of ours do not need, and the files of ours that take its place in the browser. */
const replaced: Record<string, string> = {
  '../getDefaultRegistry.js': ours('getDefaultRegistry.ts'),
  'fast-uri': ours('stubs/noReferences.ts'),
  './shallowAllOfMerge.js': ours('stubs/noMerging.ts'),
}

/** As a pattern of `String.replace`, which an alias is, where the folder has a `$` in its name. */
const noMarkdown = ours('stubs/Markdown.ts').replaceAll('$', '$$$$')

/** The module that draws a type of fields, and its export; a page loads only those that its form uses. */
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
 * Vite plugin that makes a module of each form: its parts, the boxes of its fields, and its schema compiled to plain code,
 * so that visitors neither load ajv nor need `unsafe-eval`.
 *
 * @param read gives the forms; the dev server asks each time
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

/** The module of a form: it exports what `src/ui/form/formIsland.tsx` makes. */
function formCode({ code, isOwn, ...form }: FormParts, country: string): string {
  const used = new Map(form.fields.map((field) => [field.type, kindOf(field)]))
  const files = new Map([...used.values()])
  return [
    `import { ${answersId} as validate } from ${idOf(answersPrefix, code)}`,
    ...[...files].map(([file, name]) => `import { ${name} } from ${JSON.stringify(ours(`boxes/${file}`))}`),
    // The last one gives the file its name that all forms of a site share.
    `import { createIsland } from ${JSON.stringify(ours('formIsland.tsx'))}`,
    `const schema = ${JSON.stringify(answerSchema({ ...form, isOwn }, country))}`,
    `const kinds = { ${[...used].map(([type, [, name]]) => `${type}: ${name}`).join(', ')} }`,
    `const island = createIsland(${JSON.stringify(form)}, { schema, validate, kinds })`,
    'export const Island = island.Island',
    'export const read = island.read',
    'export const mount = island.mount',
  ].join('\n')
}

/** A postal code that nobody answers to is a text. */
const kindOf = ({ type, served }: FieldParts): readonly [file: string, name: string] =>
  type === 'postcode' && served !== undefined ? ['PostcodeBox.tsx', 'postcodeKind'] : kinds[type]

/** The code of a module that exports the check of the answers to a form. */
const compileForm = (form: FormParts, country: string): string =>
  compileSchemaValidatorsCode(answerSchema(form, country), {
    // A schema of ours; ajv would compile the schema of JSON Schema first, 0.08 s of CPU.
    // The form has words of its own: ajv's messages and copies of the schema would be 0.6 kB gzip for nobody.
    ajvOptionsOverrides: { validateSchema: false, messages: false, verbose: false, code: { esm: true, lines: false } },
  })

function ours(file: string): string {
  return normalizePath(path.join(builderRoot, 'src/ui/form', file))
}
