import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site, Words } from '../../../schemas/index.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import type { FormParts } from '../../content/model/formModel.ts'
import { wordsByLanguage } from '../../content/model/wordsOfSite.ts'
import { countryOf } from '../../content/schema/country.ts'
import { letterWidths, menuPointOf } from '../../content/theme/menuPointOf.ts'
import type { PageAssets } from '../../page/HeadTags.tsx'
import type { FontRole } from '../../ui/theme/theme.ts'
import { cacheFolder, hashOfAll, hashOfFiles, keepNewest, noteUse } from '../cache/cache.ts'
import { readSealed } from '../cache/sealed.ts'
import { builderRoot } from '../disk/builderRoot.ts'
import { hashOf } from '../disk/hashOf.ts'
import { deleteIfFree } from '../disk/heldFiles.ts'
import { builtFont, fontCss, ownFontRoles } from './fontCss.ts'
import type { FormSources } from './formsPlugin.ts'
import { logoCss } from './logoCss.ts'
import type { OwnCode } from './ownCode.ts'
import { type Shape, shapeOf } from './sheets/shapeCss.ts'
import { sitePartsOf } from './siteParts.ts'
import { sceneCss, themeCss } from './themeCss.ts'

/** The built code of a site: what visitors load, and the renderer that turns page files into HTML. */
export interface Bundles {
  /** A hash of everything that the bundles depend on. */
  key: string
  assets: PageAssets
  /** Files for visitors: the path in the built site, and the path to copy from. */
  files: { path: string; from: string; hash: string }[]
  /** The path of the built module of `renderWorker.ts`. */
  renderer: string
}

/** The manifest beside the bundles: their hashes, and how pages refer to them. */
export interface BundleList {
  version: typeof listVersion
  assets: PageAssets
  files: { path: string; hash: string }[]
  /** The hash of the renderer. */
  renderer: string
}

export interface BundleSettings {
  /** The base path of the site on its host. */
  base: string
  /** The CSS of the site's theme. */
  themeCss: string
  /** The colours of its drawn scenes, as CSS. */
  sceneCss: string
  /** The rules of its logo, which are inlined in pages unchanged. */
  logoCss: string
  /** The rules of its own fonts, also inlined, and the roles of these fonts. */
  fontCss: string
  ownFonts: FontRole[]
  /** The corners, density and motif of which rules contain the values. If omitted, they follow custom properties. */
  settledShape?: Shape
  /** The viewport width in rem at which the menu becomes a row. */
  menuPoint: number
  /** The optional parts that the site has, see `partStyles`. */
  parts: string[]
  /** The builder's words on pages, by language. */
  words: Readonly<Record<string, Words>>
  forms: FormSources
  /** The code of the site's own section types. */
  own: OwnCode
}

export const listVersion = 1

/** The inputs of the bundles beside the settings. */
const code = ['src', 'schemas', 'package-lock.json']

/** The number of bundles to keep: several, because people switch between branches. */
const mostKept = 8
/**
 * The time in milliseconds after its last use in which a bundle is never deleted, because a build, an editor or a
 * server may still read its files.
 */
const spared = 60 * 60 * 1000

/** Code that cannot be built. The message is Vite's, with the location. */
export class BrokenCode extends Error {}

/** The inputs of a site's code beside its configuration. */
interface SiteCode {
  forms: readonly FormParts[]
  own: OwnCode
  fonts: FontFiles
  /** True if the rules must follow a theme whose corners and density are being edited. Default: false. */
  followsShape?: boolean
}

/** The code of a site, from the cache or being built. */
export interface PendingBundles {
  /** Present if the bundles are in the cache. */
  kept?: Bundles
  bundles: Promise<Bundles>
}

/**
 * Returns the built code of a site from the cache. If it is missing, damaged or outdated, it starts a build.
 *
 * @param signal aborts the build
 */
export function openBundles(
  site: Site,
  { forms, own, fonts, followsShape = false }: SiteCode,
  signal: AbortSignal,
): PendingBundles {
  const { base = '/', theme } = site
  const settings: BundleSettings = {
    base,
    themeCss: themeCss(theme, { isSettled: !followsShape }),
    sceneCss: sceneCss(theme),
    logoCss: logoCss(theme, base),
    parts: sitePartsOf(site),
    fontCss: fontCss(theme, fonts, (font) => base + builtFont(font)),
    ownFonts: ownFontRoles(theme, fonts),
    ...(!followsShape && { settledShape: shapeOf(theme) }),
    menuPoint: menuPointOf(site, letterWidths(theme, fonts)),
    words: wordsByLanguage(site),
    forms: { country: countryOf(site.company), forms },
    own,
  }
  const key = hashOfAll([codeKey(), JSON.stringify(settings)])
  const folder = path.join(cacheFolder, 'bundles', key)
  const found = readBundles(folder)
  const kept = found && { key, ...found }
  if (kept) {
    noteUse(folder)
    return { kept, bundles: Promise.resolve(kept) }
  }
  deleteIfFree(folder)
  const make = async (): Promise<Bundles> => {
    await makeInProcess(folder, settings, signal)
    const made = readBundles(folder)
    if (!made) throw new Error(`The bundles in ${folder} are not as they were written.`)
    keepNewest(path.dirname(folder), mostKept, spared)
    return { key, ...made }
  }
  const bundles = make()
  // An early rejection without a handler would end the process.
  bundles.catch(() => undefined)
  return { bundles }
}

/** Reads a cache folder; undefined if it is damaged or missing. */
function readBundles(folder: string): Omit<Bundles, 'key'> | undefined {
  try {
    const list = readSealed<BundleList>(path.join(folder, 'bundles.list'), listVersion)
    if (!list) return undefined
    const files = list.files.map((file) => ({ ...file, from: path.join(folder, 'client', file.path) }))
    const renderer = path.join(folder, 'renderer.mjs')
    const isWhole = [...files, { from: renderer, hash: list.renderer }].every(
      ({ from, hash }) => hashOf(readFileSync(from)) === hash,
    )
    return isWhole ? { assets: list.assets, files, renderer } : undefined
  } catch {
    return undefined
  }
}

/** A hash of the builder's code, its dependencies and the version of Node.js. */
export function codeKey(): string {
  return hashOfAll([process.version, hashOfFiles(builderRoot, code)])
}

/**
 * Builds in a child process. Vite ends up with 300 MB, and loading it takes longer than a whole build from the cache.
 * The child runs in parallel with the build and frees its memory before pages are rendered.
 */
function makeInProcess(folder: string, settings: BundleSettings, signal: AbortSignal): Promise<void> {
  const args = [path.join(builderRoot, 'scripts/run.mjs'), 'bundle', folder]
  const env = {
    ...process.env,
    // Vite follows NODE_ENV. A built site is for production, whatever the shell has set.
    NODE_ENV: 'production',
    // Rolldown's allocator would reserve memory in advance: 465 MB in all instead of 295.
    MIMALLOC_ARENA_EAGER_COMMIT: '0',
  }
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'pipe'], env, signal })
  // Windows limits the length of arguments, and forms may exceed it. A process that exits early reports the reason
  // itself.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(settings))
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => {
      if (code !== 0)
        return failed(new BrokenCode(`The code of the site cannot be built. Nothing was written.\n${said}`))
      process.stderr.write(said)
      done()
    })
  })
}
