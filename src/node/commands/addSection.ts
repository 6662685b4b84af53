import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { draftSection, sectionName } from '../../content/add/draftSection.ts'
import { createCommandLine } from '../../content/problem/commandLine.ts'
import { ashlarModules } from '../code/ashlarModules.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { relativePath } from '../disk/relativePath.ts'
import { commandLineOf } from '../input/commandLineOf.ts'

interface Wish {
  /** The folder of the site. */
  root: string
  /** A name such as `menuBoard`, or words. */
  name: string
  /** True if it runs in the browser. */
  island: boolean
}

/**
 * Writes the files of a new section type for a site; it never overwrites files. Returns the text to print, and the exit
 * code.
 */
export function addSection({ root, name: said, island }: Wish): { text: string; exitCode: 0 | 2 } {
  const refuse = (why: string) => ({ text: `${why} Nothing was changed.\n`, exitCode: 2 as const })
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return refuse(`There is no folder ${root}.`)
  const name = sectionName(said)
  if (name === '')
    return refuse(`A section type cannot be called ${JSON.stringify(said)}: write letters, such as menuBoard.`)
  const sections = path.join(root, 'sections')
  const taken =
    existsSync(sections) && readdirSync(sections).find((other) => other.toLowerCase() === name.toLowerCase())
  if (taken) return refuse(`sections/${taken} exists already.`)
  const files = draftSection(name, readStarter(island))
  const config = path.join(sections, 'tsconfig.json')
  const hasTypes = existsSync(config) || realpathSync(root) === realpathSync(builderRoot)
  try {
    mkdirSync(path.join(sections, name), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text, { flag: 'wx' })
    if (!hasTypes) writeFileSync(config, typesFor(sections))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return { text: `sections/${name}/ cannot be written (${String(error.code)}).\n`, exitCode: 2 }
  }
  const command = commandLineOf(root)
  const schemas = createCommandLine()('schemas', ...(realpathSync(root) === realpathSync('.') ? [] : ['--root', root]))
  const text = [
    ...Object.keys(files).map((file) => `Wrote ${file}.\n`),
    ...(hasTypes ? [] : ['Wrote sections/tsconfig.json, by which text editors find the types of the builder.\n']),
    `\nA page places it with { "type": "our/${name}", "heading": "…", "items": [ … ] }.\n`,
    `Next: change its fields in schema.ts, its example and View.tsx. ${command('check')} says what is wrong, ${command('dev')} shows it.\n`,
    `${schemas} makes text editors know its fields.\n`,
  ].join('')
  return { text, exitCode: 0 }
}

/** The files of a sample section type to start from: a list of entries, searchable if it runs in the browser. */
export function readStarter(island: boolean): Record<string, string> {
  const folders = ['plain', ...(island ? ['island'] : [])].map((name) =>
    path.join(builderRoot, 'scripts/starters/section', name),
  )
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(folder).map((file) => [
        file,
        readFileSync(path.join(folder, file), 'utf8').replaceAll("'../plain/", "'./"),
      ]),
    ),
  )
}

/**
 * A tsconfig.json that lets text editors find the types of imports, which are in the builder's folder. The check does
 * not need it.
 */
export function typesFor(sections: string): string {
  const from = realpathSync(sections)
  const way = (place: string) => {
    const relative = relativePath(place, from)
    return relative.startsWith('.') ? relative : `./${relative}`
  }
  const packages = way(path.join(realpathSync(builderRoot), 'node_modules'))
  const paths = {
    ...Object.fromEntries(
      Object.entries(ashlarModules).map(([name, file]) => [
        name,
        [way(path.join(realpathSync(builderRoot), relativePath(file, builderRoot)))],
      ]),
    ),
    '*': ['../node_modules/*', `${packages}/@types/*`, `${packages}/*`],
  }
  const config = {
    extends: way(path.join(realpathSync(builderRoot), 'tsconfig.json')),
    compilerOptions: { paths, types: [] },
    include: ['.', way(path.join(realpathSync(builderRoot), 'src/**/*.d.ts'))],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
