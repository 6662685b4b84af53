import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileOfAddress } from '../../../content/model/files/pictureFile.ts'
import { lazily } from '../../../content/model/lazily.ts'
import { listCards, type SocialCard } from '../../../content/resolve/social/socialCard.ts'
import type { sceneMarkup } from '../../../page/render/sceneMarkup.tsx'
import { cacheFolder } from '../../cache/cache.ts'
import { nameHash, openCache } from '../../cache/fileCache.ts'
import { pictureColours } from '../../code/themeCss.ts'
import { isPhoto } from '../makePhoto.ts'
import { copyInto, type PictureInput, type PictureOutput } from '../pictureInput.ts'
import { type CardFont, findCardFonts } from './cardFonts.ts'
import type { CardPicture, Drawing } from './openCardDrawer.ts'

interface CardInput extends PictureInput {
  sceneMarkup: typeof sceneMarkup
}

interface MakeCards extends CardInput, PictureOutput {
  /** The value of the token `{year}`. */
  year: number
}

/** Changes with the drawing code, so that pictures of an earlier version do not come from the cache. */
const recipe = 'card 3'

/** Loads satori and its fonts; unnecessary if all cards are in the cache. */
const openDrawer = async (fonts: readonly CardFont[]) => (await import('./openCardDrawer.ts')).openCardDrawer(fonts)

/** Renders the social picture of each page that has one, and writes it beside the page. */
export async function makeCards({ outDir, cacheDir = cacheFolder, year, report, ...input }: MakeCards): Promise<void> {
  const cards = listCards(input.model, year)
  const cache = openCache(path.join(cacheDir, 'social'))
  const fonts = findCardFonts(input.model.site.theme, input.publicDir)
  const drawer = lazily(() => openDrawer(fonts))
  let done = 0
  const make = async (card: SocialCard) => {
    const drawing = drawingOf(card, input)
    const drawn = await cache.get(`${await keyOf(drawing, fonts)}.png`, async () => (await drawer())(drawing))
    await copyInto(outDir, card.address, drawn)
    report?.(++done / cards.length)
  }
  // satori runs on this thread, sharp in parallel. While the pages of a large site are rendered, all cores are busy:
  // with 10,027 pages, four at a time take as long as one at a time, and 30 to 80 MB more.
  const atOnce = input.model.pages.size > 1_000 ? 1 : 4
  for (let at = 0; at < cards.length; at += atOnce) {
    // Waits for all, so that nothing is written after a failure.
    const outcomes = await Promise.allSettled(cards.slice(at, at + atOnce).map(make))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** The social picture of one page as PNG. */
export async function makeCard(card: SocialCard, input: CardInput): Promise<Uint8Array> {
  const draw = await openDrawer(findCardFonts(input.model.site.theme, input.publicDir))
  return draw(drawingOf(card, input))
}

function drawingOf(card: SocialCard, input: CardInput): Drawing {
  const { theme } = input.model.site
  const motif = theme?.motif !== 'none'
  return { card, picture: pictureOf(card, input), colours: pictureColours(theme), motif, sign: signOf(input) }
}

/** A hash of everything that the picture shows. */
async function keyOf({ card, picture, colours, motif, sign }: Drawing, fonts: readonly CardFont[]): Promise<string> {
  const { address: _, alt: __, ...words } = card
  const shown = 'file' in picture ? nameHash(await readFile(picture.file)) : JSON.stringify(picture)
  const shownSign = typeof sign === 'string' ? sign : nameHash(await readFile(sign.file))
  return nameHash(recipe, JSON.stringify([words, colours, motif, shownSign, fonts.map(({ hash }) => hash)]), shown)
}

/** The symbol beside the company name; a logo that contains the name has none. */
function signOf({ model, files, publicDir }: CardInput): Drawing['sign'] {
  const { logo, darkMode, motif = 'steps' } = model.site.theme ?? {}
  if (!logo) return motif
  const address = fileOfAddress(darkMode === 'dark' ? (logo.onDark ?? logo.onLight) : logo.onLight)
  return logo.hasName || !files.get(address)?.kind ? 'none' : { file: path.join(publicDir, address) }
}

function pictureOf({ picture }: SocialCard, { files, publicDir, sceneMarkup }: CardInput): CardPicture {
  if (!picture) return { kind: 'none' }
  if ('scene' in picture) return { kind: 'scene', markup: sceneMarkup(picture.scene, picture.seed) }
  const address = fileOfAddress(picture.src)
  const { kind, size } = (picture.src.startsWith('/') && files.get(address)) || {}
  const file = path.join(publicDir, address)
  if (kind === 'svg') return { kind: 'drawing', file, size }
  return isPhoto(kind) ? { kind: 'photo', file } : { kind: 'none' }
}
