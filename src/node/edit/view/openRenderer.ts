import { pathToFileURL } from 'node:url'
import { fillForms } from '../../../content/forms/fillForm.ts'
import { noFonts } from '../../../content/model/files/fontFile.ts'
import { type Bundles, openBundles } from '../../code/bundles.ts'
import { shapeCss } from '../../code/sheets/shapeCss.ts'
import { barColours } from '../../code/themeCss.ts'
import type { SiteView } from './openSiteView.ts'
import type { Renderer } from './pageDrawing.ts'
import { keyOfRenderer } from './rendererKey.ts'

/** The module of `renderWorker.ts`, as it is built. */
type RendererModule = typeof import('../../render/renderWorker.ts')

/** What draws the pages of a site, from the code of its forms, own section types and words. */
export interface SiteRenderer {
  /** Undefined while it is built for the first time. */
  renderer(): Renderer | undefined
  bundles(): Bundles | undefined
  /**
   * Builds it as soon as the facts of the company can be read, and anew once its code has changed.
   *
   * @returns whether pages are to be drawn anew
   */
  prepare(view: Pick<SiteView, 'model' | 'ownCode'>): Promise<boolean>
}

/** @param signal stops what is being built */
export function openRenderer(signal: AbortSignal): SiteRenderer {
  let renderer: Renderer | undefined
  let bundles: Bundles | undefined
  /** The forms, the own section types and the words of the site that the bundles have the code of. */
  let built = ''
  /** Whether their rules can follow the corners and the density of the theme as it is typed. */
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
      bundles = await openBundles({ ...model.site, base: '/' }, { forms, own, fonts: noFonts }, signal).bundles
      renderer = await loadRenderer(bundles, model.site.theme)
      return true
    },
  }
}

/** The canvas draws scenes itself: their files have the colours that the theme had when they were built. */
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
