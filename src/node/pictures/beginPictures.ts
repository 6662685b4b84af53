import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { Report } from '../options/buildOptions.ts'
import type { MadePictures } from './makePictures.ts'

interface PictureOptions {
  model: SiteModel
  input: BuildInput
  /** The absolute path of the folder for the pictures. */
  folder: string
  report?: Report | undefined
  /**
   * The path of the built module of `renderWorker.ts`, if there is one, because loading React a second time takes 0.1
   * s.
   */
  renderer?: string | undefined
}

export interface PendingPictures {
  photos: MadePictures
  /** The problems of photos that could not be processed; then no social pictures are rendered. */
  damaged: Problem[]
  /** Resolves when the social pictures are rendered. */
  cards?: Promise<void>
}

/** Processes the photos of all pages, then starts to render the social pictures, which can contain a photo. */
export async function beginPictures(options: PictureOptions): Promise<PendingPictures> {
  const { model, input, folder, report, renderer } = options
  const shared = { model, files: input.pictures, publicDir: input.publicFolder, outDir: folder }
  mkdirSync(folder, { recursive: true })
  // Loading it takes a quarter of a second.
  const { makePictures } = await import('./makePictures.ts')
  const { pictures: photos, problems: damaged } = await makePictures({
    ...shared,
    report: (progress) => report?.('Made the pictures', progress),
  })
  if (damaged.length > 0) return { photos, damaged }

  async function drawCards(): Promise<void> {
    const { makeCards } = await import('./social/makeCards.ts')
    const page =
      renderer === undefined ? import('../../page/render/sceneMarkup.tsx') : import(pathToFileURL(renderer).href)
    const { sceneMarkup }: typeof import('../../page/render/sceneMarkup.tsx') = await page
    const { year } = input
    await makeCards({
      ...shared,
      year,
      sceneMarkup,
      report: (progress) => report?.('Drew the social pictures', progress),
    })
  }
  const cards = drawCards()
  // A rejection that nothing awaits yet would end the process.
  cards.catch(() => undefined)
  return { photos, damaged, cards }
}
