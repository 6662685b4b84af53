/** Files of the cache that are known when they were damaged. */
import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './cache.ts'
import { hashOf } from './hashOf.ts'

/** Writes a value with its hash, so that a file that was damaged is known. */
export function writeSealed<T extends { version: number }>(file: string, value: T): void {
  const text = JSON.stringify(value)
  writeWhole(file, `${hashOf(text)}\n${text}`)
}

/** The value of a file; undefined where it is not what was written, not of this version, or cannot be read. */
export function readSealed<T extends { version: number }>(file: string, version: T['version']): T | undefined {
  try {
    const [hash, text = ''] = readFileSync(file, 'utf8').split('\n', 2)
    const value = hash === hashOf(text) ? (JSON.parse(text) as T) : undefined
    return value?.version === version ? value : undefined
  } catch {
    return undefined
  }
}

/** The bytes of a file; undefined where they are not those that were written. */
export function readWhole(file: string, hash: string): Buffer | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  return hashOf(bytes) === hash ? bytes : undefined
}
