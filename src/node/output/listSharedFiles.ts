import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Bundles } from '../code/bundles.ts'
import { hashOf } from '../disk/hashOf.ts'
import { isBySystem, listFiles } from '../disk/listFiles.ts'
import { redirectPages, redirectsFile } from './redirectFiles.ts'
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
 * @param folders `public/`, which may be missing, and the folder of the pictures
 * @param isForNetlify whether Netlify is the host, see `redirectFiles.ts`
 */
export function listSharedFiles(
  model: SiteModel,
  bundles: Bundles,
  folders: readonly string[],
  isForNetlify: boolean,
): SharedFile[] {
  const texts = [
    ...siteTexts(model, bundles.assets.criticalCss).map((text) => withOwnRules(text, folders[0] ?? '')),
    ...redirectPages(model).map(({ file, html }) => ({ path: file, content: html })),
    ...hostRedirects(model, folders[0] ?? '', isForNetlify),
  ]
  const files = [
    ...bundles.files.map(({ path: name, from, hash }) => ({ path: name, hash, read: () => readFileSync(from) })),
    ...folders.filter(existsSync).flatMap((folder) => {
      const names = listFiles(folder, { within: path.dirname(folder) }).filter((name) => !isBySystem(name))
      return names.map((name) => {
        const read = () => readFileSync(path.join(folder, name))
        return { path: name, hash: hashOf(read()), read }
      })
    }),
    ...texts.map(({ path: name, content }) => ({ path: name, hash: hashOf(content), read: () => content })),
  ]
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

/** `robots.txt`; rules of such a file in `public/` replace ours, which allow everything. */
function withOwnRules(text: { path: string; content: string }, publicFolder: string): typeof text {
  const own = text.path === 'robots.txt' ? readOwn(publicFolder, text.path) : ''
  if (own === '') return text
  const [sitemap = ''] = /^Sitemap:.*$/m.exec(text.content) ?? []
  return { ...text, content: /^sitemap:/im.test(own) ? own : `${own.trimEnd()}\n\n${sitemap}\n` }
}

function readOwn(publicFolder: string, name: string): string {
  const file = path.join(publicFolder, name)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''
}

/** `_redirects`; the rules of a file of that name in `public/` stay behind those of the pages. */
function hostRedirects(
  model: SiteModel,
  publicFolder: string,
  isForNetlify: boolean,
): { path: string; content: string }[] {
  if (model.redirects.size === 0) return []
  const content = redirectsFile(model, isForNetlify) + readOwn(publicFolder, '_redirects')
  return [{ path: '_redirects', content }]
}
