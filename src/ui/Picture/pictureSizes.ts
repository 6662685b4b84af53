/**
 * How wide a photo is drawn, for the attribute `sizes`: the browser chooses a file by it before it knows the layout. The
 * numbers are those of the styles that draw each box.
 */

/** Where a photo stands: `home` is the higher hero of the home page, `row` a card as wide as the page. */
export type PictureBox = 'hero' | 'home' | 'prose' | 'card' | 'row'

/** A proportion that most cameras have, for photos whose size is not known. */
const usual = 3 / 2

/** @param size pixels of the photo, of which only the proportion counts */
export function pictureSizes(
  box: PictureBox,
  { width = usual, height = 1 }: { width?: number; height?: number },
): string {
  const ratio = width / height
  if (box === 'hero' || box === 'home') {
    // The photo covers a box whose height is given, so one that is wider than the box is drawn wider than it.
    const high = (rem: number) => `${round(rem * ratio)}rem`
    return sizes(`max(50vw, ${high(box === 'home' ? 42 : 32)})`, `max(42vw, ${high(28)})`, `max(95vw, ${high(13.75)})`)
  }
  const cover = (boxRatio: number, length: number, unit: string) =>
    `${round(length * Math.max(1, ratio / boxRatio))}${unit}`
  if (box === 'prose') return sizes(cover(4 / 3, 30, 'rem'), cover(4 / 3, 45, 'vw'), cover(4 / 3, 90, 'vw'))
  const wide = 16 / 9
  if (box === 'row') return sizes(cover(wide, 70, 'rem'), cover(wide, 85, 'vw'), cover(wide, 90, 'vw'))
  return sizes(cover(wide, 34, 'rem'), cover(wide, 42, 'vw'), cover(wide, 90, 'vw'))
}

const sizes = (wide: string, medium: string, phone: string) =>
  `(min-width: 64rem) ${wide}, (min-width: 48rem) ${medium}, ${phone}`

const round = (number: number) => Math.round(number * 10) / 10
