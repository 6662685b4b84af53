import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori, { type Font } from 'satori'
import type { Colours } from '../../../../schemas/parts/defaultColours.ts'
import { cardSize, type SocialCard } from '../../../content/resolve/socialCard.ts'
import { sign as steps } from '../../../ui/WordMark/sign.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import { loadSharp } from '../loadSharp.ts'

/** What stands at the right of a card. */
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
  /** What stands beside the name: the sign of the motif, or the logo of the site by its path on the disk. */
  sign: 'steps' | 'none' | { file: string }
}

/** The panel at the right, in pixels; pictures are cut to it. */
const panel = { x: 700, width: cardSize.width - 700, height: cardSize.height }
const margin = 64
const step = 44
/** The sign beside the name, in pixels: its middle is that of name and tagline, which take 71 from 56 on. */
const mark = { y: 60, size: 64, gap: 20 }

const fontFolder = join(builderRoot, 'src/node/pictures/fonts')
let fonts: Promise<Font[]> | undefined

const readFonts = () =>
  Promise.all([
    readFile(join(fontFolder, 'bricolage-grotesque.woff')).then(
      (data): Font => ({ name: 'heading', data, weight: 700 }),
    ),
    readFile(join(fontFolder, 'public-sans.woff')).then((data): Font => ({ name: 'text', data, weight: 500 })),
  ])

/** Draws a card as SVG of 1200 x 630 pixels, its letters as outlines. */
export async function drawCard({ card, picture, colours, motif, sign }: Drawing): Promise<string> {
  fonts ??= readFonts()
  const copyWidth = panel.x - margin - 36
  const words = await satori(copy(card, colours, sign !== 'none'), {
    width: copyWidth,
    height: cardSize.height,
    fonts: await fonts,
  })
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.bg}"/>`,
    await drawPanel({ picture, colours, motif }),
    motif ? `<path d="${stairs(panel.x, height)}" fill="${colours.bg}"/>` : '',
    sign === 'none' ? '' : sign === 'steps' ? drawSteps(colours) : await drawLogo(sign.file),
    words.replace('<svg ', `<svg x="${margin}" `),
    '</svg>',
  ].join('')
}

/** The motif: two steps cut out of the lower left corner of the panel. */
const stairs = (x: number, bottom: number) => `M${x} ${bottom}v${-2 * step}h${step}v${step}h${step}v${step}z`

/** Beside what satori draws: as a picture in there, with its mask, it takes 14 ms of the 55 of a card. */
function drawSteps(colours: Colours): string {
  const { y, size } = mark
  return [
    `<svg x="${margin}" y="${y}" width="${size}" height="${size}" viewBox="${steps.viewBox}">`,
    `<path fill="${colours.brand}" d="${steps.steps}"/><path fill="${colours.action}" d="${steps.scrubbed}"/></svg>`,
  ].join('')
}

async function drawLogo(file: string): Promise<string> {
  const { y, size } = mark
  const sharp = loadSharp()
  // A drawing of 16 pixels has 88 at this density.
  const logo = sharp(await readFile(file), { density: 400 }).resize({
    width: size,
    height: size,
    fit: 'contain',
    background: '#0000',
  })
  const data = (await logo.png().toBuffer()).toString('base64')
  return `<image x="${margin}" y="${y}" width="${size}" height="${size}" xlink:href="data:image/png;base64,${data}"/>`
}

async function drawPanel({ picture, colours, motif }: Omit<Drawing, 'card' | 'sign'>): Promise<string> {
  const { x, width, height } = panel
  if (picture.kind === 'photo') {
    const sharp = loadSharp()
    // Not by its path: sharp keeps some files open for later, which on Windows nobody can replace then.
    const cut = sharp(await readFile(picture.file))
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
    const data = (await cut.jpeg({ quality: 90 }).toBuffer()).toString('base64')
    return `<image x="${x}" width="${width}" height="${height}" xlink:href="data:image/jpeg;base64,${data}"/>`
  }
  const ground = `<rect x="${x}" width="${width}" height="${height}" fill="${picture.kind === 'scene' ? colours.sb : colours['brand-deep']}"/>`
  if (picture.kind === 'none') return motif ? ground + flight(colours) : ground
  const drawn = picture.markup.replace(
    /var\(--([\w-]+)\)/g,
    (whole, name: string) => Reflect.get(colours, name) ?? whole,
  )
  return `${ground}<svg x="${x}" width="${width}" height="${height}" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}

/** A flight of four steps that climbs out of the picture, its top one scrubbed. */
function flight(colours: Colours): string {
  const [run, rise] = [panel.width / 4, 104]
  const treads = [1, 2, 3, 4].map((tread) => {
    const [x, top] = [panel.x + (tread - 1) * run, panel.height - tread * rise - 60]
    return `M${x} ${panel.height}V${top}h${run}V${panel.height}z`
  })
  const [x, top] = [panel.x + 3 * run, panel.height - 4 * rise - 60]
  return `<path d="${treads.join('')}" fill="${colours.brand}"/><path d="M${x} ${top - 30}h${run}v30h${-run}z" fill="${colours.accent}"/>`
}

interface Element {
  type: string
  props: { style: Record<string, string | number>; children?: (Element | string)[] | string }
}

const element = (style: Element['props']['style'], ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

function copy({ company, tagline, heading, town, phone }: SocialCard, colours: Colours, hasSign: boolean) {
  const tree = element(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: cardSize.height,
      boxSizing: 'border-box',
      padding: '56px 0 52px',
    },
    element(
      { flexDirection: 'column', marginLeft: hasSign ? mark.size + mark.gap : 0 },
      element(
        { ...oneLine, fontFamily: 'heading', fontSize: 44, letterSpacing: '-0.02em', color: colours.ink },
        company,
      ),
      element(
        { ...oneLine, fontFamily: 'text', fontSize: 17, letterSpacing: '0.05em', color: colours['ink-soft'] },
        tagline,
      ),
    ),
    element(
      {
        ...headingSize(heading),
        fontFamily: 'heading',
        letterSpacing: '-0.02em',
        color: colours.ink,
        wordBreak: 'break-word',
      },
      heading,
    ),
    element(
      { gap: 20, fontFamily: 'text', fontSize: 30, color: colours.brand },
      element({}, town),
      element({ color: colours['ink-soft'] }, phone),
    ),
  )
  // satori takes elements as React makes them, and asks for no more of them than type and props.
  return tree as unknown as Parameters<typeof satori>[0]
}

const oneLine = { display: 'block', lineClamp: 1, lineHeight: 1.15 } as const

/** Short headings are read at the size of a thumbnail too; long ones take as many lines as there is room for. */
function headingSize(heading: string) {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length))
  const [fontSize, lines] =
    heading.length <= 26 && longest <= 12
      ? [88, 3]
      : heading.length <= 52 && longest <= 14
        ? [72, 4]
        : heading.length <= 84
          ? [60, 5]
          : [48, 6]
  return { fontSize, lineClamp: lines, lineHeight: 1.08, display: 'block' }
}
