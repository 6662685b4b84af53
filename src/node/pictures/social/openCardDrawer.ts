import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import type { Sharp } from 'sharp'
import type { Colours } from '../../../../schemas/parts/theme/defaultColours.ts'
import { cardSize, type SocialCard } from '../../../content/resolve/social/socialCard.ts'
import { sign as steps } from '../../../ui/WordMark/sign.ts'
import { loadSharp } from '../loadSharp.ts'
import { type CardFont, readCardFonts } from './cardFonts.ts'

/** The picture on the right of a card. */
export type CardPicture =
  | { kind: 'scene'; markup: string }
  /** A photo or an SVG file, by its path; for SVG, with the width and height that it states. */
  | { kind: 'photo' | 'drawing'; file: string; size?: { width: number; height: number } | undefined }
  | { kind: 'none' }

export interface Drawing {
  card: SocialCard
  picture: CardPicture
  colours: Colours
  /** True if the site shows its motif, the steps cut out of the panel. */
  motif: boolean
  /** The symbol beside the name: that of the motif, or the path of the site's logo. */
  sign: 'steps' | 'none' | { file: string }
}

/** In pixels of the SVG image. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The panel on the right; pictures are cropped to it. */
const panel: Box = { x: 700, y: 0, width: cardSize.width - 700, height: cardSize.height }
const margin = 64
const step = 44
/** The width of the coloured edge on the right of a card without a picture. */
const edge = 36
/** The box of the symbol, centred on the name and tagline, which are 71 pixels high and start at 56. */
const mark: Box = { x: margin, y: 60, width: 64, height: 64 }
const markGap = 20

/** Reads the fonts, and creates the function that renders a card as a PNG of 1200 × 630 pixels. */
export async function openCardDrawer(
  cardFonts: readonly CardFont[],
): Promise<(drawing: Drawing) => Promise<Uint8Array>> {
  // satori caches parsed fonts by the identity of this list.
  const fonts = await readCardFonts(cardFonts)
  return async (drawing) => {
    const svg = Buffer.from(await drawSvg(drawing, fonts))
    // A palette of 256 colours takes half the bytes. Drawings need no dithering, which saves 40 of 80 ms.
    const isPhoto = drawing.picture.kind === 'photo'
    return loadSharp()(svg)
      .png({ palette: true, effort: isPhoto ? 4 : 1, dither: isPhoto ? 1 : 0 })
      .toBuffer()
  }
}

async function drawSvg({ card, picture, colours, motif, sign }: Drawing, fonts: Font[]): Promise<string> {
  const { width, height } = cardSize
  const drawn = await drawPanel(picture, colours, motif)
  const room = (drawn === '' ? width - edge : panel.x) - margin - 36
  const words = await satori(copy(card, { colours, room, hasSign: sign !== 'none' }), { width: room, height, fonts })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.bg}"/>`,
    drawn || `<rect ${attributes({ x: width - edge, y: 0, width: edge, height })} fill="${colours.brand}"/>`,
    // The motif: two steps cut out of the lower left corner of the panel.
    motif ? `<path d="M${panel.x} ${height}v${-2 * step}h${step}v${step}h${step}v${step}z" fill="${colours.bg}"/>` : '',
    // Not as an image within satori's output, which would add a mask: 14 of the 55 ms of a card.
    await drawSign(sign, colours),
    words.replace('<svg ', `<svg x="${margin}" `),
    '</svg>',
  ].join('')
}

async function drawSign(sign: Drawing['sign'], colours: Drawing['colours']): Promise<string> {
  if (sign === 'none') return ''
  return sign === 'steps' ? drawSteps(colours) : drawLogo(sign.file)
}

const attributes = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`

async function drawImage(box: Box, type: 'png' | 'jpeg', image: Sharp): Promise<string> {
  const data = (await image.toBuffer()).toString('base64')
  return `<image ${attributes(box)} xlink:href="data:image/${type};base64,${data}"/>`
}

const drawSteps = ({ brand, action }: Colours) =>
  `<svg ${attributes(mark)} viewBox="${steps.viewBox}"><path fill="${brand}" d="${steps.steps}"/><path fill="${action}" d="${steps.scrubbed}"/></svg>`

async function drawLogo(file: string): Promise<string> {
  const { width, height } = mark
  // At this density, an SVG file of 16 pixels becomes 88 pixels wide.
  const logo = loadSharp()(await readFile(file), { density: 400 })
  return drawImage(mark, 'png', logo.resize({ width, height, fit: 'contain', background: '#0000' }).png())
}

/** Empty if there is nothing to show; then the words take the whole card. */
async function drawPanel(picture: CardPicture, colours: Colours, motif: boolean): Promise<string> {
  if (picture.kind === 'photo') return drawPhoto(picture.file)
  const fill = (colour: string) => `<rect ${attributes(panel)} fill="${colour}"/>`
  const own = picture.kind === 'drawing' ? await drawDrawing(picture) : ''
  if (own !== '') return fill(colours.sb) + own
  if (picture.kind !== 'scene') return motif ? fill(colours['brand-deep']) + drawFlight(colours) : ''
  const drawn = picture.markup.replace(
    /var\(--([\w-]+)\)/g,
    (whole, name: string) => Reflect.get(colours, name) ?? whole,
  )
  return `${fill(colours.sb)}<svg ${attributes(panel)} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}

async function drawPhoto(file: string): Promise<string> {
  const { width, height } = panel
  // Reads the file first: sharp keeps some files open, and Windows cannot replace open files.
  const photo = loadSharp()(await readFile(file)).autoOrient()
  return drawImage(panel, 'jpeg', photo.resize({ width, height, fit: 'cover' }).jpeg({ quality: 90 }))
}

/** The maximum scale of an SVG file. Browsers can show files without a size, and so can this function. */
const mostDetail = 8

/**
 * Renders an SVG file of the site, large enough for the panel. Empty if sharp cannot read it, although browsers may.
 */
async function drawDrawing({ file, size = panel }: Extract<CardPicture, { file: string }>): Promise<string> {
  const { width, height } = panel
  const detail = Math.min(Math.max(width / size.width, height / size.height), mostDetail)
  // 72 pixels per inch are the original size of an SVG file.
  const drawing = loadSharp()(await readFile(file), { density: Math.max(72 * detail, 1) })
  try {
    return await drawImage(panel, 'png', drawing.resize({ width, height, fit: 'cover' }).png())
  } catch {
    return ''
  }
}

/** Four steps that rise out of the picture, with a highlight on the top one. */
function drawFlight(colours: Colours): string {
  const [run, rise] = [panel.width / 4, 104]
  const corner = (tread: number) => [panel.x + (tread - 1) * run, panel.height - tread * rise - 60] as const
  const treads = [1, 2, 3, 4].map((tread) => {
    const [x, top] = corner(tread)
    return `M${x} ${panel.height}V${top}h${run}V${panel.height}z`
  })
  const [x, top] = corner(4)
  return `<path d="${treads.join('')}" fill="${colours.brand}"/><path d="M${x} ${top - 30}h${run}v30h${-run}z" fill="${colours.accent}"/>`
}

/** A React element, the input of satori. */
const element = (style: Record<string, string | number>, ...children: ReactNode[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})
type ReactNode = Parameters<typeof satori>[0]

interface CopyOptions {
  colours: Colours
  /** The available width in pixels. */
  room: number
  hasSign: boolean
}

/** The words of a card, stacked. */
function copy({ company, tagline, heading, town, phone }: SocialCard, { colours, room, hasSign }: CopyOptions) {
  const { ink, brand, 'ink-soft': soft } = colours
  const oneLine = { display: 'block', lineClamp: 1, lineHeight: 1.15 }
  const large = { fontFamily: 'headings', letterSpacing: '-0.02em', color: ink }
  const column = { flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: cardSize.height }
  return element(
    { ...column, boxSizing: 'border-box', padding: '56px 0 52px' },
    element(
      { flexDirection: 'column', marginLeft: hasSign ? mark.width + markGap : 0 },
      element({ ...oneLine, ...large, fontSize: 44 }, company),
      element({ ...oneLine, fontFamily: 'texts', fontSize: 17, letterSpacing: '0.05em', color: soft }, tagline),
    ),
    element({ ...headingSize(heading, room), ...large, wordBreak: 'break-word' }, heading),
    element(
      { gap: 20, fontFamily: 'texts', fontSize: 30, color: brand },
      element({}, town),
      element({ color: soft }, phone),
    ),
  )
}

/** Font sizes of headings beside a picture, each with the most characters in total and per word. */
const headingSizes = [
  { letters: 26, word: 12, fontSize: 88, lineClamp: 3 },
  { letters: 52, word: 14, fontSize: 72, lineClamp: 4 },
  { letters: 84, word: Number.POSITIVE_INFINITY, fontSize: 60, lineClamp: 5 },
]
const smallestHeading = { fontSize: 48, lineClamp: 6 }

/** The width of words beside a picture, and the scale of headings that have the whole card. */
const usualRoom = panel.x - margin - 36
const larger = 1.3

/** Short headings are readable in a thumbnail; long ones take as many lines as fit. */
function headingSize(heading: string, room: number) {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length))
  const fits = headingSizes.find(({ letters, word }) => heading.length <= letters && longest <= word)
  const { fontSize, lineClamp } = fits ?? smallestHeading
  const scale = room > usualRoom ? larger : 1
  return { fontSize: fontSize * scale, lineClamp, lineHeight: 1.08, display: 'block' }
}
