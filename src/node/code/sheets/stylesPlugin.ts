import { normalizePath, type Plugin } from 'vite'
import type { FontRole } from '../../../ui/theme/theme.ts'
import { noOwnCode, type OwnCode } from '../ownCode.ts'
import { type LoadedStyles, loadStyles, placeOf, type Sheet, sheets } from './loadStyles.ts'
import { sectionSheetName } from './sectionSheets.ts'

/** The common style sheets as modules, `import 'virtual:ashlar/styles.css'`, by their name in the build. */
export const stylesheetIds = {
  critical: 'virtual:ashlar/critical.css',
  crumbs: 'virtual:ashlar/crumbs.css',
  home: 'virtual:ashlar/home.css',
  proofs: 'virtual:ashlar/proofs.css',
  stairs: 'virtual:ashlar/stairs.css',
  styles: 'virtual:ashlar/styles.css',
} satisfies Record<Sheet, string>
/** The URL paths of the style sheets on the dev server. */
export const devStylesheets = {
  critical: '/@ashlar/critical.css',
  styles: '/@ashlar/styles.css',
}
const devSheets = ['critical', 'styles'] as const satisfies (keyof typeof devStylesheets)[]
const latePrefix = 'virtual:ashlar/late/'
const sectionPrefix = 'virtual:ashlar/section/'

interface Options {
  /** The absolute path of the folder with the code. */
  src: string
  /** CSS after the critical rules, such as the site's theme. */
  extraCss?: () => string
  /** The optional parts that the site has, see `partStyles`. Default: none. */
  parts?: () => readonly string[]
  /** The roles for which the site has its own fonts; the builder's fonts for them are omitted. Default: none. */
  ownFonts?: () => readonly FontRole[]
  /** Adapts the rules of the builder to a site, see `inShapeOf`. Default: unchanged. */
  shape?: (css: string) => string
  /** The code of the site, whose section types can have styles. */
  own?: () => OwnCode
}

/**
 * A Vite plugin that turns emotion objects into style sheets and class names, at build, in dev and in tests. See
 * `src/ui/theme/styles.ts` for its input.
 */
export function stylesPlugin({ src, own = () => noOwnCode, ...options }: Options): Plugin {
  const loader = createLoader(src, own)
  const cssOf = createCssWriter(loader.load, options)
  return {
    name: 'ashlar:styles',
    enforce: 'pre',
    async config(_config, { command }) {
      loader.isBuild = command === 'build'
      if (!loader.isBuild) return undefined
      const types = [...(await loader.load()).sections.keys()]
      const input = Object.fromEntries(types.map((type) => [sectionSheetName(type), `${sectionPrefix}${type}.css`]))
      return { build: { rolldownOptions: { input } } }
    },
    resolveId: {
      filter: { id: /^virtual:ashlar\/.*\.css$/ },
      handler: (id) =>
        sheetOf(id) || id.startsWith(latePrefix) || id.startsWith(sectionPrefix) ? `\0${id}` : undefined,
    },
    load: {
      filter: { id: /^\0virtual:ashlar\/.*\.css$/ },
      handler: (id) => cssOf(id.slice(1)),
    },
    transform: {
      filter: { id: /[./]styles\.ts(\?|$)/ },
      async handler(_code, id) {
        const code = (await loader.load()).modules.get(id.split('?')[0] ?? id)
        if (code !== undefined) return { code, map: null }
      },
    },
    ...devHooks(loader, cssOf, src, own),
  }
}

/** Serves the common style sheets in dev, and updates them when one of their files changes. */
function devHooks(
  { forget }: Pick<Loader, 'forget'>,
  cssOf: (id: string) => Promise<string>,
  src: string,
  own: () => OwnCode,
): Pick<Plugin, 'configureServer' | 'transformIndexHtml' | 'hotUpdate'> {
  const isStyles = (file: string) =>
    own().sections.some(({ styles }) => styles && placeOf(own(), styles) === file) ||
    (file.startsWith(normalizePath(src)) && /\.styles\.ts$|\/ui\/theme/.test(file))
  return {
    configureServer(server) {
      for (const sheet of devSheets) {
        server.middlewares.use(devStylesheets[sheet], (_request, response, next) => {
          cssOf(stylesheetIds[sheet]).then((css) => response.setHeader('content-type', 'text/css').end(css), next)
        })
      }
    },
    transformIndexHtml: {
      handler: (_html, { server }) =>
        server
          ? [{ tag: 'link', attrs: { rel: 'stylesheet', href: devStylesheets.critical }, injectTo: 'head' }]
          : undefined,
    },
    hotUpdate({ file, timestamp }) {
      if (!isStyles(file)) return
      forget()
      if (this.environment.name !== 'client') return
      const updates = Object.values(devStylesheets).map(
        (url) => ({ type: 'css-update', path: url, acceptedPath: url, timestamp }) as const,
      )
      this.environment.hot.send({ type: 'update', updates })
    },
  }
}

type Loader = ReturnType<typeof createLoader>

/** Loads the styles once, and again after the code of the site changes or `forget` is called. */
function createLoader(src: string, own: () => OwnCode) {
  let loading: Promise<LoadedStyles> | undefined
  let loadedOf = ''
  const loader = {
    isBuild: false,
    forget() {
      loading = undefined
    },
    load(): Promise<LoadedStyles> {
      const code = own()
      if (loadedOf !== code.hash) loading = undefined
      loadedOf = code.hash
      loading ??= loadStyles({ src, own: code, short: loader.isBuild }, (name) => `import '${latePrefix}${name}.css'\n`)
      return loading
    },
  }
  return loader
}

/** Creates the function that returns the CSS of a module, by its id. */
function createCssWriter(
  load: () => Promise<LoadedStyles>,
  { extraCss = () => '', parts = () => [], ownFonts = () => [], shape = (css) => css }: Omit<Options, 'src' | 'own'>,
): (id: string) => Promise<string> {
  return async (id) => {
    const loaded = await load()
    const sheet = sheetOf(id)
    const looksIn = (name: string) =>
      parts().flatMap((part) => {
        const look = loaded.looks.get(part)
        return look?.sheet === name ? look.css : []
      })
    if (sheet === 'critical') {
      const fonts = loaded.fonts.filter(({ role }) => !ownFonts().includes(role)).map(({ css }) => css)
      const rules = [
        ...fonts,
        loaded.sheets.critical,
        ...looksIn(sheet),
        ...parts().map((part) => loaded.parts.get(part) ?? ''),
      ]
      return shape(rules.join('')) + extraCss()
    }
    if (sheet) return shape([loaded.sheets[sheet], ...looksIn(sheet)].join(''))
    const [prefix, apart] = id.startsWith(latePrefix) ? [latePrefix, loaded.late] : [sectionPrefix, loaded.sections]
    const name = id.slice(prefix.length, -'.css'.length)
    return shape([apart.get(name), ...looksIn(name)].join(''))
  }
}

function sheetOf(id: string): Sheet | undefined {
  return sheets.find((sheet) => stylesheetIds[sheet] === id)
}
