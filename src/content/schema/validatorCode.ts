import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { checkedNames, checkedSchema } from './schema.ts'
import { ajvOptions } from './validatorOf.ts'

/** What takes the place of `content/schema/validatorOf.ts` in a bundle: a module with the code that ajv writes for all schemas. */
export function validatorCode(): string {
  const ajv = new Ajv({ ...ajvOptions, code: { source: true } })
  for (const name of checkedNames) ajv.addSchema(checkedSchema(name), name)
  const code = standaloneCode(ajv, Object.fromEntries(checkedNames.map((name) => [name, name])))
  return `const exports = {};\n${code}\nexport const validatorOf = (name) => exports[name];\n`
}
