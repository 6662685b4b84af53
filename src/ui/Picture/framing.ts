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

/** Returns the classes of a photo for the focus and fit that its page sets. */
export function photoClasses(image: ImageModel): string[] {
  if ('scene' in image) return []
  const { focus, fit } = image
  return [focus && focuses[focus], fit && framing[fit]].flatMap((name) => name ?? [])
}

/** Returns the class attribute of a photo's box: its own classes, and those for the aspect ratio that the page sets. */
export function placeClass(image: ImageModel, ...own: string[]): string {
  const { ratio, fit } = 'scene' in image ? {} : image
  const classes = [...own, ratio && ratios[ratio], fit === 'contain' && framing.whole]
  return classes.filter(Boolean).join(' ')
}

/** Like `placeClass`, for the picture at the top of a page, which has an aspect ratio only on phones. */
export const heroPlaceClass = (image: ImageModel, ...own: string[]): string =>
  placeClass(image, ...own, ...('ratio' in image && image.ratio ? [framing.hero] : []))

/** Returns the class that gives all pictures of a list one aspect ratio; it requires `data-sheet`, see `sheetOf`. */
export const ratioClass = (ratio: PictureRatio): string => ratios[ratio]

/** Returns the name of the stylesheet that a photo's settings need, for `data-sheet`. */
export function sheetOf(image: ImageModel): 'framing' | undefined {
  return 'scene' in image || !(image.ratio || image.focus || image.fit) ? undefined : 'framing'
}
