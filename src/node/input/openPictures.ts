import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PictureFile, PictureFiles } from '../../content/model/files/pictureFile.ts'
import { programOfDrawing } from '../../content/review/programOfDrawing.ts'
import { isCutOff } from './isCutOff.ts'

/** Nearly every file says its size in here; a photo with much written about it says it further back. */
const headBytes = 65_536
/** Nearly every picture ends in here; some programs write a little behind it. */
const tailBytes = 256

/** EXIF orientations in which a photo lies on its side (Exif 2.32, 4.6.4). */
const onItsSide = new Set([5, 6, 7, 8])

/** Looks into the files of a folder, each once, and reads no more of one than its size takes. */
export function openPictures(folder: string): PictureFiles {
  const known = new Map<string, PictureFile | undefined>()
  return {
    get(address) {
      if (!known.has(address)) known.set(address, readPicture(join(folder, address)))
      return known.get(address)
    },
  }
}

/** Undefined for a file that is not there or cannot be read. */
function readPicture(file: string): PictureFile | undefined {
  try {
    const { head, tail, bytes } = readEnds(file)
    const found = measure(head) ?? (bytes > head.length ? measure(readFileSync(file)) : undefined)
    const isCut = isCutOff({ kind: found?.kind, head, tail, bytes, readAll: () => readFileSync(file) })
    const facts = found ?? { kind: isDrawing(head) ? 'svg' : undefined, size: undefined }
    // Browsers go by the name: what only looks like a photo inside is a drawing to them.
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

/** Its text, by its mark where it is UTF-16 (XML 1.0, appendix F). */
function readDrawing(file: string): string {
  const bytes = readFileSync(file)
  return new TextDecoder(encodings.get(bytes.toString('hex', 0, 2)) ?? 'utf-8').decode(bytes)
}

/** The first and the last bytes of a file, and how many it has. */
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

/** A drawing may leave its size to the page that shows it. */
const isDrawing = (head: Uint8Array) => /<svg[\s>]/.test(new TextDecoder().decode(head))
