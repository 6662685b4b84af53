/** What a font file itself says about it. */
export interface FontFile {
  bytes: number
  /** Changes with its contents. */
  hash: string
  /** What it holds, whatever its name says; undefined where it is no font at all. */
  kind: FontKind | undefined
  /** Undefined where it is of another kind than woff2, or damaged. */
  face: FontFace | undefined
}

export type FontKind = 'woff2' | 'woff' | 'ttf' | 'otf' | 'ttc'

/** A cut of a font. Lengths are parts of the font size. */
export interface FontFace {
  /** What its designers call it. */
  family: string
  /** The weights it has, 100 to 900; the same twice for a font of one weight. */
  weights: { least: number; most: number }
  isItalic: boolean
  hasSerifs: boolean
  /** Whether its makers keep it from being sent to visitors (OpenType, OS/2 fsType). */
  isRestricted: boolean
  ascent: number
  descent: number
  /** How wide letters are on average, as texts have them; undefined for a font without Latin letters. */
  width: { heading: number; text: number } | undefined
  /** The width of its digit 0; undefined for a font without it. */
  digit: { heading: number; text: number } | undefined
  /** The letters of a text that it does not draw, each once. */
  lacking(text: string): string[]
}

/** Looks into fonts of public/ by their address, `/fonts/lato.woff2`. */
export interface FontFiles {
  get(address: string): FontFile | undefined
}

/** The fonts of a folder without any. */
export const noFonts: FontFiles = { get: () => undefined }
