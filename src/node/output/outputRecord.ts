/** A file of the built site on the disk. */
export interface OutputRecord {
  hash: string
  /** Bytes. */
  size: number
  mtimeMs: number
}

/** The file of a page, with its path in the output folder. */
export interface PageFile {
  path: string
  record: OutputRecord
  /** Whether it is new or changed. */
  isStaged: boolean
}
