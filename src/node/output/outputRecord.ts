/** A file of the built site as it lies on the disk. */
export interface OutputRecord {
  hash: string
  /** Bytes. */
  size: number
  mtimeMs: number
}
