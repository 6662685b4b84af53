import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import type * as Esbuild from 'esbuild'
import type { Problem } from '../../content/problem/problem.ts'
import { isFields } from '../../content/schema/schema.ts'
import { quoted } from '../../content/wording/phrases.ts'
import { ashlarModules } from '../code/ashlarModules.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { fileProblem } from '../disk/readText.ts'
import { relativePath } from '../disk/relativePath.ts'
import { type CodeTexts, explainMessage, isFileName, noFile, noPackage } from './explainCode.ts'

interface Code {
  /** The absolute path of the site's folder. */
  home: string
  /** The entry file, relative to it. */
  file: string
  texts: CodeTexts
  /** `iife` assigns the exports to a global variable `found`. */
  format: 'iife' | 'esm'
}

interface Bundled {
  problems: Problem[]
  /** Missing if the code has problems. */
  code?: string
  /** The source map, as JSON. */
  map: string
  /** The names of the entry file's exports; only for `esm`. */
  exported: readonly string[]
}

const require = createRequire(import.meta.url)

/**
 * Bundles code of a site with all its imports from the site and the builder. Mistakes in the code are returned as
 * problems.
 */
export function bundleCode({ home, file, texts, format }: Code): Bundled {
  const { buildSync }: typeof Esbuild = require('esbuild')
  const options = {
    absWorkingDir: home,
    entryPoints: [file],
    outfile: path.join(home, 'bundle.js'),
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: 'external',
    format,
    globalName: 'found',
    platform: 'neutral',
    jsx: 'automatic',
    tsconfigRaw: {},
    alias: ashlarModules,
    // Schemas and styles run alone, so their packages are bundled. The code of views keeps imports of packages.
    ...(format === 'esm' && { packages: 'external' as const }),
    nodePaths: [path.join(builderRoot, 'node_modules')],
    external: ['virtual:*'],
    logLevel: 'silent',
  } satisfies Esbuild.BuildOptions
  try {
    const { outputFiles, metafile } = buildSync(options)
    const problems = checkImports(metafile, home, texts)
    const [map, code] = ['.map', '.js'].map((end) => outputFiles.find((made) => made.path.endsWith(end))?.text ?? '')
    const exported = Object.values(metafile.outputs).flatMap((output) => output.exports)
    return { problems, ...(problems.length === 0 && { code }), map: map ?? '', exported }
  } catch (error) {
    // Any other error is a bug in esbuild.
    if (!isBuildFailure(error)) throw error
    const problems = error.errors.map((message) =>
      explainMessage(message, texts, file, (module) => namesOf(home, module)),
    )
    return { problems, map: '', exported: [] }
  }
}

const isBuildFailure = (error: unknown): error is Esbuild.BuildFailure =>
  isFields(error) && Array.isArray(error.errors) && error.errors.length > 0

/** The exports of a module, by esbuild's path of it; empty if they are unknown. */
function namesOf(home: string, module: string): readonly string[] {
  const { buildSync }: typeof Esbuild = require('esbuild')
  const { metafile } = buildSync({
    entryPoints: [path.resolve(home, module)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    outdir: home,
    external: ['virtual:*'],
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort()
}

/** Finds imports that code of a site must not use. */
function checkImports(metafile: Esbuild.Metafile, home: string, texts: CodeTexts): Problem[] {
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]): Problem[] => {
    const text = texts.get(file)
    if (text === undefined) return []
    return imports.flatMap(({ path: name, original = name, external }): Problem[] => {
      const at = Math.max(0, text.indexOf(original))
      const place = { start: at, end: at + original.length }
      const refuse = (message: string, fix: string) => [{ ...fileProblem(file, 'own-import', message, fix), ...place }]
      if (/\.css$/.test(original))
        return refuse(
          'Stylesheets cannot be imported.',
          'Write the rules into styles.ts, with sectionStyles of "ashlar/styles".',
        )
      if (!external && isElsewhere(name, home))
        return refuse(
          `${quoted(original)} leads into the builder, whose files may change at any time.`,
          'Import from "ashlar", "ashlar/schema", "ashlar/styles" or "ashlar/island".',
        )
      if (external && isBuiltin(name))
        return refuse(`${quoted(original)} is a part of Node, which browsers do not have.`, 'Delete the import.')
      // esbuild leaves an import in place if only its types are used.
      if (external && isFileName(name)) return refuse(...noFile(name, file, texts))
      return external && !Object.hasOwn(ashlarModules, name) && !isInstalled(name, home)
        ? refuse(...noPackage(name))
        : []
    })
  })
}

/** Returns true if a module is a file of the builder that code of a site must not import. */
function isElsewhere(module: string, home: string): boolean {
  const whole = path.resolve(home, module)
  const inBuilder = !relativePath(whole, builderRoot).startsWith('..')
  const isOffered = Object.values(ashlarModules).includes(whole)
  return (
    inBuilder &&
    !isOffered &&
    !relativePath(whole, path.join(home, 'sections')).match(/^[^.]/) &&
    !whole.includes('node_modules')
  )
}

function isInstalled(name: string, home: string): boolean {
  return [path.join(home, 'package.json'), path.join(builderRoot, 'package.json')].some((from) => {
    try {
      createRequire(from).resolve(name)
      return true
    } catch (error) {
      // The package is installed, but has no entry point for Node.js.
      return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
    }
  })
}
