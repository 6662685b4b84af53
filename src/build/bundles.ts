import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PageAssets } from '../page/HeadTags.tsx'
import { builderRoot } from './builderRoot.ts'
import { cacheFolder, hashOfAll, hashOfFiles, keepNewest, writeWhole } from './cache.ts'
import { hashOf } from './hashOf.ts'

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

/** What lies beside the bundles: their hashes, and how pages refer to them. */
interface BundleList {
  assets: PageAssets
  files: { path: string; hash: string }[]
  /** Hash of the renderer. */
  renderer: string
}

interface Wanted {
  /** Folder of the site on its host. */
  base: string
  /** The colours of the site's theme. */
  themeCss: string
}

/** What the bundles are made of, beside the theme. */
const code = ['src', 'schemas', 'package-lock.json']

/** More are kept than one, for those who go back and forth between branches. */
const mostKept = 8

/** The built code of a site, out of the cache where it is there whole and nothing that it is made of has changed. */
export async function loadBundles({ base, themeCss }: Wanted): Promise<Bundles> {
  const key = hashOfAll([codeKey(), base, themeCss, process.env.NODE_ENV ?? ''])
  const folder = path.join(cacheFolder, 'bundles', key)
  const kept = readBundles(folder)
  if (kept) return { key, ...kept }
  rmSync(folder, { recursive: true, force: true })
  await makeBundles(folder, { base, themeCss })
  const made = readBundles(folder)
  if (!made) throw new Error(`The bundles in ${folder} are not as they were written.`)
  return { key, ...made }
}

/** What lies in a folder of the cache; undefined where it is not what was written there. */
function readBundles(folder: string): Omit<Bundles, 'key'> | undefined {
  try {
    const list = JSON.parse(readFileSync(path.join(folder, 'bundles.json'), 'utf8')) as BundleList
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

/** The state of the builder: its own code, that of its libraries, and the Node that runs it. */
export function codeKey(): string {
  return hashOfAll([process.version, hashOfFiles(builderRoot, code)])
}

async function makeBundles(folder: string, { base, themeCss }: Wanted): Promise<void> {
  // Vite takes longer to load than a build out of the cache takes in all.
  const [{ buildClient }, { buildRenderer }, { viteConfig }] = await Promise.all([
    import('./buildClient.ts'),
    import('./buildRenderer.ts'),
    import('./viteConfig.ts'),
  ])
  const config = viteConfig({ base, themeCss: () => themeCss })
  const [client, renderer] = [await buildClient(config), await buildRenderer(config)]
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    for (const { path: name, content } of client.files) writeWhole(path.join(unfinished, 'client', name), content)
    const files = client.files.map(({ path: name, content }) => ({ path: name, hash: hashOf(content) }))
    writeWhole(path.join(unfinished, 'renderer.mjs'), renderer)
    const list: BundleList = { assets: client.assets, files, renderer: hashOf(renderer) }
    writeWhole(path.join(unfinished, 'bundles.json'), JSON.stringify(list))
    if (!existsSync(folder)) renameSync(unfinished, folder)
    keepNewest(path.dirname(folder), mostKept)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
