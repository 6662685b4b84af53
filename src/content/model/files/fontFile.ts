/** The data that a font file contains about itself. */
export interface FontFile {
  bytes: number
  /** Changes with its contents. */
  hash: string
  /** The actual format, whatever the file name says; undefined if it is not a font. */
  kind: FontKind | undefined
  /** Undefined if the format is not woff2 or the file is damaged. */
  face: FontFace | undefined
}

export type FontKind = 'woff2' | 'woff' | 'ttf' | 'otf' | 'ttc'

/** A font face. Lengths are relative to the font size. */
export interface FontFace {
  /** The family name in the file. */
  family: string
  /** The weights it has, 100 to 900; both are equal for a font of one weight. */
  weights: { least: number; most: number }
  isItalic: boolean
  hasSerifs: boolean
  /** Whether its licence bits forbid embedding (OpenType, OS/2 fsType). */
  isRestricted: boolean
  ascent: number
  descent: number
  /** The average width of letters in typical text; undefined for a font without Latin letters. */
  width: { heading: number; text: number } | undefined
  /** The width of its digit 0; undefined for a font without it. */
  digit: { heading: number; text: number } | undefined
  /** Returns the characters of a text that it has no glyph for, without duplicates. */
  lacking(text: string): string[]
}

/** Provides the fonts of public/ by their address, `/fonts/lato.woff2`. */
export interface FontFiles {
  get(address: string): FontFile | undefined
}

/** The fonts of a folder without any. */
export const noFonts: FontFiles = { get: () => undefined }
