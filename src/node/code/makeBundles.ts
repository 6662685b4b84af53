import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../cache/cache.ts'
import { writeSealed } from '../cache/sealed.ts'
import { hashOf } from '../disk/hashOf.ts'
import { deleteIfFree, renamePatiently } from '../disk/heldFiles.ts'
import { buildClient } from './buildClient.ts'
import { buildRenderer } from './buildRenderer.ts'
import { type BundleList, type BundleSettings, listVersion } from './bundles.ts'
import { sceneFiles } from './sceneFiles.ts'
import { denseCss } from './sheets/denseCss.ts'
import { inShapeOf, withoutNotches } from './sheets/shapeCss.ts'
import { plainPanels } from './siteParts.ts'
import { viteConfig } from './viteConfig.ts'
import { withMenuPoint } from './withMenuPoint.ts'

/** Builds the code of a site into a cache folder, atomically. */
export async function makeBundles(folder: string, settings: BundleSettings): Promise<void> {
  const { base, themeCss, sceneCss, logoCss, fontCss, ownFonts, settledShape, menuPoint, parts, words, forms, own } =
    settings
  const settle = settledShape ? inShapeOf(settledShape) : (css: string) => css
  const shape = (css: string) => settle(parts.includes(plainPanels) ? withoutNotches(css) : css)
  const config = viteConfig({
    base,
    themeCss: () => themeCss,
    parts: () => parts,
    ownFonts: () => ownFonts,
    shape: (css) => withMenuPoint(shape(css), menuPoint),
    words: () => words,
    forms: () => forms,
    own: () => own,
  })
  const [client, renderer] = [await buildClient(config), await buildRenderer(config, own.sections.length > 0)]
  // Appended here because Vite warns of URLs in styles without a file, and it does not know the public/ folder of a
  // site.
  const criticalCss = client.assets.criticalCss + denseCss(fontCss + logoCss)
  const drawn = sceneFiles(sceneCss)
  const scenes = Object.fromEntries(drawn.map(({ name, path }) => [name, base + path]))
  const assets = { ...client.assets, criticalCss, scenes }
  const made = [...client.files, ...drawn]
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    for (const { path: name, content } of made) writeWhole(path.join(unfinished, 'client', name), content)
    const files = made.map(({ path: name, content }) => ({ path: name, hash: hashOf(content) }))
    writeWhole(path.join(unfinished, 'renderer.mjs'), renderer.code)
    if (renderer.map) writeWhole(path.join(unfinished, 'renderer.mjs.map'), renderer.map)
    const list: BundleList = { version: listVersion, assets, files, renderer: hashOf(renderer.code) }
    writeSealed(path.join(unfinished, 'bundles.list'), list)
    try {
      renamePatiently(unfinished, folder)
    } catch (error) {
      // Another process has finished the same build first.
      if (!existsSync(folder)) throw error
    }
  } finally {
    deleteIfFree(unfinished)
  }
}
