import type { Source } from './source.ts'

/** Why a file is not JSON, in words; offsets as in Source. */
export interface JsonMistake {
  code: string
  start: number
  end: number
  message: string
  fix: string
  /** Text that belongs in place of `start` to `end`, where that is certain. */
  replacement?: string
  also?: { start: number; end: number; message: string }
}

export const lineOf = (source: Source, offset: number) => source.position(offset).line
