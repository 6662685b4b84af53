import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori, { type Font } from 'satori'
import type { Sharp } from 'sharp'
import type { Colours } from '../../../../schemas/parts/theme/defaultColours.ts'
import { cardSize, type SocialCard } from '../../../content/resolve/socialCard.ts'
import { sign as steps } from '../../../ui/WordMark/sign.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import { loadSharp } from '../loadSharp.ts'

/** The picture at the right of a card. */
export type CardPicture =
  | { kind: 'scene'; markup: string }
  /** Path of the photo on the disk. */
  | { kind: 'photo'; file: string }
  | { kind: 'none' }

export interface Drawing {
  card: SocialCard
  picture: CardPicture
  colours: Colours
  /** Whether the site shows its motif: the steps that are cut out of the panel. */
  motif: boolean
  /** The picture beside the name: the sign of the motif, or the logo of the site by its path on the disk. */
  sign: 'steps' | 'none' | { file: string }
}

/** Pixels of the SVG. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The panel at the right; pictures are cut to it. */
const panel: Box = { x: 700, y: 0, width: cardSize.width - 700, height: cardSize.height }
const margin = 64
const step = 44
/** The sign beside the name: its middle is that of name and tagline, which take 71 from 56 on. */
const mark: Box = { x: margin, y: 60, width: 64, height: 64 }
const markGap = 20

/** Reads the fonts, and makes the function that draws a card as PNG of 1200 x 630 pixels. */
export async function openCardDrawer(): Promise<(drawing: Drawing) => Promise<Uint8Array>> {
  const folder = join(builderRoot, 'src/node/pictures/fonts')
  // satori keeps what it parsed of fonts by the list that holds them.
  const fonts: Font[] = [
    { name: 'heading', data: await readFile(join(folder, 'bricolage-grotesque.woff')), weight: 700 },
    { name: 'text', data: await readFile(join(folder, 'public-sans.woff')), weight: 500 },
  ]
  return async (drawing) => {
    const svg = Buffer.from(await drawSvg(drawing, fonts))
    // 256 colours are half the bytes of all colours. Drawings need no dithering, and take 40 ms instead of 80 without it.
    const isPhoto = drawing.picture.kind === 'photo'
    return loadSharp()(svg)
      .png({ palette: true, effort: isPhoto ? 4 : 1, dither: isPhoto ? 1 : 0 })
      .toBuffer()
  }
}

async function drawSvg({ card, picture, colours, motif, sign }: Drawing, fonts: Font[]): Promise<string> {
  const { width, height } = cardSize
  const words = await satori(copy(card, colours, sign !== 'none'), { width: panel.x - margin - 36, height, fonts })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.bg}"/>`,
    await drawPanel(picture, colours, motif),
    // The motif: two steps cut out of the lower left corner of the panel.
    motif ? `<path d="M${panel.x} ${height}v${-2 * step}h${step}v${step}h${step}v${step}z" fill="${colours.bg}"/>` : '',
    // Not as a picture in what satori draws: that has a mask, which takes 14 ms of the 55 of a card.
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
  // A drawing of 16 pixels has 88 at this density.
  const logo = loadSharp()(await readFile(file), { density: 400 })
  return drawImage(mark, 'png', logo.resize({ width, height, fit: 'contain', background: '#0000' }).png())
}

async function drawPanel(picture: CardPicture, colours: Colours, motif: boolean): Promise<string> {
  const { width, height } = panel
  if (picture.kind === 'photo') {
    // Not by its path: sharp keeps some files open, which Windows then lets nobody replace.
    const photo = loadSharp()(await readFile(picture.file)).autoOrient()
    return drawImage(panel, 'jpeg', photo.resize({ width, height, fit: 'cover' }).jpeg({ quality: 90 }))
  }
  const fill = (colour: string) => `<rect ${attributes(panel)} fill="${colour}"/>`
  if (picture.kind === 'none') return fill(colours['brand-deep']) + (motif ? drawFlight(colours) : '')
  const drawn = picture.markup.replace(
    /var\(--([\w-]+)\)/g,
    (whole, name: string) => Reflect.get(colours, name) ?? whole,
  )
  return `${fill(colours.sb)}<svg ${attributes(panel)} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}

/** A flight of four steps that climbs out of the picture, its top one scrubbed. */
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

/** An element as React makes them, which satori takes. */
const element = (style: Record<string, string | number>, ...children: ReactNode[]) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})
type ReactNode = Parameters<typeof satori>[0]

/** The words of a card, below each other. */
function copy({ company, tagline, heading, town, phone }: SocialCard, colours: Colours, hasSign: boolean) {
  const { ink, brand, 'ink-soft': soft } = colours
  const oneLine = { display: 'block', lineClamp: 1, lineHeight: 1.15 }
  const large = { fontFamily: 'heading', letterSpacing: '-0.02em', color: ink }
  const column = { flexDirection: 'column', justifyContent: 'space-between', width: '100%', height: cardSize.height }
  return element(
    { ...column, boxSizing: 'border-box', padding: '56px 0 52px' },
    element(
      { flexDirection: 'column', marginLeft: hasSign ? mark.width + markGap : 0 },
      element({ ...oneLine, ...large, fontSize: 44 }, company),
      element({ ...oneLine, fontFamily: 'text', fontSize: 17, letterSpacing: '0.05em', color: soft }, tagline),
    ),
    element({ ...headingSize(heading), ...large, wordBreak: 'break-word' }, heading),
    element(
      { gap: 20, fontFamily: 'text', fontSize: 30, color: brand },
      element({}, town),
      element({ color: soft }, phone),
    ),
  )
}

/** Sizes of headings, each with the most letters in all and in a word. */
const headingSizes = [
  { letters: 26, word: 12, fontSize: 88, lineClamp: 3 },
  { letters: 52, word: 14, fontSize: 72, lineClamp: 4 },
  { letters: 84, word: Number.POSITIVE_INFINITY, fontSize: 60, lineClamp: 5 },
]
const smallestHeading = { fontSize: 48, lineClamp: 6 }

/** Short headings can be read at the size of a thumbnail; long ones take as many lines as there is room for. */
function headingSize(heading: string) {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length))
  const fits = headingSizes.find(({ letters, word }) => heading.length <= letters && longest <= word)
  const { fontSize, lineClamp } = fits ?? smallestHeading
  return { fontSize, lineClamp, lineHeight: 1.08, display: 'block' }
}
