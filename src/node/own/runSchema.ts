import { createContext, runInContext } from 'node:vm'
import type { Problem } from '../../content/problem/problem.ts'
import { judgeSchema } from '../../content/schema/judgeSchema.ts'
import { isFields, type Schema } from '../../content/schema/schema.ts'
import { joinWords, quoted } from '../../content/wording/phrases.ts'
import { problemOf } from '../disk/readText.ts'
import { bundleCode } from './bundleCode.ts'
import { type CodeTexts, placeAt, placeOfError } from './explainCode.ts'

/** Milliseconds after which a schema.ts that does not end is given up. */
const patience = 2000

/** The name under which the bundled schema runs. */
const bundleName = 'schema.bundle.js'

/**
 * Runs the schema.ts of an own section type. It sees nothing of Node, as it has nothing to ask there.
 *
 * @param file its path in the site
 * @returns the schema it exports, or what is wrong with it
 */
export function runSchema(home: string, file: string, texts: CodeTexts): { schema?: Schema; problems: Problem[] } {
  const text = texts.get(file) ?? ''
  const refuse = (message: string, fix: string) => ({ problems: [problemOf(file, 'own-schema', message, fix)] })
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
    // A text that the code above has made of a value.
    const schema: unknown = json === undefined ? undefined : JSON.parse(String(json))
    const faults = judgeSchema(schema)
    if (faults.length > 0)
      return {
        problems: faults.map(({ path, message, fix }) => ({
          ...problemOf(file, 'own-schema', message, fix),
          ...placeOfPath(text, path),
        })),
      }
    // judgeSchema has found nothing in it that is none.
    return { schema: schema as Schema, problems: [] }
  })
}

/** What is wrong with the styles.ts of an own section type, found by running it as a schema.ts is run. */
export function runStyles(home: string, file: string, texts: CodeTexts): Problem[] {
  const why = 'Styles are values, made of what "ashlar/styles" offers.'
  return runCode({ home, file, texts }, why, () => ({ problems: [] })).problems
}

/**
 * Runs code of a site that is a value.
 *
 * @param why what such code needs, said where it stops with an error
 * @param look asks for what it exports, as `found`, once it has run
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
    return { problems: [{ ...problemOf(file, 'own-schema', words, why), ...place }] }
  }
}

/** The file of the site for a source of a map, which may begin with steps upwards. */
export const fileOf = (source: string, texts: CodeTexts): string | undefined =>
  [...texts.keys()].find((file) => source === file || source.endsWith(`/${file}`))

/** What a thrown value says; it may be of another realm, and anything. */
export function errorOf(error: unknown): { message: string; stack: string } {
  const thrown = isFields(error) ? error : {}
  const message = String(thrown.message === undefined ? error : thrown.message)
  const { stack = '' } = thrown
  return { message: /[.!?]$/.test(message) ? message : `${message}.`, stack: String(stack) }
}

/** The place where a schema says what is at a path: the last of the names that stand one behind the other in the text. */
function placeOfPath(text: string, path: readonly (string | number)[]): { start: number; end: number } {
  const first = /\bschema\b/.exec(text)
  let place = { start: first?.index ?? 0, end: (first?.index ?? 0) + (first?.[0].length ?? 1) }
  for (const step of path) {
    if (typeof step === 'number') continue
    const name = new RegExp(`(?<![\\w$])(['"]?)(${step.replace(/[$]/g, '\\$&')})\\1\\s*[:,(]`, 'g')
    name.lastIndex = place.end
    // What is said of the schema as a whole stands behind its fields.
    const found = path.length === 1 ? [...text.matchAll(name)].at(-1) : name.exec(text)
    if (!found) continue
    const start = found.index + (found[1] ?? '').length
    place = { start, end: start + step.length }
  }
  return place
}
