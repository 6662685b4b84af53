import type { PictureFile } from '../model/files/pictureFile.ts'
import { type FoundPicture, picturePlaces } from '../model/picturePlaces.ts'
import { setValue } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import { count, joinWords, quoted } from '../wording/phrases.ts'
import { isDrawing } from './checkDrawings.ts'

/** Picture formats that the build converts or browsers display, by the content of the file. */
const shownKinds = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg']
/** Drawings and animations are not converted, so visitors load their full size. */
const keptKinds = ['gif', 'svg']
/** In bytes, about a second on slow 4G. */
const heavy = 300_000

/** The default limit of libvips, because a small file could fill the memory (sharp, `limitInputPixels`). */
const mostPixels = 0x3fff * 0x3fff

/**
 * Checks the file of a picture. Reports a file that is no picture despite its name, is too small for its place, or too
 * heavy.
 */
export function judgePictureFile(picture: FoundPicture, file: PictureFile | undefined): Mistake[] {
  if (!file) return []
  const unusable = judgeContent(picture, file) ?? judgeArea(picture, file)
  if (unusable) return [unusable]
  return [judgeWidth(picture, file), judgeSize(picture, file), judgeWeight(picture, file)].flatMap(
    (found) => found ?? [],
  )
}

function judgeContent({ src, path }: FoundPicture, { bytes, kind, isCutOff }: PictureFile): Mistake | undefined {
  const base = { path: [...path, 'src'], code: 'unusable-picture' as const }
  // `checkDrawings.ts` reports a drawing at its file.
  if (isCutOff === true && !isDrawing(src))
    return {
      ...base,
      message: `The end of the file ${quoted(src)} is missing, so a part of the picture stays grey.`,
      fix: 'The copy or the upload broke off: put the file into its place again.',
    }
  if (kind !== undefined && shownKinds.includes(kind)) return undefined
  if (bytes === 0)
    return { ...base, message: `The file ${quoted(src)} is empty.`, fix: 'Copy the picture to its place again.' }
  if (kind === undefined)
    return {
      ...base,
      message: `The file ${quoted(src)} is no picture, in spite of its name.`,
      fix: 'Open it on your computer: if it shows a picture there, save it again as JPEG or PNG.',
    }
  const what = /^hei[cf]$/.test(kind)
    ? 'a photo in the format of iPhones'
    : `a picture in the format ${kind.toUpperCase()}`
  return {
    ...base,
    message: `The file ${quoted(src)} holds ${what}, in spite of its name; most browsers do not show it.`,
    fix: 'Open it and save it again as JPEG or PNG; to change its name is not enough.',
  }
}

function judgeArea({ src, path }: FoundPicture, { kind, size }: PictureFile): Mistake | undefined {
  if (!size || kind === 'svg' || size.width * size.height <= mostPixels) return undefined
  return {
    path: [...path, 'src'],
    code: 'picture-size',
    message: `The picture ${quoted(src)} has ${size.width} x ${size.height} pixels, more than a build can shrink.`,
    fix: 'Save it smaller: 4000 pixels are enough for every place on a page.',
  }
}

function judgeWidth({ src, path, place }: FoundPicture, { kind, size }: PictureFile): Mistake | undefined {
  const { name, least } = picturePlaces[place]
  const base = { path: [...path, 'src'], code: 'picture-size' as const, severity: 'warning' as const }
  if (kind === 'svg') {
    if (place !== 'social') return undefined
    return {
      ...base,
      message: `Social networks do not show drawings such as ${quoted(src)}.`,
      fix: 'Use a JPEG or PNG of 1200 x 630 pixels, or leave the picture out: then one is made for this page.',
    }
  }
  if (!size || size.width >= least) return undefined
  return {
    ...base,
    message: `The picture ${quoted(src)} is ${count(size.width, 'pixel')} wide, which looks blurred as ${name}.`,
    fix: `Use one that is at least ${least} pixels wide. Larger ones may be as large as the camera made them: the build shrinks them.`,
  }
}

/** Browsers reserve space by the ratio of the two numbers, so 800 x 600 is correct for a file of 1600 x 1200. */
function judgeSize({ path, width, height }: FoundPicture, { kind, size }: PictureFile): Mistake | undefined {
  if (!size || kind === 'svg') return undefined
  const has = { width: typeof width === 'number', height: typeof height === 'number' }
  const fits =
    has.width && has.height
      ? Math.abs(Number(width) / Number(height) / (size.width / size.height) - 1) < 0.02
      : (!has.width || width === size.width) && (!has.height || height === size.height)
  if (fits) return undefined
  const names = (['width', 'height'] as const).filter((name) => has[name])
  const [first = 'width', second] = names.filter((name) => Number(name === 'width' ? width : height) !== size[name])
  const written = names.map((name) => `"${name}": ${name === 'width' ? width : height}`)
  return {
    path: [...path, first],
    ...(second && { also: { path: [...path, second], message: 'This number belongs to it.' } }),
    code: 'picture-numbers',
    message: `The picture is ${count(size.width, 'pixel')} wide and ${size.height} high, not ${joinWords(written, 'and')}.`,
    fix: `Write ${joinWords(
      names.map((name) => `"${name}": ${size[name]}`),
      'and',
    )}, or leave the numbers out: the build reads them from the file.`,
    edits: (source) => names.map((name) => setValue(source, [...path, name], size[name])),
  }
}

function judgeWeight({ src, path }: FoundPicture, { bytes, kind = '' }: PictureFile): Mistake | undefined {
  if (bytes <= heavy || !keptKinds.includes(kind)) return undefined
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return {
    path: [...path, 'src'],
    code: 'picture-weight',
    message: `The picture ${quoted(src)} weighs ${megabytes} MB, and every visitor has to load all of it.`,
    fix:
      kind === 'gif'
        ? 'Use a JPEG or PNG, which the build shrinks; a moving picture must be shorter or smaller.'
        : 'Save the drawing with fewer details, or as PNG, which the build shrinks.',
  }
}
