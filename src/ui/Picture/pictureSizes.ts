/**
 * The rendered width of a photo, for the attribute `sizes`, by which the browser chooses a file before it knows the
 * layout. The numbers match the styles of each box.
 */
import type { PhotoModel } from '../../content/model/pageModel.ts'

interface Box {
  ratio: number
  /** Widths on wide screens in rem, on tablets and on phones in vw. */
  widths: readonly [wide: number, medium: number, phone: number]
}

const boxes = {
  prose: { ratio: 4 / 3, widths: [30, 45, 90] },
  card: { ratio: 16 / 9, widths: [34, 42, 90] },
  // A card beside its text; as wide as the page on phones.
  row: { ratio: 3 / 2, widths: [31, 42, 90] },
  tile: { ratio: 4 / 3, widths: [25, 46, 46] },
  portrait: { ratio: 4 / 5, widths: [18, 30, 46] },
  poster: { ratio: 16 / 9, widths: [75, 92, 92] },
  /** A face beside a name: the same size on all screens, given in vw of a phone. */
  thumb: { ratio: 1, widths: [4, 8, 16] },
  logo: { ratio: 3 / 2, widths: [12, 22, 40] },
} as const satisfies Record<string, Box>

/** The box of a photo: `home` is the taller hero of the home page, `head` one as wide as the page. */
export type PictureBox = 'hero' | 'home' | 'head' | keyof typeof boxes

/** The aspect ratio of most cameras, for photos of unknown size. */
const usual = 3 / 2

/**
 * Returns the value of `sizes` for a photo in a box.
 *
 * @param photo its width and height in pixels, of which only the ratio counts, and the ratio and fit that its page sets
 */
export function pictureSizes(
  box: PictureBox,
  { width = usual, height = 1, ratio: asked, fit }: Pick<PhotoModel, 'width' | 'height' | 'ratio' | 'fit'>,
): string {
  const ratio = width / height
  if (box === 'head') return `max(100vw, ${round(28 * ratio)}rem)`
  if (box === 'hero' || box === 'home') {
    // The photo covers a box of fixed height, so a photo with a wider ratio is rendered wider than the box.
    const high = (rem: number) => `${round(rem * ratio)}rem`
    return sizes(`max(50vw, ${high(box === 'home' ? 42 : 32)})`, `max(42vw, ${high(28)})`, `max(95vw, ${high(13.75)})`)
  }
  const { ratio: usualRatio, widths }: Box = boxes[box]
  const boxRatio = asked ? numberOf(asked) : usualRatio
  const [wide, medium, phone] = widths.map((length) =>
    round(length * (fit === 'contain' ? Math.min(1, ratio / boxRatio) : Math.max(1, ratio / boxRatio))),
  )
  return sizes(`${wide}rem`, `${medium}vw`, `${phone}vw`)
}

/** Converts `16:9` to a number. */
function numberOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

const sizes = (wide: string, medium: string, phone: string) =>
  `(min-width: 64rem) ${wide}, (min-width: 48rem) ${medium}, ${phone}`

const round = (number: number) => Math.round(number * 10) / 10
