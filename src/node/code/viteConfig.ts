import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Words } from '../../../schemas/index.ts'
import type { FontRole } from '../../ui/theme/theme.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { type FormSources, formsPlugin } from './formsPlugin.ts'
import { noOwnCode, type OwnCode } from './ownCode.ts'
import { ownSectionsPlugin } from './ownSectionsPlugin.ts'
import { stylesPlugin } from './sheets/stylesPlugin.ts'
import { wordsPlugin } from './wordsPlugin.ts'

interface Options {
  /** The base path of the site on its host, `/` for most. */
  base?: string
  /** The absolute path of the folder with icons and pictures. */
  publicDir?: string
  /** Returns the CSS of the site's theme; the dev server calls it each time. */
  themeCss?: () => string
  /** Returns the optional parts that the site has, see `partStyles`. */
  parts?: () => readonly string[]
  /** Returns the roles for which the site has its own fonts. */
  ownFonts?: () => readonly FontRole[]
  /** Adapts the rules of the builder to the site, see `inShapeOf`. */
  shape?: (css: string) => string
  /** Returns the builder's words on pages, by language. Default: English. */
  words?: () => Readonly<Record<string, Words>> | undefined
  /** Returns the forms of the site; the dev server calls it each time. */
  forms: () => FormSources
  /** Returns the code of the site's own section types. Default: none. */
  own?: () => OwnCode
}

/** The common Vite configuration of the client build, the server build, the dev server and the tests. */
export function viteConfig({
  base = '/',
  publicDir,
  themeCss,
  parts,
  ownFonts,
  shape,
  words,
  forms,
  own = () => noOwnCode,
}: Options): InlineConfig {
  return {
    configFile: false,
    root: builderRoot,
    base,
    publicDir: publicDir ?? false,
    logLevel: 'warn',
    // The tsconfig.json of a site is for text editors, and its path to the builder can be wrong here.
    tsconfig: path.join(builderRoot, 'tsconfig.json'),
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
    plugins: [
      react(),
      stylesPlugin({
        src: path.join(builderRoot, 'src'),
        own,
        ...(themeCss && { extraCss: themeCss }),
        ...(parts && { parts }),
        ...(ownFonts && { ownFonts }),
        ...(shape && { shape }),
      }),
      wordsPlugin(words),
      formsPlugin(forms),
      ownSectionsPlugin(own),
    ],
  }
}
