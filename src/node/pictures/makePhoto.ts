import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { withBase } from '../../content/model/files/pageAddress.ts'
import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import type { PictureModel } from '../../content/model/pictureModel.ts'
import { cacheFolder } from '../cache/cache.ts'
import { nameHash, openCache } from '../cache/fileCache.ts'
import { loadSharp } from './loadSharp.ts'
import { copyInto, type PictureInput, type PictureOutput } from './pictureInput.ts'

type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** Pixels, in steps of about one and a half: the next one is never twice the bytes that a box needs. */
export const photoWidths = [400, 640, 960, 1280, 1920]
const widestFallback = 1600

/** Changes when the lines below do, so that no photo of an earlier recipe is taken from the cache. */
const recipe = 'avif 50/2, webp 75, jpg 75, png palette, 1'

/** AVIF at effort 2 takes half the time of sharp's default 4 for 6 % more bytes (measured at 640 px). */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpg: (image) => image.jpeg({ quality: 75, mozjpeg: true }),
  png: (image) => image.png({ palette: true }),
}

/** Whether a picture of this kind can be made smaller; drawings and GIFs stay as they are. */
export function isPhoto(kind: string | undefined): kind is Format {
  return kind !== undefined && Object.hasOwn(encode, kind)
}

/**
 * Writes a photo of public/ into the site, smaller: AVIF and WebP at each width up to `most` pixels, and one of its own format
 * at its own address. All are upright, and hold nothing that the camera wrote into the photo (place, time, owner).
 *
 * @returns undefined for a drawing and a moving picture, which stay as they are
 * @throws where the file is damaged
 */
export async function makePhoto(
  src: string,
  most: number,
  input: PictureInput & PictureOutput,
): Promise<PictureModel | undefined> {
  const { model, files, publicDir, outDir, cacheDir = cacheFolder } = input
  const address = fileOfAddress(src)
  const { kind, size } = files.get(address) ?? {}
  if (!size || !isPhoto(kind)) return undefined
  const content = await readFile(path.join(publicDir, address))
  if (await isMoving(content, kind)) return undefined

  const cache = openCache(path.join(cacheDir, 'pictures'))
  const source = nameHash(recipe, content)
  const heightAt = (width: number) => Math.max(1, Math.round((width * size.height) / size.width))
  const write = async (format: Format, width: number, name: string) => {
    const made = await cache.get(`${source}-${width}.${format}`, () => {
      const photo = loadSharp()(content, { failOn: 'error' }).autoOrient()
      return encode[format](photo.resize({ width, height: heightAt(width), fit: 'fill' })).toBuffer()
    })
    await copyInto(outDir, name, made)
  }

  const widest = Math.min(size.width, most)
  const sources = []
  for (const format of ['avif', 'webp'] as const) {
    const entries = []
    for (const width of [...photoWidths.filter((step) => step < widest), widest]) {
      const name = `assets/${stemOf(address)}-${width}-${nameHash(source, String(width))}.${format}`
      await write(format, width, name)
      entries.push(`${withBase(model.site.base ?? '/', `/${name}`)} ${width}w`)
    }
    sources.push({ type: `image/${format}`, srcset: entries.join(', ') })
  }
  const width = Math.min(size.width, widestFallback)
  await write(kind, width, address)
  return { size: { width, height: heightAt(width) }, sources }
}

async function isMoving(content: Buffer, kind: Format): Promise<boolean> {
  // libvips takes only the first picture of an animated PNG; its control chunk is named acTL (PNG 3, 11.3.6.1).
  if (kind === 'png') return content.subarray(0, 4096).includes('acTL')
  const { pages = 1 } = await loadSharp()(content).metadata()
  return pages > 1
}

/** `/images/Lobby (1).jpg` as part of a name: `lobby-1`. */
function stemOf(address: string): string {
  const plain = path.parse(address).name.normalize('NFKD').toLowerCase()
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return words.slice(0, 40) || 'picture'
}
