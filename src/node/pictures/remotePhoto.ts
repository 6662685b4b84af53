import { transformUrl } from 'unpic'
import type { PictureModel } from '../../content/model/pictureModel.ts'
import { photoWidths } from './makePhoto.ts'

/** Query parameters that sign a URL; the host refuses it after any other change. */
const signatures = /[?&](s|sig|signature|token|hmac|x-amz-signature)=/i

/**
 * The widths in which the host of a photo can deliver it, by the host's own query parameters.
 *
 * @param src the absolute URL
 * @param most the largest width that is needed, in pixels
 * @returns undefined if the host is not known to resize pictures
 */
export function remotePhoto(src: string, most: number): PictureModel | undefined {
  if (signatures.test(src)) return undefined
  const { host } = new URL(src)
  const entries = photoWidths
    .filter((width) => width <= most)
    .map((width) => ({ width, url: transformUrl({ url: src, width }) }))
  // The site's Content Security Policy only allows this host, and a space would end a URL in a srcset.
  const fits = entries.every(({ url }) => url && URL.canParse(url) && new URL(url).host === host && !/\s/.test(url))
  return fits ? { srcset: entries.map(({ url, width }) => `${url} ${width}w`).join(', ') } : undefined
}
