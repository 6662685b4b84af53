import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fillForms } from '../../content/forms/fillForm.ts'
import { noFonts } from '../../content/model/files/fontFile.ts'
import type { Fields } from '../../content/schema/schema.ts'
import { type Bundles, openBundles } from '../code/bundles.ts'
import { shapeCss } from '../code/shapeCss.ts'
import { barColours } from '../code/themeCss.ts'
import { readAnew } from '../disk/fileStamps.ts'
import { createApi } from './api/createApi.ts'
import { createFormsApi } from './api/createFormsApi.ts'
import { createPagesApi } from './api/createPagesApi.ts'
import { createPicturesApi } from './api/createPicturesApi.ts'
import { createPublishingApi } from './api/createPublishingApi.ts'
import { createVersions } from './api/createVersions.ts'
import { findFiles } from './app/findFiles.ts'
import { openApp } from './app/openApp.ts'
import { openPublishing } from './pages/openPublishing.ts'
import { openReview } from './pages/reviewChanges.ts'
import { createPlaces } from './server/createPlaces.ts'
import { serveEditor } from './server/serveEditor.ts'
import { watchSite } from './server/watchSite.ts'
import { openDraftFiles } from './session/draftFiles.ts'
import { openEditing } from './session/openEditing.ts'
import { openSiteDisk } from './session/siteDisk.ts'
import { openSiteView } from './view/openSiteView.ts'
import type { Renderer } from './view/pageDrawing.ts'
import { keyOfRenderer } from './view/rendererKey.ts'

/** The module of `renderWorker.ts`, as it is built. */
type RendererModule = typeof import('../render/renderWorker.ts')

export interface Editor {
  /** The address to open; what follows the `#` is the key of this session, which browsers do not send. */
  url: string
  port: number
  close(): Promise<void>
}

interface Options {
  /** Folder of the site. */
  root: string
  port: number
  /** Gets a mistake of ours. */
  onMistake?: (error: unknown) => void
}

/** Opens the editor of the site in a folder, until `close`. */
export async function openEditor({ root: folder, port, onMistake }: Options): Promise<Editor> {
  const root = path.resolve(folder)
  const places = createPlaces(root)
  const session = openEditing(openSiteDisk(root, places), openDraftFiles(root, places))
  const versions = createVersions()
  let renderer: Renderer | undefined
  let bundles: Bundles | undefined
  /** The forms, the own section types and the words of the site that the bundles have the code of. */
  let built = ''
  /** Whether their rules can follow the corners and the density of the theme as it is typed. */
  let followsShape = false
  const view = openSiteView(root, session, () => renderer)
  view.check()

  const stop = new AbortController()
  /** Builds what draws pages, as soon as the facts of the company can be read, and anew once a form has changed. */
  const prepare = async (): Promise<boolean> => {
    const model = view.model()
    if (!model) return false
    const forms = fillForms(model, new Date().getFullYear())
    const own = view.ownCode()
    followsShape ||= shapeCss(model.site.theme) !== ''
    const wanted = keyOfRenderer({ site: model.site, forms, own, followsShape })
    if (bundles && built === wanted) return false
    built = wanted
    bundles = await openBundles({ ...model.site, base: '/' }, { forms, own, fonts: noFonts }, stop.signal).bundles
    renderer = await openRenderer(bundles, model.site.theme)
    return true
  }
  /** Prepares once more after what was changed while it did; pages are drawn anew then. */
  let isPreparing = false
  const follow = async () => {
    if (isPreparing) return
    isPreparing = true
    try {
      while (await prepare()) versions.raise()
    } finally {
      isPreparing = false
    }
  }
  const [app] = await Promise.all([openApp(), prepare()])

  const opened = { places, session, view, versions }
  const publishing = openPublishing(root)
  const token = randomBytes(32).toString('base64url')
  const api = createApi(opened, (answer) => ({
    ...createPagesApi({ ...opened, root, answer }),
    ...createPublishingApi({ root, review: openReview(root, session, publishing), publishing }),
    ...createFormsApi({ ...opened, answer }),
    ...createPicturesApi({ ...opened, root, found: () => view.check().found }),
  }))
  /** The code of a form is built once the check has found nothing wrong with it. */
  const check = (body: Fields) => {
    const checked = readAnew(() => api.check?.(body))
    follow().catch(onMistake)
    return checked
  }
  const server = await serveEditor({
    ...{ port, token },
    api: { ...api, check },
    find: findFiles({ root, app, bundles: () => bundles, view }),
    pictureHosts: () => view.model()?.site.images?.hosts ?? [],
    ...(onMistake && { onMistake }),
  })
  const lookAnew = async () => {
    session.look()
    if (!bundles) view.check()
    await follow()
    versions.raise()
  }
  const stopWatching = watchSite(root, () => void lookAnew().catch(onMistake))
  return {
    url: `${server.url}#${token}`,
    port: server.port,
    async close() {
      stopWatching()
      stop.abort()
      versions.raise()
      await server.close()
    },
  }
}

async function openRenderer({ renderer, assets }: Bundles, theme: Parameters<typeof barColours>[0]): Promise<Renderer> {
  const module: RendererModule = await import(pathToFileURL(renderer).href)
  const bars = barColours(theme)
  return {
    render: module.createPageRenderer({ assets, bars }),
    drawings: module.createDrawings(),
    sceneMarkup: module.sceneMarkup,
  }
}
