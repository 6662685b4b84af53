import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'

/** A site and the pictures that its owner put into it. */
export interface PictureInput {
  model: SiteModel
  /** Kind and size of each file of public/. */
  files: PictureFiles
  /** The folder public/, absolute. */
  publicDir: string
}

/** Where pictures that a build makes go. */
export interface PictureOutput {
  /** Folder for the site, absolute; its files win over files of public/ with the same names. */
  outDir: string
  /** Folder that keeps pictures from one build to the next. Default: below node_modules. */
  cacheDir?: string
  /** Called after each picture, with the share that is done, from 0 to 1. */
  report?: (progress: number) => void
}

/** Copies a picture from the cache into the site, `name` relative to its folder. */
export async function copyInto(outDir: string, name: string, cached: string): Promise<void> {
  const file = path.join(outDir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await copyFile(cached, file)
}
