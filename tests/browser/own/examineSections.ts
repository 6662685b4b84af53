/**
 * Builds the section types of the site in ASHLAR_OWN_ROOT, each on a page with its example, reports the faults that
 * need no browser, and serves the pages until its parent disconnects. Run by sections.spec.ts.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import type { Page } from '../../../schemas/index.ts'
import { draftSection } from '../../../src/content/add/draftSection.ts'
import { formatProblems } from '../../../src/content/format/formatProblems.ts'
import type { SectionTypes } from '../../../src/content/schema/sectionTypes.ts'
import { buildSite } from '../../../src/node/buildSite.ts'
import { readStarter, typesFor } from '../../../src/node/commands/addSection.ts'
import { builderRoot } from '../../../src/node/disk/builderRoot.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { serveFolder } from '../../../src/node/serve/serveFolder.ts'
import { baseSite } from '../../content/baseSite.ts'
import { htmlRules } from '../../node/site/facts/htmlRules.ts'
import { fieldsOf, usedFields } from '../../schemas/fieldsOf.ts'

/** The data for the browser tests. */
export interface Examined {
  url: string
  /** Addresses of the pages of the examples, by section type. */
  pages: Record<string, string>
  /** The faults, by subject. */
  faults: Record<'types' | 'examples' | 'html' | 'bytes', string[]>
}

const work = await mkdtemp(join(tmpdir(), 'ashlar-own-'))
const home = join(work, 'site')

/** Copies the site or, if none is given, creates one with the section types that `npm run add -- section` writes. */
function copySite(): void {
  const root = process.env.ASHLAR_OWN_ROOT
  mkdirSync(home)
  if (root === undefined) {
    const drafts = {
      ...draftSection('plainList', readStarter(false)),
      ...draftSection('searchList', readStarter(true)),
    }
    for (const [file, text] of Object.entries({ ...baseSite, ...drafts })) {
      mkdirSync(join(home, file, '..'), { recursive: true })
      writeFileSync(join(home, file), text)
    }
    return
  }
  for (const part of [
    'site.config.json',
    'pages',
    'forms',
    'blocks',
    'public',
    'sections',
    'package.json',
    'node_modules',
  ])
    if (existsSync(join(resolve(root), part))) cpSync(join(resolve(root), part), join(home, part), { recursive: true })
}

/** Writes each example to a page, with the main heading that every page has. */
function writeExamples(types: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    types.map((type) => {
      const name = type.slice('our/'.length)
      const page = JSON.parse(readFileSync(join(home, 'sections', name, 'example.json'), 'utf8')) as Page
      const { $schema: _, draft: __, ...rest } = page
      const sections = rest.sections.map((section) => ({ ...section, hidden: false }))
      if (!sections.some((section) => section.type === 'hero'))
        sections.unshift({ type: 'hero', heading: page.name, hidden: false })
      const file = `pages/own-examples/${name.toLowerCase()}.json`
      mkdirSync(join(home, 'pages/own-examples'), { recursive: true })
      writeFileSync(join(home, file), JSON.stringify({ ...rest, status: 'hidden', sections }))
      return [type, `/own-examples/${name.toLowerCase()}/`]
    }),
  )
}

/** Returns the optional fields of a type that its example does not use. */
function unusedFields(type: string, known: SectionTypes): string[] {
  const name = type.slice('our/'.length)
  const page = JSON.parse(readFileSync(join(home, 'sections', name, 'example.json'), 'utf8')) as Page
  const used = new Set(page.sections.filter((each) => each.type === type).flatMap((each) => usedFields(each, type)))
  const fields = fieldsOf(known.get(type) ?? {}, type)
  return fields
    .filter(({ way, optional }) => optional && !used.has(way))
    .map(({ way }) => `Use ${way} in sections/${name}/example.json.`)
}

function typeFaults(): string[] {
  writeFileSync(join(home, 'sections/tsconfig.json'), typesFor(join(home, 'sections')))
  const compiler = join(builderRoot, 'node_modules/typescript/bin/tsc')
  try {
    execFileSync(process.execPath, [compiler, '--noEmit', '-p', join(home, 'sections/tsconfig.json')], { cwd: home })
    return []
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout)
      .split('\n')
      .filter(Boolean)
  } finally {
    rmSync(join(home, 'sections/tsconfig.json'))
  }
}

async function build(outDir: string): Promise<void> {
  const { problems, sources, built } = await buildSite({ root: home, outDir, cached: false })
  if (!built)
    throw new Error(
      formatProblems(
        problems.filter(({ severity }) => severity === 'error'),
        sources,
      ),
    )
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()

/** Returns the files that differ between two builds of the same site. */
function differing(one: string, other: string): string[] {
  const [files, others] = [filesIn(one), filesIn(other)]
  return [...new Set([...files, ...others])].filter(
    (file) =>
      !files.includes(file) ||
      !others.includes(file) ||
      !readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
  )
}

async function htmlFaults(folder: string, addresses: readonly string[]): Promise<string[]> {
  // Ids of React's `useId` begin with `_`, which HTML allows.
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { ...htmlRules, 'valid-id': ['error', { relaxed: true }] },
  })
  const found = await Promise.all(
    addresses.map(async (address) => {
      const html = readFileSync(join(folder, address, 'index.html'), 'utf8')
      const { results } = await validator.validateString(html)
      const told = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${address} ${ruleId}: ${message}`),
      )
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      return [
        ...told,
        ...(/<[^>]* style=/.test(main) ? [`${address} has a style attribute, which its policy refuses.`] : []),
      ]
    }),
  )
  return found.flat()
}

try {
  copySite()
  // A browser requests an icon if a site names none.
  const icon = 'public/favicon.svg'
  if (!existsSync(join(home, icon))) cpSync(join(builderRoot, icon), join(home, icon))
  const { own, types: known, sources } = readSources(home)
  if (own.problems.length > 0) throw new Error(formatProblems(own.problems, sources))
  const types = own.code.sections.map(({ type }) => type)
  const pages = writeExamples(types)
  const examples = types.flatMap((type) => unusedFields(type, known))
  const [first, second] = [join(work, 'first'), join(work, 'second')]
  await build(first)
  await build(second)
  const html = await htmlFaults(first, Object.values(pages))
  const server = await serveFolder({ folder: first, port: 0 })
  const faults = { types: typeFaults(), examples, html, bytes: differing(first, second) }
  const letGo = new Promise((done) => process.once('disconnect', done))
  process.send?.({ url: server.url, pages, faults } satisfies Examined)
  await letGo
  await server.close()
} finally {
  await rm(work, { recursive: true, force: true })
  if (process.connected) process.disconnect()
}
