import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileOfAddress, type PictureFiles } from '../../../content/model/pictureFile.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import { listCards, type SocialCard } from '../../../content/resolve/socialCard.ts'
import type { sceneMarkup } from '../../../page/sceneMarkup.tsx'
import { cacheFolder } from '../../cache/cache.ts'
import { nameHash, openCache } from '../../cache/fileCache.ts'
import { pictureColours } from '../../code/themeCss.ts'
import { loadSharp } from '../loadSharp.ts'
import { isPhoto } from '../makeVariants.ts'
import type { CardPicture, Drawing } from './drawCard.ts'

interface CardSource {
  model: SiteModel
  /** What the files of public/ say about themselves. */
  files: PictureFiles
  /** The folder public/, absolute. */
  publicDir: string
  sceneMarkup: typeof sceneMarkup
}

interface MakeCards extends CardSource {
  /** Folder of the site that is being built, absolute. */
  outDir: string
  /** Where pictures are kept from one build to the next; default: below node_modules. */
  cacheDir?: string
  /** For the token `{year}`. */
  year: number
  /** Called after each picture, with how far it is from 0 to 1. */
  report?: (progress: number) => void
}

/** Changes when the drawing does, so that no picture of an earlier one is taken from the cache. */
const recipe = 'card 2'

/**
 * As many are drawn at once: satori works on this thread, sharp beside it. The pages of a large site are rendered meanwhile,
 * and all cores are busy: with 10,027 pages, four at once take as long as one after the other, and 30 to 80 MB more.
 */
const atOnce = ({ pages }: SiteModel) => (pages.size > 1_000 ? 1 : 4)

/** Draws the picture of each page that is shared with one of its own, and writes it beside the page. */
export async function makeCards({ outDir, cacheDir = cacheFolder, year, report, ...source }: MakeCards): Promise<void> {
  const cards = listCards(source.model, year)
  const cache = openCache(path.join(cacheDir, 'social'))
  let done = 0
  const make = async (card: SocialCard) => {
    const { key, draw } = await prepareCard(card, source)
    const drawn = await cache.get(`${key}.png`, draw)
    const file = path.join(outDir, card.address)
    await mkdir(path.dirname(file), { recursive: true })
    await copyFile(drawn, file)
    report?.(++done / cards.length)
  }
  const step = atOnce(source.model)
  for (let at = 0; at < cards.length; at += step) await allSettled(cards.slice(at, at + step).map(make))
}

/** Waits for all of some works, so that none goes on where this throws what the first of them threw. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** The picture of one page as PNG. */
export async function makeCard(card: SocialCard, source: CardSource): Promise<Uint8Array> {
  return (await prepareCard(card, source)).draw()
}

/** @returns `key` changes with everything that is seen in the picture */
async function prepareCard(card: SocialCard, source: CardSource) {
  const { theme } = source.model.site
  const { address: _, alt: __, ...words } = card
  const picture = await pictureOf(card, source)
  const motif = theme?.motif !== 'none'
  const sign = signOf(source)
  const drawing = { card, picture, colours: pictureColours(theme), motif, sign }
  const shown = picture.kind === 'photo' ? nameHash(await readFile(picture.file)) : JSON.stringify(picture)
  const shownSign = typeof sign === 'string' ? sign : nameHash(await readFile(sign.file))
  const key = nameHash(recipe, JSON.stringify([words, drawing.colours, motif, shownSign]), shown)
  return { key, draw: () => paint(drawing) }
}

/** What stands beside the name: a logo that holds the name itself stands beside no other. */
function signOf({ model, files, publicDir }: CardSource): Drawing['sign'] {
  const { logo, darkMode, motif = 'steps' } = model.site.theme ?? {}
  if (!logo) return motif
  const address = fileOfAddress(darkMode === 'dark' ? (logo.onDark ?? logo.onLight) : logo.onLight)
  return logo.hasName || !files.get(address)?.kind ? 'none' : { file: path.join(publicDir, address) }
}

async function pictureOf({ picture }: SocialCard, source: CardSource): Promise<CardPicture> {
  const { files, publicDir, sceneMarkup } = source
  if (!picture) return { kind: 'none' }
  if ('scene' in picture) return { kind: 'scene', markup: sceneMarkup(picture.scene, picture.seed) }
  const address = fileOfAddress(picture.src)
  return picture.src.startsWith('/') && isPhoto(files.get(address)?.kind)
    ? { kind: 'photo', file: path.join(publicDir, address) }
    : { kind: 'none' }
}

/**
 * Of 256 colours: half the bytes of all colours. Drawings need no dithering, and without it they take half the time
 * (40 ms instead of 80).
 */
async function paint(drawing: Drawing): Promise<Uint8Array> {
  const { drawCard } = await import('./drawCard.ts')
  const sharp = loadSharp()
  const hasPhoto = drawing.picture.kind === 'photo'
  const svg = sharp(Buffer.from(await drawCard(drawing)))
  return svg.png({ palette: true, effort: hasPhoto ? 4 : 1, dither: hasPhoto ? 1 : 0 }).toBuffer()
}
