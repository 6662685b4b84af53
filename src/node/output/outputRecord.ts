/** A file of the built site on disk. */
export interface OutputRecord {
  hash: string
  /** In bytes. */
  size: number
  mtimeMs: number
}

/** The file of a page, with its path in the output folder. */
export interface PageFile {
  path: string
  record: OutputRecord
  /** True if it is new or changed. */
  isStaged: boolean
}
