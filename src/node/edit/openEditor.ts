import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Fields } from '../../content/schema/schema.ts'
import { readAnew } from '../disk/fileStamps.ts'
import type { Opened } from './api/createAnswers.ts'
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
import { type Api, serveEditor } from './server/serveEditor.ts'
import { watchSite } from './server/watchSite.ts'
import { openDraftFiles } from './session/draftFiles.ts'
import { openEditing } from './session/openEditing.ts'
import { openSiteDisk } from './session/siteDisk.ts'
import { openRenderer } from './view/openRenderer.ts'
import { openSiteView } from './view/openSiteView.ts'

export interface Editor {
  /** The URL to open. Its fragment is the session key, because browsers do not send fragments to servers. */
  url: string
  port: number
  close(): Promise<void>
}

interface Options {
  /** The folder of the site. */
  root: string
  port: number
  /** Receives errors that are bugs of the builder. */
  onMistake?: (error: unknown) => void
}

/** Opens the editor for the site in a folder. It runs until `close` is called. */
export async function openEditor({ root: folder, port, onMistake }: Options): Promise<Editor> {
  const root = path.resolve(folder)
  const places = createPlaces(root)
  const session = openEditing(openSiteDisk(root, places), openDraftFiles(root, places))
  const versions = createVersions()
  const stop = new AbortController()
  const { renderer, bundles, prepare } = openRenderer(stop.signal)
  const view = openSiteView(root, session, renderer)
  view.check()
  const [app] = await Promise.all([openApp(), prepare(view)])
  const follow = unlessRunning(async () => {
    while (await prepare(view)) versions.raise()
  })

  const token = randomBytes(32).toString('base64url')
  const server = await serveEditor({
    port,
    token,
    api: openApi({ places, session, view, versions }, root, () => void follow().catch(onMistake)),
    find: findFiles({ root, app, bundles, view }),
    pictureHosts: () => view.model()?.site.images?.hosts ?? [],
    ...(onMistake && { onMistake }),
  })
  const lookAnew = async () => {
    session.look()
    if (!bundles()) view.check()
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

/** All requests. After each check, the server builds the code of forms in which the check found no mistake. */
function openApi(opened: Opened, root: string, onChecked: () => void): Api {
  const { session, view } = opened
  const publishing = openPublishing(root)
  const api = createApi(opened, (answer) => ({
    ...createPagesApi({ ...opened, root, answer }),
    ...createPublishingApi({ root, review: openReview(root, session, publishing), publishing }),
    ...createFormsApi({ ...opened, answer }),
    ...createPicturesApi({ ...opened, root, found: () => view.check().found }),
  }))
  const check = (body: Fields) => {
    const checked = readAnew(() => api.check?.(body))
    onChecked()
    return checked
  }
  return { ...api, check }
}

/** Wraps a function so that calls during a run do nothing. */
function unlessRunning(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } finally {
      isRunning = false
    }
  }
}
