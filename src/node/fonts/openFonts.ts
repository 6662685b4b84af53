import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontFile, FontFiles, FontKind } from '../../content/model/files/fontFile.ts'
import { hashOf } from '../disk/hashOf.ts'
import { readFace } from './readFace.ts'
import { readWoff2 } from './readWoff2.ts'

/** The signatures of font formats (OpenType, "Font tables"; https://www.w3.org/TR/WOFF2/). */
const signatures: Readonly<Record<string, FontKind>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  OTTO: 'otf',
  '\x00\x01\x00\x00': 'ttf',
  true: 'ttf',
  ttcf: 'ttc',
}

/** Reads the metadata of fonts in a folder, once each. */
export function openFonts(folder: string): FontFiles {
  const known = new Map<string, FontFile | undefined>()
  return {
    get(address) {
      if (!known.has(address)) known.set(address, readFont(join(folder, address)))
      return known.get(address)
    },
  }
}

/** Returns undefined for a missing or unreadable file. */
function readFont(place: string): FontFile | undefined {
  let file: Buffer
  try {
    file = readFileSync(place)
  } catch {
    return undefined
  }
  const kind = signatures[file.toString('latin1', 0, 4)]
  return { bytes: file.length, hash: hashOf(file), kind, face: kind === 'woff2' ? faceOf(file) : undefined }
}

/** Returns undefined for a damaged font. */
function faceOf(file: Buffer): FontFile['face'] {
  try {
    return readFace(readWoff2(file))
  } catch {
    return undefined
  }
}
