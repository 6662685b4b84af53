import { transformUrl } from 'unpic'
import type { PictureModel } from '../../content/model/pictureModel.ts'

const widths = [400, 640, 960, 1280, 1920]
/** Names of parameters that sign an address: with any other change the host refuses it. */
const signatures = /[?&](s|sig|signature|token|hmac|x-amz-signature)=/i

/**
 * The widths in which the host of a photo can give it, by the host's own parameters.
 *
 * @param src absolute address
 * @param most wider ones are not needed, in pixels
 * @returns undefined where the host is none that is known for it
 */
export function remotePhoto(src: string, most: number): PictureModel | undefined {
  if (signatures.test(src)) return undefined
  const { host } = new URL(src)
  const entries = widths
    .filter((width) => width <= most)
    .map((width) => ({ width, url: transformUrl({ url: src, width }) }))
  // The policy of the site allows this host only, and a space or comma would end an address in a srcset.
  const fits = entries.every(({ url }) => url && URL.canParse(url) && new URL(url).host === host && !/\s/.test(url))
  if (!fits) return undefined
  return { srcset: entries.map(({ url, width }) => `${url} ${width}w`).join(', ') }
}
