import path from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { builderRoot } from '../disk/builderRoot.ts'

export interface Renderer {
  code: string
  /** The source map, as JSON. */
  map?: string
}

/**
 * Builds the code that renders page files to HTML, for production.
 *
 * @param mapped true to add a source map, which locates errors in code of a site
 * @returns the text of a module with the exports of `renderWorker.ts`. It bundles all dependencies, so that it
 *   contains React's production code regardless of NODE_ENV in the process that loads it
 */
export async function buildRenderer(config: InlineConfig, mapped = false): Promise<Renderer> {
  const result = await build(
    mergeConfig(config, {
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: path.join(builderRoot, 'src/node/render/renderWorker.ts'),
        write: false,
        sourcemap: mapped,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          output: { codeSplitting: false },
          // The index of lucide exports 2,000 icons, of which few are used. Parsing the others takes half a second.
          experimental: { lazyBarrel: true },
        },
      },
    } satisfies InlineConfig),
  )
  const output = 'output' in result ? result.output : []
  const chunk = output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('Vite returned no server bundle')
  const { code, map } = chunk
  return { code, ...(map && { map: map.toString() }) }
}
