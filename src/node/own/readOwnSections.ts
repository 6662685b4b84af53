import path from 'node:path'
import type { OwnSectionType } from '../../../schemas/index.ts'
import { common } from '../../../schemas/parts/common.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { Schema } from '../../content/schema/schema.ts'
import { builtInTypes, ownType, type SectionTypes, withOwnTypes } from '../../content/schema/sectionTypes.ts'
import { quoted } from '../../content/wording/phrases.ts'
import { cacheFolder, hashOfAll, hashOfFiles, keepNewest, tryToCache } from '../cache/cache.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import { noOwnCode, type OwnCode, type OwnSectionCode } from '../code/ownCode.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { fileProblem } from '../disk/readText.ts'
import { bundleCode } from './bundleCode.ts'
import { checkIslands } from './checkIslands.ts'
import type { CodeTexts } from './explainCode.ts'
import { runSchema, runStyles } from './runSchema.ts'

/** The section types in the `sections/` folder of a site. */
export interface OwnSections {
  /** The section types of the builder and the site together. */
  types: SectionTypes
  code: OwnCode
  problems: readonly Problem[]
}

export const noOwnSections: OwnSections = { types: builtInTypes, code: noOwnCode, problems: [] }

const folder = 'sections'
const namePattern = /^[a-z][a-zA-Z0-9]*$/

/** The files with a meaning in the folder of a section type, which can also contain other modules. */
const parts = {
  schema: 'schema.ts',
  view: 'View.tsx',
  styles: 'styles.ts',
  example: 'example.json',
  island: 'View.island.tsx',
}

/** The last result in this process, because a dev server and an editor read a site after each change. */
let last: { key: string; made: Made } | undefined

interface Made {
  version: typeof madeVersion
  schemas: Map<OwnSectionType, Schema>
  sections: OwnSectionCode[]
  problems: Problem[]
}
const madeVersion = 1

/** The number of states of `sections/` folders in the cache. */
const mostKept = 20

/**
 * Reads the section types of a site. The exports of their code come from the cache if neither the code nor the builder
 * has changed.
 *
 * @param home the absolute path of the site's folder
 * @param files the files in `sections/`, with their hashes
 * @param read returns the text of one file
 */
export function readOwnSections(
  home: string,
  files: ReadonlyMap<string, string>,
  read: (file: string) => string,
): OwnSections {
  if (files.size === 0) return noOwnSections
  const hash = hashOfAll([...files])
  const key = hashOfAll([home, hash, builderKey()])
  const made =
    last?.key === key ? last.made : openMade(key, home, new Map([...files.keys()].map((file) => [file, read(file)])))
  // A missing package can be installed while a server runs.
  last = made.problems.length === 0 ? { key, made } : undefined
  return { types: withOwnTypes(made.schemas), code: { home, sections: made.sections, hash }, problems: made.problems }
}

let knownBuilder: string | undefined
/**
 * A hash of the builder's code that affects schemas and views. It is computed once, because that code does not change
 * while this process runs.
 */
const builderKey = (): string =>
  (knownBuilder ??= hashOfFiles(builderRoot, ['schemas', 'src/ashlar', 'src/ui', 'src/node/own']))

function openMade(key: string, home: string, texts: CodeTexts): Made {
  const file = path.join(cacheFolder, 'sections', key)
  const kept = readSealed<Made>(file, madeVersion)
  if (kept) return kept
  const made = inspectAll(home, texts)
  // A missing package can be installed later.
  if (made.problems.length === 0)
    tryToCache(() => {
      writeSealed(file, made)
      keepNewest(path.dirname(file), mostKept)
    })
  return made
}

function inspectAll(home: string, texts: CodeTexts): Made {
  const made: Made = { version: madeVersion, schemas: new Map(), sections: [], problems: [] }
  const names = new Set<string>()
  for (const file of texts.keys()) {
    const [, name = '', inner] = file.split('/')
    if (inner !== undefined) names.add(name)
    else if (!/\.md$|^tsconfig\.json$/i.test(name)) made.problems.push(explainLoose(file, name))
  }
  for (const name of names)
    if (namePattern.test(name)) inspectOne(home, name, texts, made)
    else made.problems.push(explainName(name))
  return made
}

function explainLoose(file: string, name: string): Problem {
  const message = `${quoted(name)} stands in sections/ itself, where each section type has a folder.`
  return fileProblem(file, 'own-section', message, 'Move it into the folder of its section type.')
}

function explainName(name: string): Problem {
  const better = name
    .replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())
    .replace(/^[^a-zA-Z]+/, '')
  const meant = better.charAt(0).toLowerCase() + better.slice(1)
  return fileProblem(
    `${folder}/${name}/`,
    'own-section',
    `A section type cannot be called ${quoted(name)}: pages name it in "type".`,
    `Rename the folder${meant === '' ? '' : ` to ${quoted(meant)}`}: such a name begins with a small letter and has letters and digits.`,
  )
}

/** Inspects the folder of one type, and adds the type and its problems to `made`. */
function inspectOne(home: string, name: string, texts: CodeTexts, made: Made): void {
  const at = `${folder}/${name}`
  const type = ownType(name)
  const has = (part: keyof typeof parts) => texts.has(`${at}/${parts[part]}`)
  const problems: Problem[] = [...misnamed(at, texts), ...missing(at, has), ...checkIslands(at, texts)]
  const result = has('schema') ? runSchema(home, `${at}/${parts.schema}`, texts) : { problems: [] }
  problems.push(...result.problems)
  for (const [part, wanted] of [
    ['view', 'View'],
    ['island', 'mount'],
  ] as const)
    if (has(part)) problems.push(...inspectCode(home, `${at}/${parts[part]}`, texts, wanted))
  if (has('styles')) problems.push(...runStyles(home, `${at}/${parts.styles}`, texts))
  // The same cause can appear in several files that import each other.
  const told = new Set<string>()
  for (const problem of problems) {
    const key = `${problem.file} ${problem.start} ${problem.message}`
    if (!told.has(key)) made.problems.push(problem)
    told.add(key)
  }
  made.schemas.set(type, result.schema ?? unknownSchema(name))
  made.sections.push({
    type,
    view: `${at}/${parts.view}`,
    ...(has('island') && { island: `${at}/${parts.island}` }),
    ...(has('styles') && { styles: `${at}/${parts.styles}` }),
  })
}

/** Accepts any fields, so that a mistake in a schema causes no problems in pages. */
const unknownSchema = (name: string): Schema => ({ type: 'object', title: name, properties: common })

function missing(at: string, has: (part: keyof typeof parts) => boolean): Problem[] {
  const why = {
    schema: 'It says which fields the section has.',
    view: 'It exports View, the component that draws the section.',
    example: 'It is a page file that shows the section with every field; the editor and the tests use it.',
  }
  return (['schema', 'view', 'example'] as const)
    .filter((part) => !has(part))
    .map((part) =>
      fileProblem(
        `${at}/${parts[part]}`,
        'own-section',
        `There is no ${parts[part]} in ${at}/.`,
        `Write it. ${why[part]}`,
      ),
    )
}

/** Finds files that differ from a known name only in case or extension. */
function misnamed(at: string, texts: CodeTexts): Problem[] {
  const known = new Set<string>(Object.values(parts))
  return [...texts.keys()].flatMap((file): Problem[] => {
    const name = file.slice(at.length + 1)
    if (!file.startsWith(`${at}/`) || name.includes('/') || known.has(name)) return []
    const stem = (each: string) => each.toLowerCase().replace(/\.(?:tsx?|jsx?|mjs|json)$/, '')
    const meant = Object.values(parts).find((part) => stem(part) === stem(name))
    if (meant === undefined || texts.has(`${at}/${meant}`)) return []
    return [
      fileProblem(
        file,
        'own-section',
        `This file must be called ${quoted(meant)}.`,
        `Rename it to ${quoted(meant)}: capital letters and the ending count.`,
      ),
    ]
  })
}

/** The problems of code that is sent to visitors; `wanted` is its required export. */
function inspectCode(home: string, file: string, texts: CodeTexts, wanted: string): Problem[] {
  const { problems, exported } = bundleCode({ home, file, texts, format: 'esm' })
  if (problems.length > 0 || exported.includes(wanted)) return problems
  const also = exported.length > 0 ? ` It exports ${exported.join(', ')}.` : ''
  return [fileProblem(file, 'own-code', `This file does not export "${wanted}".`, `${wayTo(wanted)}${also}`)]
}

const wayTo = (wanted: string) =>
  wanted === 'View'
    ? 'Write: export function View(props: SectionProps<typeof schema>) { … }.'
    : 'Write: export const mount = hydrate(…), with hydrate of "ashlar/island".'
