import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'

/** A site and the pictures of its owner. */
export interface PictureInput {
  model: SiteModel
  /** The format and size of each file in public/. */
  files: PictureFiles
  /** The absolute path of public/. */
  publicDir: string
}

/** The destination of generated pictures. */
export interface PictureOutput {
  /** The absolute path of the output folder; its files override files of public/ with the same names. */
  outDir: string
  /** The folder that caches pictures between builds. Default: below node_modules. */
  cacheDir?: string
  /** Called after each picture with the completed share, from 0 to 1. */
  report?: (progress: number) => void
}

/** Copies a picture from the cache into the site; `name` is relative to its folder. */
export async function copyInto(outDir: string, name: string, cached: string): Promise<void> {
  const file = path.join(outDir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await copyFile(cached, file)
}
