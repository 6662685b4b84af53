import { pathToFileURL } from 'node:url'
import { fillForms } from '../../../content/forms/fillForm.ts'
import { noFonts } from '../../../content/model/files/fontFile.ts'
import { type Bundles, openBundles } from '../../code/bundles.ts'
import { shapeCss } from '../../code/sheets/shapeCss.ts'
import { barColours } from '../../code/themeCss.ts'
import type { SiteView } from './openSiteView.ts'
import type { Renderer } from './pageDrawing.ts'
import { keyOfRenderer } from './rendererKey.ts'

/** The built module of `renderWorker.ts`. */
type RendererModule = typeof import('../../render/renderWorker.ts')

/** Renders the pages of a site with the code of its forms, own section types and words. */
interface SiteRenderer {
  /** Undefined during the first build. */
  renderer(): Renderer | undefined
  bundles(): Bundles | undefined
  /**
   * Builds the renderer as soon as the facts of the company are readable, and again when its code changes.
   *
   * @returns true if pages must be rendered again
   */
  prepare(view: Pick<SiteView, 'model' | 'ownCode'>): Promise<boolean>
}

/** @param signal aborts a running build */
export function openRenderer(signal: AbortSignal): SiteRenderer {
  let renderer: Renderer | undefined
  let bundles: Bundles | undefined
  /** The key of the forms, own section types and words that the current bundles contain. */
  let built = ''
  /** True if the style sheets can follow the theme's corners and density while they are edited. */
  let followsShape = false
  return {
    renderer: () => renderer,
    bundles: () => bundles,
    async prepare(view) {
      const model = view.model()
      if (!model) return false
      const forms = fillForms(model, new Date().getFullYear())
      const own = view.ownCode()
      followsShape ||= shapeCss(model.site.theme) !== ''
      const wanted = keyOfRenderer({ site: model.site, forms, own, followsShape })
      if (bundles && built === wanted) return false
      built = wanted
      const code = { forms, own, fonts: noFonts, followsShape }
      bundles = await openBundles({ ...model.site, base: '/' }, code, signal).bundles
      renderer = await loadRenderer(bundles, model.site.theme)
      return true
    },
  }
}

/**
 * Loads the built renderer. It omits the scene files, so that the canvas draws scenes itself: the files have the
 * colours that the theme had when they were built.
 */
async function loadRenderer(
  { renderer, assets: { scenes: _, ...assets } }: Bundles,
  theme: Parameters<typeof barColours>[0],
): Promise<Renderer> {
  const module: RendererModule = await import(pathToFileURL(renderer).href)
  const bars = barColours(theme)
  return {
    render: module.createPageRenderer({ assets, bars }),
    drawings: module.createDrawings(),
    sceneMarkup: module.sceneMarkup,
  }
}
