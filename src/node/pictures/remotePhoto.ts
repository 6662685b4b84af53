import { transformUrl } from 'unpic'
import type { PictureModel } from '../../content/model/pictureModel.ts'
import { photoWidths } from './makePhoto.ts'

/** Names of parameters that sign an address: with any other change the host refuses it. */
const signatures = /[?&](s|sig|signature|token|hmac|x-amz-signature)=/i

/**
 * The widths in which the host of a photo can give it, by the host's own parameters.
 *
 * @param src absolute address
 * @param most wider ones are not needed, in pixels
 * @returns undefined where the host is not known to make widths
 */
export function remotePhoto(src: string, most: number): PictureModel | undefined {
  if (signatures.test(src)) return undefined
  const { host } = new URL(src)
  const entries = photoWidths
    .filter((width) => width <= most)
    .map((width) => ({ width, url: transformUrl({ url: src, width }) }))
  // The policy of the site allows this host only, and a space or comma would end an address in a srcset.
  const fits = entries.every(({ url }) => url && URL.canParse(url) && new URL(url).host === host && !/\s/.test(url))
  return fits ? { srcset: entries.map(({ url, width }) => `${url} ${width}w`).join(', ') } : undefined
}
