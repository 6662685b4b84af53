import { fileOfAddress, type PictureFiles } from './files/pictureFile.ts'

/** A picture in one format at several widths, for `<source>` (HTML, 4.8.4.3). */
export interface PictureSource {
  /** Media type, `image/avif`. */
  type: string
  /** Addresses including the base, each with its width: `/assets/lobby-640-….avif 640w, …`. */
  srcset: string
}

/** The files that the build made of a photo. */
export interface PictureModel {
  /** Pixels of the file at `src`; undefined if unknown. */
  size?: { width: number; height: number }
  /** Smaller formats, the best one first. */
  sources?: PictureSource[]
  /** The same address at several widths, for photos on other hosts. */
  srcset?: string
}

/** Photos by `src` as pages write it. */
export interface PictureModels {
  get(src: string): PictureModel | undefined
}

/** Provides the original files, with the size that each file states. */
export function sizesOfFiles(files: PictureFiles): PictureModels {
  return {
    get(src) {
      const size = src.startsWith('/') ? files.get(fileOfAddress(src))?.size : undefined
      return size && { size }
    },
  }
}
