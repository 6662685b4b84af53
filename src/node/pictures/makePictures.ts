import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { holds } from '../../content/model/pageNotes.ts'
import { fileOfAddress, type PictureFiles } from '../../content/model/pictureFile.ts'
import { type PictureModel, sizesOfFiles } from '../../content/model/pictureModel.ts'
import { findPictures, picturePlaces } from '../../content/model/picturePlaces.ts'
import { readPage, type SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { withBase } from '../../content/resolve/resolveContext.ts'
import { cacheFolder } from '../cache/cache.ts'
import { openCache } from '../cache/fileCache.ts'
import { isPhoto, makeVariants, type Variant } from './makeVariants.ts'
import { remotePhoto } from './remotePhoto.ts'

interface MakePictures {
  model: SiteModel
  /** What the files of public/ say about themselves. */
  files: PictureFiles
  /** The folder public/, absolute. */
  publicDir: string
  /** Folder for what is made, absolute; it wins over files of public/ with the same names. */
  outDir: string
  /** Where variants are kept from one build to the next; default: below node_modules. */
  cacheDir?: string
  /** Called after each photo, with how far it is from 0 to 1. */
  report?: (progress: number) => void
}

/** Every photo of the site by `src` as pages write it: plain data, which may be handed to another thread. */
export type MadePictures = ReadonlyMap<string, PictureModel>

/**
 * Makes the photos that pages use as light as their places allow, and writes them into the site. Once per build, before
 * the first page is rendered.
 */
export async function makePictures(input: MakePictures): Promise<{ pictures: MadePictures; problems: Problem[] }> {
  const { model, files, report } = input
  const pictures = new Map<string, PictureModel>()
  const problems: Problem[] = []
  const used = [...listPhotos(model)]
  for (const [index, [src, most]] of used.entries()) {
    const made = /^https?:/i.test(src) ? remotePhoto(src, most) : await makeLocal(src, most, input).catch(refuseDamaged)
    if (made === null) problems.push(damaged(fileOfAddress(src)))
    const shown = made ?? sizesOfFiles(files).get(src)
    if (shown) pictures.set(src, shown)
    report?.((index + 1) / used.length)
  }
  return { pictures, problems }
}

/** Null for what sharp says of a photo; a full disk, which comes with a code, is no fault of the photo. */
function refuseDamaged(error: unknown): null {
  if (error instanceof Error && 'code' in error) throw error
  return null
}

/** Every photo of every page with the width that the largest of its places needs, in pixels. */
function listPhotos({ pages }: SiteModel): Map<string, number> {
  const widths = new Map<string, number>()
  for (const page of pages.values())
    for (const { src, place } of holds(page, 'src') ? findPictures(readPage(page)) : [])
      widths.set(src, Math.max(widths.get(src) ?? 0, picturePlaces[place].most))
  return widths
}

async function makeLocal(src: string, most: number, input: MakePictures): Promise<PictureModel | undefined> {
  const { model, files, publicDir, outDir, cacheDir = cacheFolder } = input
  const address = fileOfAddress(src)
  const { kind, size } = files.get(address) ?? {}
  if (!size || !isPhoto(kind)) return undefined
  const photo = { file: path.join(publicDir, address), kind, size, most }
  const made = await makeVariants(photo, openCache(path.join(cacheDir, 'pictures')))
  if (!made) return undefined
  const { variants, fallback } = made
  const stem = stemOf(address)
  const nameOf = ({ width, hash, format }: Variant) => `assets/${stem}-${width}-${hash}.${format}`
  await mkdir(path.join(outDir, 'assets'), { recursive: true })
  for (const variant of variants) await copyFile(variant.cached, path.join(outDir, nameOf(variant)))
  // In the place of the original: its address stays, its megabytes and what the camera wrote into it do not.
  const original = path.join(outDir, address)
  await mkdir(path.dirname(original), { recursive: true })
  await copyFile(fallback.cached, original)
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${withBase(model.site.base ?? '/', `/${nameOf(variant)}`)} ${variant.width}w`)
      .join(', '),
  }))
  return { size: { width: fallback.width, height: fallback.height }, sources }
}

/** `/images/Lobby (1).jpg` as part of a name: `lobby-1`. */
function stemOf(address: string): string {
  const { name } = path.parse(address)
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain.slice(0, 40) || 'picture'
}

function damaged(address: string): Problem {
  return {
    file: `public${address}`,
    start: 0,
    end: 0,
    code: 'damaged-picture',
    severity: 'error',
    message: 'This picture is damaged: it cannot be read to its end.',
    fix: 'Copy it here again from the camera, or open it and save it again as JPEG or PNG.',
  }
}
