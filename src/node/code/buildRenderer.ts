import path from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { builderRoot } from '../disk/builderRoot.ts'

export interface Renderer {
  code: string
  /** Source map, as JSON. */
  map?: string
}

/**
 * Builds the code that turns page files into HTML, for production.
 *
 * @param mapped whether code of a site is part of it, whose errors are told with their line
 * @returns the text of a module that exports what `renderWorker.ts` does; whole, so that it has React's production
 * code whatever NODE_ENV of the process that loads it is
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
          // The index of lucide names 2,000 icons, of which few are used: reading the others takes half a second.
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
