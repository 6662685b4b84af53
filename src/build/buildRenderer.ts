import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, mergeConfig } from 'vite'
import type { renderPage, sceneMarkup } from '../page/renderPage.tsx'
import { builderRoot } from './viteConfig.ts'

export interface Renderer {
  renderPage: typeof renderPage
  sceneMarkup: typeof sceneMarkup
}

/**
 * Builds the server side of the pages for production and loads it.
 *
 * Bundled whole, so that React's production code is taken whatever NODE_ENV this process has.
 */
export async function buildRenderer(config: InlineConfig): Promise<Renderer> {
  const result = await build(
    mergeConfig(config, {
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: path.join(builderRoot, 'src/page/renderPage.tsx'),
        write: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    } satisfies InlineConfig),
  )
  const output = 'output' in result ? result.output : []
  const chunk = output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('Vite returned no server bundle')
  return load(chunk.code)
}

async function load(code: string): Promise<Renderer> {
  const folder = await mkdtemp(path.join(builderRoot, 'node_modules/.ashlar-'))
  try {
    const file = path.join(folder, 'renderer.mjs')
    await writeFile(file, code)
    return (await import(pathToFileURL(file).href)) as Renderer
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
