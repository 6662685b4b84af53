import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { formsPlugin } from './formsPlugin.ts'
import { stylesPlugin } from './stylesPlugin.ts'

/** The folder of Ashlar itself, absolute; a site may lie elsewhere. */
export const builderRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The folder with the icons and pictures of a site: its own `public/`, else Ashlar's. */
export async function publicFolder(root: string): Promise<string> {
  const own = path.join(root, 'public')
  const found = await stat(own).catch(() => undefined)
  return found?.isDirectory() ? own : path.join(builderRoot, 'public')
}

interface Options {
  /** Folder of the site on its host, `/` for most. */
  base?: string
  /** Folder with icons and pictures, absolute. */
  publicDir?: string
  /** Gives the CSS of the site's own theme; the dev server asks each time. */
  themeCss?: () => string
}

/** What the client build, the server build, the dev server and the tests have in common. */
export function viteConfig({ base = '/', publicDir, themeCss }: Options): InlineConfig {
  return {
    configFile: false,
    root: builderRoot,
    base,
    publicDir: publicDir ?? false,
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
    plugins: [
      react(),
      stylesPlugin({ src: path.join(builderRoot, 'src'), ...(themeCss && { extraCss: themeCss }) }),
      formsPlugin(path.join(builderRoot, 'schemas/forms')),
    ],
  }
}
