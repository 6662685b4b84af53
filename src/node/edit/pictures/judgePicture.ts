import type { Metadata, SharpOptions } from 'sharp'
import { programOfDrawing } from '../../../content/review/programOfDrawing.ts'
import { loadSharp } from '../../pictures/loadSharp.ts'
import { cleanDrawing, photosIn } from './cleanDrawing.ts'
import { cleanPicture } from './cleanPicture.ts'

/** A picture that passed all checks. */
interface JudgedPicture {
  /** The file extension for its actual format: `.jpg`. */
  ending: string
  width: number
  height: number
  /** The picture without metadata. */
  bytes: Buffer
  /** True if metadata was removed. */
  wasCleaned: boolean
}

/** The largest picture file in bytes; cameras make 12 MB. */
export const mostPictureBytes = 20 * 1024 * 1024
/** The largest SVG file in bytes; every visitor loads it unchanged. */
const mostDrawingBytes = 1024 * 1024
/** The most pixels of all frames together; the largest cameras have 100 million. */
const mostPixels = 100_000_000
/** Pixels per side: libvips cannot render lines longer than 32,767 pixels. */
const longestSide = 30_000
/** The time limit for decoding, in seconds. */
const patience = 20

/** File extensions by the format name of sharp. */
const endings: Readonly<Record<string, string>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  gif: '.gif',
  heif: '.avif',
  svg: '.svg',
}

type Refused = { why: string }
const refuse = (why: string): Refused => ({ why })

const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', animated: true }

/**
 * Decodes a received picture, regardless of its file name. It accepts complete files in formats that browsers display,
 * of a size that can be resized, and SVG files that contain only shapes.
 *
 * @returns the cleaned picture, or one sentence why it is refused
 */
export async function judgePicture(bytes: Buffer): Promise<JudgedPicture | Refused> {
  if (bytes.length === 0) return refuse('The picture is empty.')
  if (bytes.length > mostPictureBytes) return refuse('The picture is larger than 20 MB.')
  const text = drawingIn(bytes)
  const why = text === undefined ? undefined : judgeDrawing(text, bytes.length)
  if (why !== undefined) return refuse(why)
  const facts = await readFacts(bytes)
  if (!facts) return refuse('This is no picture that can be read, or it is not whole; save it anew as JPEG or PNG.')
  const { format, compression, width, height, pages = 1, pageHeight = height, orientation = 1 } = facts
  const ending = endings[format]
  if (ending === undefined || (format === 'svg') !== (text !== undefined))
    return refuse(`Browsers do not show pictures in the format ${format.toUpperCase()}; save it as JPEG or PNG.`)
  if (format === 'heif' && compression !== 'av1')
    return refuse('This is a photo in the format of iPhones, which browsers do not show; save it as JPEG or PNG.')
  if (width * pageHeight * pages > mostPixels || Math.max(width, pageHeight) > longestSide)
    return refuse('The picture has more than 100 million pixels, or a side of more than 30,000; save it smaller.')
  if (!(await isWhole(bytes))) return refuse('The picture is not whole; save it anew as JPEG or PNG.')
  const cleaned =
    text === undefined
      ? cleanPicture(bytes, { ending, orientation, exif: facts.exif, xmp: facts.xmp })
      : await cleanWhole(text)
  const kept = cleaned && (await readFacts(cleaned))
  if (!cleaned || kept?.width !== width || kept.height !== height)
    return refuse(
      'What is written into the picture beside its pixels cannot be taken out; save it anew as JPEG or PNG.',
    )
  return { ending, ...asShown(facts, pageHeight), bytes: cleaned, wasCleaned: !cleaned.equals(bytes) }
}

/**
 * Removes the notes of drawing programs from an SVG file, and the metadata of its photos. Returns undefined if a photo
 * is unreadable.
 */
async function cleanWhole(text: string): Promise<Buffer | undefined> {
  let cleaned = cleanDrawing(text)
  for (const { whole, kind, data } of photosIn(cleaned)) {
    const photo = Buffer.from(data, 'base64')
    const facts = await readFacts(photo)
    const ending = endings[kind]
    const own = facts && ending && cleanPicture(photo, { ending, orientation: facts.orientation ?? 1 })
    if (!own) return undefined
    cleaned = cleaned.replaceAll(whole, () => `data:image/${kind};base64,${own.toString('base64')}`)
  }
  return Buffer.from(cleaned)
}

/** The text of an SVG file; undefined for a raster image. */
function drawingIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 4096).toString('latin1').replaceAll('\0', '')
  return /<(?:\?xml|!doctype|svg|[\w-]+:svg)/i.test(head.slice(0, 1024)) ? bytes.toString('utf8') : undefined
}

/** References within an SVG file itself: a fragment, or an embedded raster image. */
const ownPlace = '#|data:image/(?:png|jpeg|webp|gif);'
/** Patterns by which an SVG file loads other files. */
const elsewhere = [
  new RegExp(`(?:href|src)\\s*=\\s*["']\\s*(?!${ownPlace})[^"'\\s]`, 'i'),
  /url\(\s*["']?\s*(?!#|["'])[^)]/i,
  /@import/i,
]

function judgeDrawing(text: string, size: number): string | undefined {
  if (size > mostDrawingBytes) return 'The drawing is larger than 1 MB; save it with fewer details, or as PNG.'
  if (text.includes('\0') || text.includes('\ufffd'))
    return 'The drawing is not written in UTF-8; save it as "Plain SVG".'
  const program = programOfDrawing(text)
  if (program !== undefined)
    return `The drawing holds a program (${program}), which would run on your visitors' devices; save it as "Plain SVG".`
  if (/<(?:[\w.-]+:)?foreignObject[\s>/]/i.test(text))
    return 'The drawing holds a piece of a web page; save it as "Plain SVG".'
  if (elsewhere.some((pattern) => pattern.test(text)))
    return 'The drawing loads something from elsewhere; save it with everything in it, or as PNG.'
  return undefined
}

async function readFacts(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await loadSharp()(bytes, options).metadata()
  } catch {
    return undefined
  }
}

async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    // `stats` decodes all pixels. A thumbnail could be decoded from a part of the file.
    await loadSharp()(bytes, options).timeout({ seconds: patience }).stats()
    return true
  } catch {
    return false
  }
}

/** The size in which browsers display a picture, after applying its orientation (Exif 2.32, 4.6.4). */
function asShown({ width, orientation = 1 }: Metadata, height: number) {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
