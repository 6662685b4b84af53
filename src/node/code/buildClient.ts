import path from 'node:path'
import { build, type InlineConfig, mergeConfig, normalizePath, type Plugin, type Rolldown } from 'vite'
import type { PageAssets } from '../../page/HeadTags.tsx'
import { rareParts } from '../../ui/theme/theme.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { relativePath } from '../disk/relativePath.ts'
import { denseCss } from './sheets/denseCss.ts'
import { sectionSheetName, typeOfSheet } from './sheets/sectionSheets.ts'
import { stylesheetIds } from './sheets/stylesPlugin.ts'

/** One file of the built client. */
interface ClientFile {
  /** The path relative to the output folder. */
  path: string
  content: string | Uint8Array
}

interface Client {
  assets: PageAssets
  files: ClientFile[]
}

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** A module id as Vite writes it, with `/` on every system. */
const moduleOf = (file: string) => normalizePath(path.join(builderRoot, 'src/client', file))

const starter = moduleOf('starter.ts')
const app = moduleOf('app.tsx')
const loader = moduleOf('loadWithStyles.ts')

/** Makes dynamic imports load through `loadWithStyles` instead of Vite's preload helper. */
const ownLoader: Plugin = {
  name: 'ashlar:own-loader',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(loader)}`,
  },
}

/** Builds scripts, style sheets and fonts, with hashed names. */
export async function buildClient(config: InlineConfig): Promise<Client> {
  const result = await build(
    mergeConfig(config, {
      plugins: [ownLoader],
      build: {
        write: false,
        target: 'es2022',
        // Supports phones that no longer get updates: their menu is closed and their columns work. This costs 11 to 14
        // bytes gzip per page.
        cssTarget: ['chrome92', 'safari15.4', 'ios15.4', 'firefox91'],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { starter, app, ...stylesheetIds },
          // Radix sets its class names with `__name`. Otherwise unused classes stay: 1.4 kB gzip.
          treeshake: { manualPureFunctions: ['__name'] },
          // Otherwise the constants that starter and app share (src/ui/events.ts) go to a chunk that the starter must
          // fetch.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    } satisfies InlineConfig),
  )
  const output = outputOf(result)
  const base = config.base ?? '/'
  const url = (file: string) => base + file
  const critical = stylesheetOf(output, 'critical')
  const rare = rareParts.map((part) => [part, stylesheetOf(output, part)] as const)
  const inline = [critical, ...rare.map(([, sheet]) => sheet)]
  return {
    assets: {
      criticalCss: textOf(critical),
      rareCss: Object.fromEntries(rare.map(([part, sheet]) => [part, textOf(sheet)])),
      stylesheet: url(stylesheetOf(output, 'styles').fileName),
      sectionSheets: sectionSheets(output, url),
      starter: url(chunkOf(output, starter).fileName),
      app: withImports(output, chunkOf(output, app)).map(url),
    },
    files: output
      .filter((file) => !inline.some((sheet) => sheet === file))
      .map((file) => ({ path: file.fileName, content: contentOf(file) })),
  }
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  const first = Array.isArray(result) ? result[0] : result
  if (!first || !('output' in first)) throw new Error('Vite returned no output')
  return first.output
}

function chunkOf(output: Output, module: string): Rolldown.OutputChunk {
  const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId === module)
  if (chunk?.type !== 'chunk') throw new Error(`The client build has no chunk for ${relativePath(module, builderRoot)}`)
  return chunk
}

/**
 * Makes Chrome compile all functions of the app on load instead of on the first call, when a visitor waits for a
 * response. On a slow phone this saves 16 to 40 ms of the first tap and key, and delays the app by 20 ms. Chrome reads
 * the comment only at the beginning of a file (https://v8.dev/blog/explicit-compile-hints), where Vite writes the names
 * of other files.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n'

const codeOf = ({ facadeModuleId, code }: Rolldown.OutputChunk) => (facadeModuleId === app ? compileAhead + code : code)

function stylesheetOf(output: Output, name: string): Rolldown.OutputAsset {
  const sheet = findSheet(output, name)
  if (!sheet) throw new Error(`The client build has no stylesheet "${name}"`)
  return sheet
}

function findSheet(output: Output, name: string): Rolldown.OutputAsset | undefined {
  return output.find(
    (file): file is Rolldown.OutputAsset =>
      file.type === 'asset' && path.basename(file.fileName).startsWith(`${name}-`) && file.fileName.endsWith('.css'),
  )
}

const sectionSheet = new RegExp(`^${sectionSheetName('')}(\\w+)\\.css$`)

/** The URLs of style sheets that only some pages link, by section type. */
const sectionSheets = (output: Output, url: (file: string) => string): Record<string, string> =>
  Object.fromEntries(
    output.flatMap((file) => {
      const [, name] = (file.type === 'asset' && sectionSheet.exec(file.names[0] ?? '')) || []
      return name === undefined ? [] : [[typeOfSheet(name), url(file.fileName)]]
    }),
  )

function contentOf(file: Output[number]): string | Uint8Array {
  if (file.type === 'chunk') return codeOf(file)
  return file.fileName.endsWith('.css') ? textOf(file) : file.source
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  denseCss((typeof source === 'string' ? source : new TextDecoder().decode(source)).trim())

/** A chunk and its static imports, the chunk itself first. */
function withImports(output: Output, chunk: Rolldown.OutputChunk): string[] {
  const names = new Set([chunk.fileName])
  for (const name of names) {
    const file = output.find(({ fileName }) => fileName === name)
    if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported)
  }
  return [...names]
}
