/** What a picture file itself says about it. */
export interface PictureFile {
  bytes: number
  /** What it holds, whatever its name says: `jpg`, `png`, `svg`, `heic`; undefined where it is no picture at all. */
  kind: string | undefined
  /** Pixels as shown, so a photo taken upright is higher than wide; undefined where a drawing leaves its size open. */
  size: { width: number; height: number } | undefined
  /** Whether its end is missing, as after an upload that broke off. Default: false. */
  isCutOff?: boolean
  /** What a drawing holds that browsers run, see `programOfDrawing.ts`. */
  program?: string | undefined
}

/** Looks into files of public/ by their address, `/images/lobby.jpg`: those that pages use, and all drawings. */
export interface PictureFiles {
  get(address: string): PictureFile | undefined
}

/** The file that an address in a page means: `/images/caf%C3%A9.jpg` is `/images/café.jpg`. */
export function fileOfAddress(src: string): string {
  try {
    return decodeURIComponent(src)
  } catch {
    return src
  }
}
