import { createContext, runInContext } from 'node:vm'
import type { Problem } from '../../content/problem/problem.ts'
import { judgeSchema } from '../../content/schema/judgeSchema.ts'
import { isFields, type Schema } from '../../content/schema/schema.ts'
import { joinWords, quoted } from '../../content/wording/phrases.ts'
import { fileProblem } from '../disk/readText.ts'
import { bundleCode } from './bundleCode.ts'
import { type CodeTexts, placeAt, placeOfError } from './explainCode.ts'

/** Time limit for a schema.ts, in milliseconds. */
const patience = 2000

/** The file name under which the bundled schema runs. */
const bundleName = 'schema.bundle.js'

/**
 * Runs the schema.ts of an own section type in a context without access to Node.js.
 *
 * @param file its path in the site
 * @returns the exported schema, or the problems
 */
export function runSchema(home: string, file: string, texts: CodeTexts): { schema?: Schema; problems: Problem[] } {
  const text = texts.get(file) ?? ''
  const refuse = (message: string, fix: string) => ({ problems: [fileProblem(file, 'own-schema', message, fix)] })
  const why = 'A schema is a value: it needs nothing but "ashlar/schema".'
  return runCode({ home, file, texts }, why, (run) => {
    const names = String(run('Object.keys(found).join(" ")')).split(' ').filter(Boolean)
    if (!names.includes('schema')) {
      const others = names.length > 0 ? `It exports ${joinWords(names.map(quoted), 'and')}.` : 'It exports nothing.'
      return refuse(
        'This file does not export the schema.',
        `Write: export const schema = defineSection({ … }). ${others}`,
      )
    }
    const json = run('JSON.stringify(found.schema)')
    // `run` returned the JSON text of the value.
    const schema: unknown = json === undefined ? undefined : JSON.parse(String(json))
    const faults = judgeSchema(schema)
    if (faults.length > 0)
      return {
        problems: faults.map(({ path, message, fix }) => ({
          ...fileProblem(file, 'own-schema', message, fix),
          ...placeOfPath(text, path),
        })),
      }
    // judgeSchema has verified its type.
    return { schema: schema as Schema, problems: [] }
  })
}

/** Finds the problems of an own section type's styles.ts by running it like a schema.ts. */
export function runStyles(home: string, file: string, texts: CodeTexts): Problem[] {
  const why = 'Styles are values, made of what "ashlar/styles" offers.'
  return runCode({ home, file, texts }, why, () => ({ problems: [] })).problems
}

/**
 * Runs code of a site that only defines a value.
 *
 * @param why the fix to print if the code throws
 * @param look reads the exports through `found` after the code has run
 */
function runCode<Found extends { problems: Problem[] }>(
  { home, file, texts }: { home: string; file: string; texts: CodeTexts },
  why: string,
  look: (run: (words: string) => unknown) => Found,
): Found | { problems: Problem[] } {
  const { problems, code, map } = bundleCode({ home, file, texts, format: 'iife' })
  if (code === undefined) return { problems }
  const context = createContext({})
  const run = (words: string): unknown => runInContext(words, context, { filename: bundleName, timeout: patience })
  try {
    run(code)
    return look(run)
  } catch (error) {
    const { message, stack } = errorOf(error)
    const at = placeOfError(stack, bundleName, map, (source) => fileOf(source, texts))
    const place = at ? { file: at.file, ...placeAt(texts.get(at.file) ?? '', at.line, at.column) } : {}
    const words = /timed out after/.test(message)
      ? `This code does not come to an end within ${patience / 1000} seconds.`
      : `This code stops with an error: ${message}`
    return { problems: [{ ...fileProblem(file, 'own-schema', words, why), ...place }] }
  }
}

/** The file of the site for a source of a map, which can begin with `../`. */
export const fileOf = (source: string, texts: CodeTexts): string | undefined =>
  [...texts.keys()].find((file) => source === file || source.endsWith(`/${file}`))

/** The message and stack of a thrown value, which can be anything and come from another realm. */
export function errorOf(error: unknown): { message: string; stack: string } {
  const thrown = isFields(error) ? error : {}
  const message = String(thrown.message === undefined ? error : thrown.message)
  const { stack = '' } = thrown
  return { message: /[.!?]$/.test(message) ? message : `${message}.`, stack: String(stack) }
}

/** The offsets where a schema defines a path: it searches for the names of the path one after the other in the text. */
function placeOfPath(text: string, path: readonly (string | number)[]): { start: number; end: number } {
  const first = /\bschema\b/.exec(text)
  let place = { start: first?.index ?? 0, end: (first?.index ?? 0) + (first?.[0].length ?? 1) }
  for (const step of path) {
    if (typeof step === 'number') continue
    const name = new RegExp(`(?<![\\w$])(['"]?)(${step.replace(/[$]/g, '\\$&')})\\1\\s*[:,(]`, 'g')
    name.lastIndex = place.end
    // Keywords of the whole schema come after its fields.
    const found = path.length === 1 ? [...text.matchAll(name)].at(-1) : name.exec(text)
    if (!found) continue
    const start = found.index + (found[1] ?? '').length
    place = { start, end: start + step.length }
  }
  return place
}
