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
import { shapeCss } from './sheets/shapeCss.ts'
import { sitePartsOf } from './siteParts.ts'
import { sceneCss, themeCss } from './themeCss.ts'

/** The code of a site, built: what visitors load, and what turns page files into HTML. */
export interface Bundles {
  /** Changes with everything that the bundles are made of. */
  key: string
  assets: PageAssets
  /** Files for visitors: path in the built site, and where to copy it from. */
  files: { path: string; from: string; hash: string }[]
  /** The module of `renderWorker.ts`. */
  renderer: string
}

/** A file beside the bundles: their hashes, and how pages refer to them. */
export interface BundleList {
  version: typeof listVersion
  assets: PageAssets
  files: { path: string; hash: string }[]
  /** Hash of the renderer. */
  renderer: string
}

export interface BundleSettings {
  /** Folder of the site on its host. */
  base: string
  /** The colours of the site's theme. */
  themeCss: string
  /** Those of its scenes. */
  sceneCss: string
  /** The rules of its logo, which go into pages as they are. */
  logoCss: string
  /** The rules of its own fonts, likewise, and what they are for. */
  fontCss: string
  ownFonts: FontRole[]
  /** Whether it has the usual corners and density, so that the rules need no names for them. */
  isUsualShape: boolean
  /** The width in rem at which the menu becomes a row. */
  menuPoint: number
  /** Parts that it has and others have not, see `partStyles`. */
  parts: string[]
  /** What the builder says on its pages, by language. */
  words: Readonly<Record<string, Words>>
  forms: FormSources
  /** What the site brings of its own. */
  own: OwnCode
}

export const listVersion = 1

/** What the bundles are made of, beside the theme and the forms. */
const code = ['src', 'schemas', 'package-lock.json']

/** How many bundles are kept: several, as people switch between branches. */
const mostKept = 8
/** Milliseconds after its last use in which a bundle is kept beside those: a build, an editor or a server may read its files. */
const spared = 60 * 60 * 1000

/** Code that cannot be built: what Vite says of it, with the place. */
export class BrokenCode extends Error {}

/** What code of a site is made of beside its configuration. */
export interface SiteCode {
  forms: readonly FormParts[]
  own: OwnCode
  fonts: FontFiles
}

/** The code of a site, in the cache or being built into it. */
export interface PendingBundles {
  /** Present where they are in the cache already. */
  kept?: Bundles
  bundles: Promise<Bundles>
}

/**
 * Takes the built code of a site out of the cache, or has it built where it is not there, is damaged, or anything that it
 * is made of has changed.
 *
 * @param signal stops the building
 */
export function openBundles(site: Site, { forms, own, fonts }: SiteCode, signal: AbortSignal): PendingBundles {
  const { base = '/', theme } = site
  const settings: BundleSettings = {
    base,
    themeCss: themeCss(theme),
    sceneCss: sceneCss(theme),
    logoCss: logoCss(theme, base),
    parts: sitePartsOf(site),
    fontCss: fontCss(theme, fonts, (font) => base + builtFont(font)),
    ownFonts: ownFontRoles(theme, fonts),
    isUsualShape: shapeCss(theme) === '',
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
  // It may fail before anyone waits for it, which ends a process.
  bundles.catch(() => undefined)
  return { bundles }
}

/** Reads a folder of the cache; undefined where it is damaged or missing. */
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

/** Changes with the code of the builder and its libraries, and with the Node that runs it. */
export function codeKey(): string {
  return hashOfAll([process.version, hashOfFiles(builderRoot, code)])
}

/**
 * Vite holds 300 MB when it is done, and takes longer to load than a build out of the cache takes in all: it runs beside
 * the build, and its memory is gone before pages are rendered.
 */
function makeInProcess(folder: string, settings: BundleSettings, signal: AbortSignal): Promise<void> {
  const args = [path.join(builderRoot, 'scripts/run.mjs'), 'bundle', folder]
  const env = {
    ...process.env,
    // Vite builds for what NODE_ENV says; a built site is for visitors, whatever this shell has set.
    NODE_ENV: 'production',
    // Rolldown's allocator would take memory ahead of its needs: 465 MB in all in place of 295.
    MIMALLOC_ARENA_EAGER_COMMIT: '0',
  }
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'pipe'], env, signal })
  // Forms may be longer than Windows lets an argument be. A process that has ended early says itself why.
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
