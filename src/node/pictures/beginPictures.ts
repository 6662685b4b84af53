import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { sceneMarkup } from '../../page/sceneMarkup.tsx'
import type { BuildInput } from '../input/readInput.ts'
import type { Report } from '../options/buildOptions.ts'
import type { MadePictures } from './makePictures.ts'

interface Making {
  model: SiteModel
  input: BuildInput
  /** Where the pictures go, absolute. */
  folder: string
  report?: Report | undefined
}

/** The pictures of all pages, on their way into the folder. */
export interface PicturesOnTheWay {
  photos: MadePictures
  /** What is wrong with photos that could not be made; then no social picture is drawn. */
  damaged: Problem[]
  /** Settled when the social pictures are drawn. */
  cards: Promise<void> | undefined
}

/**
 * Makes the photos of all pages, and begins with their social pictures, which may show one.
 *
 * @param renderer path of the built module of `renderWorker.ts`, if it is there already: loading a second React takes 0.1 s
 */
export async function beginPictures(making: Making, renderer?: string): Promise<PicturesOnTheWay> {
  const { photos, damaged } = await makePhotos(making)
  const cards = damaged.length > 0 ? undefined : drawCards(making, renderer)
  // It may fail before anyone waits for it, which ends a process.
  cards?.catch(() => undefined)
  return { photos, damaged, cards }
}

/** Makes the photos of all pages; see `makePictures.ts`, which takes a quarter of a second to load. */
async function makePhotos({ model, input, folder, report }: Making) {
  const { makePictures } = await import('./makePictures.ts')
  mkdirSync(folder, { recursive: true })
  const { pictures, problems } = await makePictures({
    ...{ model, files: input.pictures, publicDir: input.publicFolder, outDir: folder },
    report: (progress) => report?.('Made the pictures', progress),
  })
  return { photos: pictures as MadePictures, damaged: problems }
}

/** Draws the social pictures of all pages that have one. */
async function drawCards({ model, input, folder, report }: Making, renderer?: string): Promise<void> {
  const [{ makeCards }, drawing] = await Promise.all([
    import('./social/makeCards.ts'),
    renderer === undefined
      ? import('../../page/sceneMarkup.tsx')
      : (import(pathToFileURL(renderer).href) as Promise<{ sceneMarkup: typeof sceneMarkup }>),
  ])
  await makeCards({
    ...{ model, files: input.pictures, publicDir: input.publicFolder, outDir: folder, year: input.year },
    sceneMarkup: drawing.sceneMarkup,
    report: (progress) => report?.('Drew the social pictures', progress),
  })
}
