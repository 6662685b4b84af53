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
  /** Where the pictures go, absolute. */
  folder: string
  report?: Report | undefined
  /** Path of the built module of `renderWorker.ts`, if there is one: loading a second React takes 0.1 s. */
  renderer?: string | undefined
}

export interface PendingPictures {
  photos: MadePictures
  /** Problems of photos that could not be made; then no social picture is drawn. */
  damaged: Problem[]
  /** Settled when the social pictures are drawn. */
  cards?: Promise<void>
}

/** Makes the photos of all pages, then begins with the social pictures, which may show one. */
export async function beginPictures(options: PictureOptions): Promise<PendingPictures> {
  const { model, input, folder, report, renderer } = options
  const shared = { model, files: input.pictures, publicDir: input.publicFolder, outDir: folder }
  mkdirSync(folder, { recursive: true })
  // It takes a quarter of a second to load.
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
  // A rejection that nobody awaits yet ends the process.
  cards.catch(() => undefined)
  return { photos, damaged, cards }
}
