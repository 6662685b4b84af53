import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Addresses, addressesOf } from '../content/addresses/record.ts'
import { compileSite, sortProblems } from '../content/compileSite.ts'
import type { Problem, Sources } from '../content/problem.ts'
import { resolvePage } from '../content/resolve/resolvePage.ts'
import { crowdedFolders } from '../content/resolve/socialCard.ts'
import type { SiteModel } from '../content/siteModel.ts'
import { buildClient } from './buildClient.ts'
import { buildRenderer } from './buildRenderer.ts'
import { checkEndpoints, endpointsOf, type Receivers, withEndpoints } from './endpoints.ts'
import { makePictures } from './makePictures.ts'
import { readSources } from './readSources.ts'
import { redirectPages, redirectsFile } from './redirectFiles.ts'
import { siteTexts } from './siteTexts.ts'
import { makeCards } from './social/makeCards.ts'
import { barColours, themeCss } from './themeCss.ts'
import { publicFolder, viteConfig } from './viteConfig.ts'

export interface BuildOptions {
  /** Folder with `site.config.json` and `pages/`, absolute. */
  root: string
  /** Folder to write, absolute; an earlier build in it is replaced as a whole. */
  outDir: string
  /** `QUOTE_ENDPOINT` and `CONTACT_ENDPOINT` take the place of the receivers of `site.config.json`. */
  env?: Record<string, string | undefined>
  /** Receivers of forms that have none. */
  fallback?: Receivers
  /** Called when a step is done, or while it goes on, with how far it is from 0 to 1. */
  report?: (step: string, progress: number) => void
  /** Whether the site is to become public: then samples and placeholders are refused. */
  launch?: boolean
  /** The year of the copyright line. */
  year?: number
}

export interface BuildResult {
  problems: Problem[]
  sources: Sources
  /** Missing when problems stopped the build; then nothing was written. */
  built?: {
    files: BuiltFile[]
    pages: number
    forms: SiteModel['site']['forms']
    /** Addresses at which visitors find a page now. */
    addresses: Addresses
    /** How many old addresses lead on to a page. */
    redirects: number
    /** Folders whose pages are shared with the picture of their index page. */
    crowded: string[]
  }
}

/** A file of the built site: its path relative to the output folder, its content. */
export interface BuiltFile {
  path: string
  content: string | Uint8Array
}

/** Checks, renders and writes a site. Nothing is written when a page has an error. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, outDir, env = {}, fallback, report, launch, year = new Date().getFullYear() } = options
  const { sources, assets, pictures: pictureFiles, problems: unread } = readSources(root)
  const readProblems = [...checkEndpoints(env), ...unread]
  const { problems, model: checked } = compileSite({
    sources,
    assets,
    pictures: pictureFiles,
    readProblems,
    launch: launch ? endpointsOf(env) : undefined,
  })
  if (!checked) return { problems, sources }
  report?.('Checked the pages', 1)

  const model = withEndpoints(checked, env, fallback)
  const staging = `${outDir}.next-${process.pid}`
  try {
    const publicDir = await publicFolder(root)
    const config = viteConfig({
      base: model.site.base ?? '/',
      publicDir,
      themeCss: () => themeCss(model.site.theme),
    })
    await mkdir(staging, { recursive: true })
    const client = await buildClient(config, staging)
    report?.('Built scripts and styles', 1)
    const { pictures, problems: damaged } = await makePictures({
      ...{ model, files: pictureFiles, publicDir, outDir: staging },
      report: (progress) => report?.('Made the pictures', progress),
    })
    if (damaged.length > 0) return { problems: sortProblems([...problems, ...damaged]), sources }
    const renderer = await buildRenderer(config)
    report?.('Built the renderer', 1)

    await makeCards({
      ...{ model, files: pictureFiles, publicDir, outDir: staging, sceneMarkup: renderer.sceneMarkup, year },
      report: (progress) => report?.('Drew the social pictures', progress),
    })
    const bars = barColours(model.site.theme)
    const pages: BuiltFile[] = []
    const total = model.pages.size
    for (const page of model.pages.values()) {
      const pageModel = resolvePage(model, page, { year, pictures })
      pages.push({ path: htmlFile(page.path), content: renderer.renderPage(pageModel, client.assets, bars) })
      report?.('Rendered the pages', pages.length / total)
    }
    const old = redirectPages(model).map(({ address, html }) => ({ path: htmlFile(address), content: html }))
    const written = [
      ...pages,
      ...old,
      ...siteTexts(model, client.assets.criticalCss),
      ...(await hostRedirects(model, staging)),
    ]
    await writeFiles(staging, written)
    await replaceFolder(outDir, staging)
    report?.('Wrote the site', 1)
    const files = [...written, ...client.files.map((file) => ({ path: file.path, content: file.text }))]
    return {
      problems,
      sources,
      built: {
        files,
        pages: total,
        forms: model.site.forms,
        addresses: addressesOf(model),
        redirects: old.length,
        crowded: crowdedFolders(model),
      },
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The file of a page: `/quote/` is `quote/index.html`, so that every static host finds it. */
export function htmlFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}index.html`
}

/** `_redirects`; the rules of a file of that name in public/ stay behind those of the pages. */
async function hostRedirects(model: SiteModel, staging: string): Promise<BuiltFile[]> {
  if (model.redirects.size === 0) return []
  const own = await readFile(path.join(staging, '_redirects'), 'utf8').catch(() => '')
  return [{ path: '_redirects', content: redirectsFile(model) + own }]
}

async function writeFiles(folder: string, files: readonly BuiltFile[]): Promise<void> {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Puts a finished folder in the place of an earlier one, which stays whole until then. */
async function replaceFolder(target: string, finished: string): Promise<void> {
  const earlier = `${target}.old-${process.pid}`
  const exists = await stat(target).then(
    () => true,
    () => false,
  )
  if (exists) await rename(target, earlier)
  await rename(finished, target)
  if (exists) await rm(earlier, { recursive: true, force: true })
}
