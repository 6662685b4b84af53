import type { PictureFocus, PictureRatio } from '../../../schemas/parts/framing.ts'
import type { ImageModel } from '../../content/model/pageModel.ts'
import { framing } from './framing.styles.ts'

const ratios: Record<PictureRatio, string> = {
  '1:1': framing.square,
  '5:4': framing.r5x4,
  '4:3': framing.r4x3,
  '3:2': framing.r3x2,
  '16:9': framing.r16x9,
  '2:1': framing.r2x1,
  '4:5': framing.r4x5,
  '3:4': framing.r3x4,
  '2:3': framing.r2x3,
  '9:16': framing.r9x16,
}

const focuses: Record<PictureFocus, string> = {
  center: framing.middle,
  top: framing.top,
  bottom: framing.bottom,
  left: framing.left,
  right: framing.right,
  'top left': framing.topLeft,
  'top right': framing.topRight,
  'bottom left': framing.bottomLeft,
  'bottom right': framing.bottomRight,
}

/** The classes of a photo itself by what its page says of focus and fit. */
export function photoClasses(image: ImageModel): string[] {
  if ('scene' in image) return []
  const { focus, fit } = image
  return [focus && focuses[focus], fit && framing[fit]].flatMap((name) => name ?? [])
}

/** The class attribute of a photo's place: its own classes, and those for the proportion that the page asks for. */
export function placeClass(image: ImageModel, ...own: string[]): string {
  const { ratio, fit } = 'scene' in image ? {} : image
  const classes = [...own, ratio && ratios[ratio], fit === 'contain' && framing.whole]
  return classes.filter(Boolean).join(' ')
}

/** The same for the place at the top of a page, which has a proportion only on phones. */
export const heroPlaceClass = (image: ImageModel, ...own: string[]): string =>
  placeClass(image, ...own, ...('ratio' in image && image.ratio ? [framing.hero] : []))

/** The class that gives all places of a list one proportion; with it stands `data-sheet`, see `sheetOf`. */
export const ratioClass = (ratio: PictureRatio): string => ratios[ratio]

/** The name of the stylesheet that a photo needs for what its page says of it, for `data-sheet`. */
export function sheetOf(image: ImageModel): 'framing' | undefined {
  return 'scene' in image || !(image.ratio || image.focus || image.fit) ? undefined : 'framing'
}
