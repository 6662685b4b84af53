import { readdirSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { type Rules, toNames, toStylesheet } from './stylesheet.ts'

/** The stylesheet as a module: `import 'virtual:ashlar/styles.css'`. */
export const stylesheetId = 'virtual:ashlar/styles.css'
/** Where the dev server has the stylesheet. */
export const devStylesheet = '/@ashlar/styles.css'
const entryId = 'virtual:ashlar/styles-entry'

interface Loaded {
  css: string
  /** File of a styles module to its exports. */
  modules: Map<string, Record<string, Rules>>
}

interface Options {
  /** Folder with the code, absolute. */
  src: string
  /** CSS that follows all other rules, such as the colours of the site's theme. */
  extraCss?: string
}

/**
 * Vite plugin that turns emotion objects into one stylesheet and class names, at build, in dev and in tests.
 * See `src/ui/styles.ts` for what it takes.
 */
export function stylesPlugin({ src, extraCss = '' }: Options): Plugin {
  let loading: Promise<Loaded> | undefined
  const load = () => {
    loading ??= loadStyles(src)
    return loading
  }

  return {
    name: 'ashlar:styles',
    enforce: 'pre',
    resolveId: (id) => (id === stylesheetId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${stylesheetId}`) return
      const { css } = await load()
      return css + extraCss
    },
    async transform(_code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.endsWith('.styles.ts')) return
      const { modules } = await load()
      const module = modules.get(file)
      if (module) return { code: toNames(module), map: null }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(devStylesheet)) return next()
        load().then(({ css }) => response.setHeader('content-type', 'text/css').end(css + extraCss), next)
      })
    },
    hotUpdate({ file, timestamp }) {
      if (!file.startsWith(normalizePath(src)) || !/\.styles\.ts$|\/ui\/theme/.test(file)) return
      loading = undefined
      if (this.environment.name !== 'client') return
      const update = { type: 'css-update', path: devStylesheet, acceptedPath: devStylesheet, timestamp } as const
      this.environment.hot.send({ type: 'update', updates: [update] })
    },
  }
}

/** Runs every `*.styles.ts` below `src` in a module runner of Vite. */
async function loadStyles(src: string): Promise<Loaded> {
  const files = findStyles(src)
  const entry = [
    `export { declared } from ${JSON.stringify(normalizePath(path.join(src, 'ui/styles.ts')))}`,
    ...files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)}`),
  ].join('\n')
  const { module } = await runnerImport<Record<string, unknown>>(entryId, {
    root: path.dirname(src),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'ashlar:styles-entry',
        resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
        load: (id) => (id === `\0${entryId}` ? entry : undefined),
      },
    ],
  })
  const modules = new Map(files.map((file, index) => [file, { ...(module[`m${index}`] as Record<string, Rules>) }]))
  const css = toStylesheet(module.declared as Rules[], [...modules.values()])
  return { css, modules }
}

function findStyles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .sort()
    .map((file) => normalizePath(path.join(src, file)))
}
