import type { OutputRecord } from './outputRecord.ts'

export interface PageFile {
  path: string
  record: OutputRecord
  /** Whether it is new or changed. */
  isStaged: boolean
}
