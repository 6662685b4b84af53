import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteModel } from '../content/siteModel.ts'
import type { Bundles } from './bundles.ts'
import { hashOf } from './hashOf.ts'
import { htmlFile } from './htmlFile.ts'
import { listFiles } from './outputFolder.ts'
import { redirectPages, redirectsFile } from './redirectFiles.ts'
import { siteTexts } from './siteTexts.ts'

/** A file of the built site that is no page. */
export interface SharedFile {
  /** Relative to the output folder. */
  path: string
  hash: string
  read(): string | Uint8Array
}

/**
 * Scripts, styles and fonts, the files of `public/`, pages at old addresses, and the texts that hosts and search engines
 * read. What is made here wins over a file of the same name in `public/`.
 *
 * @param folders `public/`, and that of the pictures made
 * @param isForNetlify whether Netlify is the host, see `redirectFiles.ts`
 */
export function listSharedFiles(
  model: SiteModel,
  bundles: Bundles,
  folders: readonly string[],
  isForNetlify: boolean,
): SharedFile[] {
  const texts = [
    ...siteTexts(model, bundles.assets.criticalCss),
    ...redirectPages(model).map(({ address, html }) => ({ path: htmlFile(address), content: html })),
    ...hostRedirects(model, folders[0] ?? '', isForNetlify),
  ]
  const files = [
    ...bundles.files.map(({ path: name, from, hash }) => ({ path: name, hash, read: () => readFileSync(from) })),
    ...folders.flatMap((folder) =>
      listFiles(folder).map((name) => {
        const read = () => readFileSync(path.join(folder, name))
        return { path: name, hash: hashOf(read()), read }
      }),
    ),
    ...texts.map(({ path: name, content }) => ({ path: name, hash: hashOf(content), read: () => content })),
  ]
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

/** `_redirects`; the rules of a file of that name in `public/` stay behind those of the pages. */
function hostRedirects(
  model: SiteModel,
  publicFolder: string,
  isForNetlify: boolean,
): { path: string; content: string }[] {
  if (model.redirects.size === 0) return []
  const file = path.join(publicFolder, '_redirects')
  const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return [{ path: '_redirects', content: redirectsFile(model, isForNetlify) + own }]
}
