import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type FontFiles, noFonts } from '../../content/model/files/fontFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Bundles } from '../code/bundles.ts'
import { builtFont, fontsOf } from '../code/fontCss.ts'
import { joinSheets } from '../code/joinSheets.ts'
import { hashOf } from '../disk/hashOf.ts'
import { isBySystem, listFiles } from '../disk/listFiles.ts'
import { notFoundLines, redirectPages, redirectsFile } from './redirectFiles.ts'
import { siteTexts } from './siteTexts.ts'

/** A file of the built site other than a page. */
export interface SharedFile {
  /** Relative to the output folder. */
  path: string
  hash: string
  read(): string | Uint8Array
}

/**
 * Scripts, styles and fonts, the files of `public/`, pages at old addresses, and the texts that hosts and search engines
 * read. What is made here wins over a file of the same name in `public/`, but for the rules of `robots.txt` and
 * `_redirects`, which are added to it.
 *
 * @param from `public/`, which may be missing, and the folder of the pictures; and what the fonts of `public/` say about
 * themselves: those of the theme get names that change with their contents. Default: no fonts
 * @param isForNetlify whether Netlify is the host, see `redirectFiles.ts`
 */
export function listSharedFiles(
  model: SiteModel,
  bundles: Bundles,
  { folders, fonts }: { folders: readonly string[]; fonts?: FontFiles },
  isForNetlify: boolean,
): SharedFile[] {
  const builtFonts = new Map(fontsOf(model.site.theme, fonts ?? noFonts).map((font) => [font.file, builtFont(font)]))
  const { criticalCss, rareCss = {} } = bundles.assets
  const inlineCss = [criticalCss, ...Object.values(rareCss)]
  const texts = sharedTexts(model, inlineCss, (name) => readOwn(folders[0] ?? '', name), isForNetlify)
  const files = [
    ...joinSheets(model, bundles).sheets.map(({ content, ...file }) => ({ ...file, read: () => content })),
    ...shownFiles(model, bundles).map(({ path: name, from, hash }) => ({
      path: name,
      hash,
      read: () => readFileSync(from),
    })),
    ...folders.filter(existsSync).flatMap((folder) => {
      const names = listFiles(folder, { within: path.dirname(folder) }).filter((name) => !isBySystem(name))
      return names.map((name) => {
        const read = () => readFileSync(path.join(folder, name))
        return { path: builtFonts.get(`/${name}`) ?? name, hash: hashOf(read()), read }
      })
    }),
    ...texts.map(({ path: name, content }) => ({ path: name, hash: hashOf(content), read: () => content })),
  ]
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

/** The built files, without the scenes that no card and no band of the site can show. */
function shownFiles({ site, pages }: SiteModel, { assets, files }: Bundles): Bundles['files'] {
  const shown = new Set<string | undefined>(
    [...pages.values()].flatMap(({ notes }) => [notes.scene, ...(notes.drawings ?? [])]),
  )
  const base = site.base ?? '/'
  const others = Object.entries(assets.scenes ?? {}).filter(([name]) => !shown.has(name))
  const unused = new Set(others.map(([, address]) => address.slice(base.length)))
  return files.filter((file) => !unused.has(file.path))
}

/**
 * The texts that a build makes beside the pages, those at old addresses included.
 *
 * @param ownText gives the text of a file of `public/`, empty where there is none
 */
export function sharedTexts(
  model: SiteModel,
  inlineCss: readonly string[],
  ownText: (name: string) => string,
  isForNetlify = false,
): { path: string; content: string }[] {
  // The rules of a file of that name in `public/` stay behind those of the pages, and before those of what is nowhere.
  const [own, missing] = [ownText('_redirects'), notFoundLines(model)]
  const redirects = [
    redirectsFile(model, isForNetlify),
    own,
    own === '' || own.endsWith('\n') ? '' : '\n',
    missing,
  ].join('')
  return [
    ...siteTexts(model, inlineCss).map((text) =>
      text.path === 'robots.txt' ? withOwnRules(text, ownText('robots.txt')) : text,
    ),
    ...redirectPages(model).map(({ file, html }) => ({ path: file, content: html })),
    ...(model.redirects.size > 0 || missing !== '' ? [{ path: '_redirects', content: redirects }] : []),
  ]
}

/** `robots.txt`; rules of such a file in `public/` replace ours, which allow everything. */
function withOwnRules(text: { path: string; content: string }, own: string): typeof text {
  if (own === '') return text
  const [sitemap = ''] = /^Sitemap:.*$/m.exec(text.content) ?? []
  return { ...text, content: /^sitemap:/im.test(own) ? own : `${own.trimEnd()}\n\n${sitemap}\n` }
}

/** The text of a file of `public/`; empty where there is none. */
export function readOwn(publicFolder: string, name: string): string {
  const file = path.join(publicFolder, name)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
}
