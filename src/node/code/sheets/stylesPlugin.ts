import { readdirSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { FontRole } from '../../../ui/theme/theme.ts'
import { importSource } from '../importSource.ts'
import { noOwnCode, type OwnCode } from '../ownCode.ts'
import { ownConstant, sectionSheetName, typeOfStyles } from './sectionSheets.ts'
import { className, type Rules, shortNames, toNames, toStylesheet } from './toStylesheet.ts'

/** The stylesheets of every page as modules, `import 'virtual:ashlar/styles.css'`, by their name in the build. */
export const stylesheetIds = {
  critical: 'virtual:ashlar/critical.css',
  home: 'virtual:ashlar/home.css',
  styles: 'virtual:ashlar/styles.css',
}
/** Where the dev server has them. */
export const devStylesheets = {
  critical: '/@ashlar/critical.css',
  styles: '/@ashlar/styles.css',
}
const devSheets = ['critical', 'styles'] as const satisfies (keyof typeof devStylesheets)[]
const latePrefix = 'virtual:ashlar/late/'
const sectionPrefix = 'virtual:ashlar/section/'

const sheets = ['critical', 'home', 'styles'] as const satisfies (keyof typeof stylesheetIds)[]
type Sheet = (typeof sheets)[number]

interface Loaded {
  sheets: Record<Sheet, string>
  /** CSS of the builder's fonts. */
  fonts: { role: FontRole; css: string }[]
  /** CSS that is loaded later with its own module, by the module's export. */
  late: Map<string, string>
  /** CSS of the section types that few pages have, by type; in dev all of it is in the one sheet. */
  sections: Map<string, string>
  /** CSS of the parts that only some sites have, by the constant of their rules. */
  parts: Map<string, string>
  /** The module that takes the place of each styles file. */
  modules: Map<string, string>
}

interface Options {
  /** Folder with the code, absolute. */
  src: string
  /** CSS that follows the critical rules, such as the colours of the site's theme. */
  extraCss?: () => string
  /** The parts of a site that not all have, see `partStyles`. Default: none. */
  parts?: () => readonly string[]
  /** What the site has fonts of its own for; the builder's fonts for it are left out. Default: nothing. */
  ownFonts?: () => readonly FontRole[]
  /** Turns the rules that come with the builder into those of a site, see `inUsualShape`. Default: as they are. */
  shape?: (css: string) => string
  /** The code of the site, whose section types have styles. */
  own?: () => OwnCode
}

/**
 * Vite plugin that turns emotion objects into stylesheets and class names, at build, in dev and in tests.
 * See `src/ui/theme/styles.ts` for what it takes.
 */
export function stylesPlugin({
  src,
  extraCss = () => '',
  parts = () => [],
  ownFonts = () => [],
  shape = (css) => css,
  own = () => noOwnCode,
}: Options): Plugin {
  let isBuild = false
  let loading: Promise<Loaded> | undefined
  let loadedOf = ''
  const load = () => {
    const code = own()
    if (loadedOf !== code.hash) loading = undefined
    loadedOf = code.hash
    loading ??= loadStyles({ src, own: code, short: isBuild })
    return loading
  }

  const cssOf = async (sheet: Sheet) => {
    const loaded = await load()
    if (sheet !== 'critical') return shape(loaded.sheets[sheet])
    const fonts = loaded.fonts.filter(({ role }) => !ownFonts().includes(role)).map(({ css }) => css)
    const rules = [...fonts, loaded.sheets[sheet], ...parts().map((part) => loaded.parts.get(part) ?? '')]
    return shape(rules.join('')) + extraCss()
  }

  return {
    name: 'ashlar:styles',
    enforce: 'pre',
    async config(_config, { command }) {
      isBuild = command === 'build'
      if (!isBuild) return undefined
      const types = [...(await load()).sections.keys()]
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
      async handler(id) {
        const sheet = sheetOf(id.slice(1))
        if (sheet) return cssOf(sheet)
        const { late, sections } = await load()
        if (id.startsWith(`\0${latePrefix}`)) return shape(late.get(path.basename(id, '.css')) ?? '')
        if (id.startsWith(`\0${sectionPrefix}`))
          return shape(sections.get(id.slice(1 + sectionPrefix.length, -'.css'.length)) ?? '')
      },
    },
    transform: {
      filter: { id: /[./]styles\.ts(\?|$)/ },
      async handler(_code, id) {
        const code = (await load()).modules.get(id.split('?')[0] ?? id)
        if (code !== undefined) return { code, map: null }
      },
    },
    configureServer(server) {
      for (const sheet of devSheets) {
        server.middlewares.use(devStylesheets[sheet], (_request, response, next) => {
          cssOf(sheet).then((css) => response.setHeader('content-type', 'text/css').end(css), next)
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
      const isOwn = own().sections.some(({ styles }) => styles && placeOf(own(), styles) === file)
      if (!isOwn && (!file.startsWith(normalizePath(src)) || !/\.styles\.ts$|\/ui\/theme/.test(file))) return
      loading = undefined
      if (this.environment.name !== 'client') return
      const updates = Object.values(devStylesheets).map(
        (url) => ({ type: 'css-update', path: url, acceptedPath: url, timestamp }) as const,
      )
      this.environment.hot.send({ type: 'update', updates })
    },
  }
}

/** What `ui/theme/styles.ts` exports, and each styles file, by its number. */
interface StyleModules {
  declared: Rules[]
  faces: { role: FontRole; rules: Rules }[]
  printed: Rules[]
  critical: Set<object>
  home: Set<object>
  late: Set<object>
  apart: Set<object>
  parts: Set<object>
  [file: `m${number}`]: Record<string, Rules>
}

interface Styles {
  src: string
  own: OwnCode
  /** See `loadStyles`. */
  short: boolean
}

/** A file of an own section type as Vite names it. */
const placeOf = ({ home }: OwnCode, file: string) => normalizePath(path.join(home, file))

/**
 * Runs every `*.styles.ts` below `src`, and the `styles.ts` of each own section type.
 *
 * @param short whether visitors load it: then names are short, and sections that few pages have get sheets of their own
 */
async function loadStyles({ src, own, short }: Styles): Promise<Loaded> {
  const owned = own.sections.flatMap(({ type, styles }) => (styles ? [{ type, file: placeOf(own, styles) }] : []))
  const built = findStyles(src)
  const files = [...built, ...owned.map(({ file }) => file)]
  const code = [
    `export { apart, critical, declared, faces, home, late, parts, printed } from ${JSON.stringify(normalizePath(path.join(src, 'ui/theme/styles.ts')))}`,
    ...files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)}`),
  ].join('\n')
  const module = await importSource<StyleModules>({ code, folder: src })
  const { declared, faces, printed, critical, home, late, apart, parts } = module
  /** The name of a constant of a file among all of the site. */
  const rename = (index: number, name: string) => {
    const type = owned[index - built.length]?.type
    return type === undefined ? name : ownConstant(type, name)
  }
  const modules = files.map((_, index) =>
    Object.fromEntries(
      Object.entries({ ...module[`m${index}`] }).map(([name, rules]) => [rename(index, name), rules] as const),
    ),
  )
  const naming = short ? shortNames(modules) : className
  const kindOf = (rules: Rules) => {
    if (late.has(rules)) return 'late'
    if (parts.has(rules)) return 'part'
    if (critical.has(rules) || (home.has(rules) && !short)) return 'critical'
    if (home.has(rules)) return 'home'
    if (short && apart.has(rules)) return 'apart'
    return 'other'
  }
  const pick = (exported: Record<string, Rules>, kind: ReturnType<typeof kindOf>) =>
    Object.fromEntries(Object.entries(exported).filter(([, rules]) => kindOf(rules) === kind))
  const all = (kind: ReturnType<typeof kindOf>) => modules.map((exported) => pick(exported, kind))
  const loaded: Loaded = {
    sheets: {
      critical: toStylesheet(declared, all('critical'), naming),
      home: toStylesheet([], all('home'), naming),
      styles: `${toStylesheet([], all('other'), naming)}\n@media print {${toStylesheet(printed, [])}}`,
    },
    fonts: faces.map(({ role, rules }) => ({ role, css: toStylesheet([rules], []) })),
    late: new Map(),
    parts: new Map(
      all('part').flatMap((exported) =>
        Object.entries(exported).map(([name, rules]) => [name, toStylesheet([], [{ [name]: rules }], naming)]),
      ),
    ),
    sections: new Map([...byType(all('apart'))].map(([type, exported]) => [type, toStylesheet([], exported, naming)])),
    modules: new Map(),
  }
  modules.forEach((exported, index) => {
    const lateOnes = Object.entries(pick(exported, 'late'))
    for (const [name, rules] of lateOnes) loaded.late.set(name, toStylesheet([], [{ [name]: rules }], naming))
    const imports = lateOnes.map(([name]) => `import '${latePrefix}${name}.css'\n`).join('')
    const written = Object.keys({ ...module[`m${index}`] })
    loaded.modules.set(files[index] ?? '', imports + toNames(exported, naming, written))
  })
  return loaded
}

/** Rules by the section type that needs them. */
function byType(modules: readonly Record<string, Rules>[]) {
  const types = new Map<string, Record<string, Rules>[]>()
  for (const [name, rules] of modules.flatMap((exported) => Object.entries(exported))) {
    const type = typeOfStyles(name)
    types.set(type, [...(types.get(type) ?? []), { [name]: rules }])
  }
  return types
}

function sheetOf(id: string): Sheet | undefined {
  return sheets.find((sheet) => stylesheetIds[sheet] === id)
}

function findStyles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => normalizePath(path.join(src, file)))
    .sort()
}
