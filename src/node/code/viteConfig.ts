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
  /** Folder of the site on its host, `/` for most. */
  base?: string
  /** Folder with icons and pictures, absolute. */
  publicDir?: string
  /** Gives the CSS of the site's own theme; the dev server asks each time. */
  themeCss?: () => string
  /** Gives the parts of the site that not all have, see `partStyles`. */
  parts?: () => readonly string[]
  /** Gives what the site has fonts of its own for. */
  ownFonts?: () => readonly FontRole[]
  /** Turns the rules of the builder into those of the site, see `inUsualShape`. */
  shape?: (css: string) => string
  /** Gives what the builder says on pages of the site, by language; English when left out. */
  words?: () => Readonly<Record<string, Words>> | undefined
  /** Gives the forms of the site; the dev server asks each time. */
  forms: () => FormSources
  /** Gives the code of its own section types. Default: none. */
  own?: () => OwnCode
}

/** What the client build, the server build, the dev server and the tests have in common. */
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
    // The tsconfig.json of a site serves text editors, and names a builder that may lie elsewhere.
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
