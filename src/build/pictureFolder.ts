import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteModel } from '../content/siteModel.ts'
import type { Report } from './buildSite.ts'
import type { MadePictures } from './makePictures.ts'
import type { BuildInput } from './readInput.ts'
import type { sceneMarkup } from './renderWorker.ts'

/** A folder for the pictures of one build, from which those that changed get into the site. */
export function openPictureFolder(): { folder: string; cleanUp(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-pictures-'))
  return { folder, cleanUp: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Making {
  model: SiteModel
  input: BuildInput
  /** Where the pictures go, absolute. */
  folder: string
  report?: Report | undefined
}

/** Makes the photos of all pages; see `makePictures.ts`, which takes a quarter of a second to load. */
export async function makePhotos({ model, input, folder, report }: Making) {
  const { makePictures } = await import('./makePictures.ts')
  mkdirSync(folder, { recursive: true })
  const { pictures, problems } = await makePictures({
    ...{ model, files: input.pictures, publicDir: input.publicFolder, outDir: folder },
    report: (progress) => report?.('Made the pictures', progress),
  })
  return { pictures: pictures as MadePictures, damaged: problems }
}

/** Draws the social pictures of all pages that have one. */
export async function drawCards({ model, input, folder, report }: Making, renderer: string): Promise<void> {
  const [{ makeCards }, drawing] = await Promise.all([
    import('./social/makeCards.ts'),
    import(pathToFileURL(renderer).href) as Promise<{ sceneMarkup: typeof sceneMarkup }>,
  ])
  await makeCards({
    ...{ model, files: input.pictures, publicDir: input.publicFolder, outDir: folder, year: input.year },
    sceneMarkup: drawing.sceneMarkup,
    report: (progress) => report?.('Drew the social pictures', progress),
  })
}
