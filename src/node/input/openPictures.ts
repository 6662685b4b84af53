import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PictureFile, PictureFiles } from '../../content/model/files/pictureFile.ts'
import { programOfDrawing } from '../../content/review/programOfDrawing.ts'
import { isCutOff } from './isCutOff.ts'

/** Nearly every file states its size within this range, except photos with much metadata. */
const headBytes = 65_536
/** Nearly every picture ends within this range; some programs append a little data. */
const tailBytes = 256

/** EXIF orientations that swap width and height (Exif 2.32, 4.6.4). */
const onItsSide = new Set([5, 6, 7, 8])

/** Reads the metadata of pictures in a folder, once each, and reads no more of a file than necessary. */
export function openPictures(folder: string): PictureFiles {
  const known = new Map<string, PictureFile | undefined>()
  return {
    get(address) {
      if (!known.has(address)) known.set(address, readPicture(join(folder, address)))
      return known.get(address)
    },
  }
}

/** Returns undefined for a missing or unreadable file. */
function readPicture(file: string): PictureFile | undefined {
  try {
    const { head, tail, bytes } = readEnds(file)
    const found = measure(head) ?? (bytes > head.length ? measure(readFileSync(file)) : undefined)
    const facts = found ?? { kind: isDrawing(head) ? 'svg' : undefined, size: undefined }
    const isCut = isCutOff({ kind: facts.kind, head, tail, bytes, readAll: () => readFileSync(file) })
    // Browsers go by the name: they treat an SVG file with a photo inside as SVG.
    const program = /\.svg$/i.test(file) ? programOfDrawing(readDrawing(file)) : undefined
    return { bytes, ...facts, ...(isCut && { isCutOff: true }), ...(program !== undefined && { program }) }
  } catch {
    return undefined
  }
}

const encodings = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
])

/** The text of an SVG file, which can be UTF-16 with a byte-order mark (XML 1.0, appendix F). */
function readDrawing(file: string): string {
  const bytes = readFileSync(file)
  return new TextDecoder(encodings.get(bytes.toString('hex', 0, 2)) ?? 'utf-8').decode(bytes)
}

/** The first and last bytes of a file, and its length. */
function readEnds(file: string): { head: Buffer; tail: Buffer; bytes: number } {
  const handle = openSync(file, 'r')
  try {
    const bytes = fstatSync(handle).size
    const head = Buffer.alloc(Math.min(bytes, headBytes))
    readSync(handle, head, 0, head.length, 0)
    const tail = Buffer.alloc(Math.min(bytes, tailBytes))
    readSync(handle, tail, 0, tail.length, bytes - tail.length)
    return { head, tail, bytes }
  } finally {
    closeSync(handle)
  }
}

function measure(content: Uint8Array): Pick<PictureFile, 'kind' | 'size'> | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    const size = onItsSide.has(orientation) ? { width: height, height: width } : { width, height }
    return { kind: type, size: width > 0 && height > 0 ? size : undefined }
  } catch {
    return undefined
  }
}

/** An SVG file can leave its size to the page. */
const isDrawing = (head: Uint8Array) => /<svg[\s>]/.test(new TextDecoder().decode(head))
