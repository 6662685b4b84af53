/** The data that a picture file contains about itself. */
export interface PictureFile {
  bytes: number
  /** The actual format, whatever the file name says: `jpg`, `png`, `svg`, `heic`; undefined if it is not a picture. */
  kind: string | undefined
  /** Displayed size in pixels, so a portrait photo is taller than wide; undefined if a drawing has no fixed size. */
  size: { width: number; height: number } | undefined
  /** Whether the file is truncated, for example by an interrupted upload. Default: false. */
  isCutOff?: boolean
  /** The active content of a drawing that browsers run, see `programOfDrawing.ts`. */
  program?: string | undefined
}

/** Provides files of public/ by their address, `/images/lobby.jpg`: those that pages use, and all drawings. */
export interface PictureFiles {
  get(address: string): PictureFile | undefined
}

/** Returns the file that an address in a page refers to: `/images/caf%C3%A9.jpg` -> `/images/café.jpg`. */
export function fileOfAddress(src: string): string {
  try {
    return decodeURIComponent(src)
  } catch {
    return src
  }
}
