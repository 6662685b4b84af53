import { fileOfAddress, type PictureFiles } from './files/pictureFile.ts'

/** The same picture in one format at several widths, for `<source>` (HTML, 4.8.4.3). */
export interface PictureSource {
  /** `image/avif`. */
  type: string
  /** Addresses with base, each with its width: `/assets/lobby-640-….avif 640w, …`. */
  srcset: string
}

/** What the build made of a photo. */
export interface PictureModel {
  /** Pixels of the file that `src` names; undefined where they are not known. */
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

/** Pictures as their files are, with the size that these tell. */
export function sizesOfFiles(files: PictureFiles): PictureModels {
  return {
    get(src) {
      const size = src.startsWith('/') ? files.get(fileOfAddress(src))?.size : undefined
      return size && { size }
    },
  }
}
