import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rareParts } from '../../../ui/theme/theme.ts'
import type { Bundles } from '../../code/bundles.ts'
import type { ServedFile } from '../server/serveEditor.ts'
import type { SiteView } from '../view/openSiteView.ts'
import { sharePath } from '../view/sharedPictures.ts'
import { firstStyles, rareStyles, themePath } from '../view/toCanvas.ts'

/** Media types by file extension. The server serves no other files of a site. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

interface Files {
  root: string
  app: ReadonlyMap<string, ServedFile>
  bundles: () => Bundles | undefined
  view: SiteView
}

/**
 * Creates the function that finds the file at a URL path: files of the editor, built code, and pictures of the site.
 */
export function findFiles({ root, app, bundles, view }: Files) {
  return async (address: string): Promise<ServedFile | undefined> => {
    const own = app.get(address)
    if (own) return own
    if (address === firstStyles) return css(bundles()?.assets.criticalCss ?? '')
    const part = rareParts.find((part) => address === rareStyles(part))
    if (part) return css(bundles()?.assets.rareCss?.[part] ?? '')
    if (address.startsWith(themePath)) return css(view.look())
    if (address.startsWith(sharePath)) {
      const picture = await view.drawShared(address)
      return picture && { content: picture, type: 'image/png', inert: true }
    }
    const type = types[path.extname(address).toLowerCase()]
    if (type === undefined) return undefined
    const built = bundles()?.files.find((file) => `/${file.path}` === address)
    if (built && type === types['.css']) return css(await readFile(built.from, 'utf8'))
    if (built) return read(built.from, type)
    // `hasAsset` knows only files in public/ that are not behind a symbolic link out of it.
    return view.hasAsset(address) ? read(path.join(root, 'public', address), type) : undefined
  }
}

const css = (content: string): ServedFile => ({ content, type: 'text/css; charset=utf-8' })

async function read(place: string, type: string): Promise<ServedFile | undefined> {
  try {
    return { content: await readFile(place), type, inert: true }
  } catch {
    return undefined
  }
}
