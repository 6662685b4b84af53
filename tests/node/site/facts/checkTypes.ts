import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Inside the repository, where the compiler finds schema-dts. */
const folder = join(import.meta.dirname, '../../../../test-results')
const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
const settings = '--noEmit --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler --types'

/** A structured data record, and the page that contains it. */
export interface Told {
  page: string
  thing: { '@type': string }
}

/** Returns what a type can distinguish values by: fields, and words that may be names of schema.org. */
const shapeOf = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'number') return 0
    return typeof inner === 'string' && !/^(?:https:\/\/schema\.org\/)?\w+$/.test(inner) ? 'text' : inner
  })

/** Returns one value of each shape. */
const oneOfEach = <T>(values: readonly T[], thingOf: (value: T) => unknown = (value) => value): T[] => [
  ...new Map(values.map((value) => [shapeOf(thingOf(value)), value])).values(),
]

/** Returns a record whose lists have one entry of each shape. */
const shortened = (thing: Told['thing']): Told['thing'] =>
  JSON.parse(JSON.stringify(thing, (_, inner: unknown) => (Array.isArray(inner) ? oneOfEach(inner) : inner)))

/**
 * Checks records against the types of schema-dts, which follow https://schema.org: each shape becomes a constant of the
 * type that the record names.
 *
 * @returns the errors of the compiler, each with its page and its type
 */
export async function checkTypes(all: readonly Told[]): Promise<string[]> {
  const short = all.map(({ page, thing }) => ({ page, thing: shortened(thing) }))
  const told = oneOfEach(short, ({ thing }) => thing)
  const types = [...new Set(told.map(({ thing }) => thing['@type']))]
  const lines = told.map(({ thing }, index) => `export const t${index}: ${thing['@type']} = ${JSON.stringify(thing)}`)
  const file = join(folder, `structured-data-${process.pid}.ts`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, [`import type { ${types.join(', ')} } from 'schema-dts'`, ...lines].join('\n'))
  try {
    const output = await new Promise<string>((done) => {
      execFile(process.execPath, [compiler, ...settings.split(' '), '', file], (_, stdout, stderr) =>
        done(stdout + stderr),
      )
    })
    return output.split('\n').flatMap((line) => {
      const [, row, message] = /\.ts\((\d+),\d+\): error (.*)/.exec(line) ?? []
      if (row === undefined) return /error|rror:/.test(line) ? [line] : []
      const one = told[Number(row) - 2]
      return [`${one?.page} ${one?.thing['@type']}: ${message}`]
    })
  } finally {
    await rm(file)
  }
}
