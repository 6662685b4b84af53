/** Files of the cache that carry their own hash, so that a damaged one is not used. */
import { existsSync, readFileSync } from 'node:fs'
import { hashOf } from '../disk/hashOf.ts'
import { writeWhole } from './cache.ts'

/** Writes a value as JSON, with its hash before it. */
export function writeSealed<T extends { version: number }>(file: string, value: T): void {
  const text = JSON.stringify(value)
  writeWhole(file, `${hashOf(text)}\n${text}`)
}

/** The value of a file; undefined where the file is missing, damaged, or of another version. */
export function readSealed<T extends { version: number }>(file: string, version: T['version']): T | undefined {
  try {
    const [hash, text = ''] = readFileSync(file, 'utf8').split('\n', 2)
    const value = hash === hashOf(text) ? (JSON.parse(text) as T) : undefined
    return value?.version === version ? value : undefined
  } catch {
    return undefined
  }
}

/** The bytes of a file; undefined where they do not have this hash. A missing file counts as an empty one. */
export function readWhole(file: string, hash: string): Buffer | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  return hashOf(bytes) === hash ? bytes : undefined
}
