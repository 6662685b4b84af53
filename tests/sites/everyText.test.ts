import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { commandLineOf } from '../../src/node/input/commandLineOf.ts'
import { readSources } from '../../src/node/input/readSources.ts'
import { exampleBlock, examplePage, sectionFolders, tagged } from '../schemas/sectionExamples.ts'
import { folderOf, siteNames } from './siteFolder.ts'

type Step = string | number
type Leaf = { file: string; path: Step[]; value: string }

const repository = join(import.meta.dirname, '../..')

/** Returns all texts of a value, with their paths. */
function leavesOf(value: unknown, path: Step[] = []): { path: Step[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  const steps: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return steps.flatMap(([step, inner]) => leavesOf(inner, [...path, step]))
}

function put(value: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? put(entry, rest, text) : entry))
  const fields = value as Record<string, unknown>
  return { ...fields, [step]: put(fields[step], rest, text) }
}

/** Returns a site, or the examples of all section types as pages of the shipped site. */
function siteOf(name: string) {
  const root = name === 'examples' ? repository : folderOf(name)
  const { sources, ...found } = readSources(root)
  const examples = sectionFolders.map((type) => {
    const { sections, ...page } = examplePage(type)
    const heading = type === 'hero' ? [] : [{ type: 'hero', heading: 'Example' }]
    return [
      `pages/examples/${type.toLowerCase()}.json`,
      JSON.stringify({ ...page, sections: [...heading, ...sections] }),
    ]
  })
  return {
    ...found,
    sources:
      name === 'examples'
        ? { ...tagged(sources.texts()), ...exampleBlock, ...Object.fromEntries(examples) }
        : sources.texts(),
    today: '2026-11-24',
    command: commandLineOf(root),
  }
}

/** Whether visitors do not read a text, or it is an answer that selects other fields. */
const isUnread = ({ path }: Leaf) =>
  path.some((step) => ['$schema', 'base', 'mentions', 'options', 'when', 'presets'].includes(String(step))) ||
  (path.at(-1) === 'note' && path.length <= 3)

/** Returns a placeholder that no site has; names of placeholders consist of letters. */
const nameOf = (number: number) => `unknown${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

/**
 * Returns the texts of a site that can be changed without a problem.
 *
 * @param mark returns the replacement of a text; its name must occur in the problems
 */
function unheard(name: string, isMeant: (value: string) => boolean, mark: (value: string, name: string) => string) {
  const site = siteOf(name)
  const files = Object.keys(site.sources).filter((file) => file.endsWith('.json') && !/\[|^sections\//.test(file))
  const values = new Map(files.map((file): [string, unknown] => [file, JSON.parse(site.sources[file] ?? '')]))
  const leaves = files
    .flatMap((file) => leavesOf(values.get(file)).map((leaf) => ({ file, ...leaf })))
    .filter((leaf) => isMeant(leaf.value) && !isUnread(leaf))
  // A mistake that breaks its file hides the others in it, so reported texts are restored until nothing more is
  // reported.
  let silent = [...leaves.entries()]
  for (let before = silent.length + 1; silent.length < before; ) {
    before = silent.length
    const changed = new Map(values)
    for (const [number, { file, path, value }] of silent)
      changed.set(file, put(changed.get(file), path, mark(value, nameOf(number))))
    const sources = Object.fromEntries([...changed].map(([file, value]) => [file, JSON.stringify(value)]))
    const { problems } = compileSite({ ...site, sources: { ...site.sources, ...sources } })
    const said = problems.flatMap(({ file, start, end, message }) => {
      const place = sources[file]?.slice(start, end) ?? ''
      return (message + place).match(/unknown[a-j]+/g) ?? []
    })
    const names = new Set(said)
    silent = silent.filter(([number]) => !names.has(nameOf(number)))
  }
  return silent.map(([, { file, path }]) => `${file}: ${path.join('/')}`)
}

const isText = (value: string) => /\p{L} \p{L}/u.test(value)
const isAddress = (value: string) => /^\/[\w/.#-]*$/.test(value)

describe('tests/sites, what visitors read', () => {
  test.each(['examples', ...siteNames])('is looked at in every text of every file: %s', (name) => {
    expect(unheard(name, isText, (value, name) => `${value} {${name}}`)).toEqual([])
  })

  test.each(['examples', ...siteNames])('leads to something at every address of every file: %s', (name) => {
    expect(unheard(name, isAddress, (_, name) => `/${name}/`)).toEqual([])
  })

  test.each(['examples', ...siteNames])('waits for no words in any text of any file: %s', (name) => {
    expect(unheard(name, isText, (value, name) => `${value} [to write: ${name}]`)).toEqual([])
  })
})
