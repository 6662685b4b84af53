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
  /** The path relative to the output folder. */
  path: string
  hash: string
  read(): string | Uint8Array
}

/**
 * Lists scripts, styles and fonts, the files of `public/`, redirect pages, and the texts for hosts and search engines.
 * Generated files override files of the same name in `public/`. The exceptions are `robots.txt` and `_redirects`, whose
 * rules are merged.
 *
 * @param from `public/`, which can be missing, and the folder of the generated pictures; and the metadata of the
 *   fonts in `public/`, because fonts of the theme get names with a hash. Default: no fonts
 * @param isForNetlify true if Netlify is the host, see `redirectFiles.ts`
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

/** The built files without the scenes that no card or band of the site can show. */
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
 * The generated texts beside the pages, including redirect pages.
 *
 * @param ownText returns the text of a file in `public/`, empty if there is none
 */
export function sharedTexts(
  model: SiteModel,
  inlineCss: readonly string[],
  ownText: (name: string) => string,
  isForNetlify = false,
): { path: string; content: string }[] {
  // The owner's rules come after those of the pages, and before those for missing pages.
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

/** Generates `robots.txt`. Rules of such a file in `public/` replace the default, which allows everything. */
function withOwnRules(text: { path: string; content: string }, own: string): typeof text {
  if (own === '') return text
  const [sitemap = ''] = /^Sitemap:.*$/m.exec(text.content) ?? []
  return { ...text, content: /^sitemap:/im.test(own) ? own : `${own.trimEnd()}\n\n${sitemap}\n` }
}

/** The text of a file in `public/`; empty if there is none. */
export function readOwn(publicFolder: string, name: string): string {
  const file = path.join(publicFolder, name)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
}
