/** Reads and writes cache files that contain their own hash, so that damaged ones are ignored. */
import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { hashOf } from '../disk/hashOf.ts'
import { writeWhole } from './cache.ts'

/** Writes a value that `structuredClone` supports, including Maps and typed arrays, after its hash. */
export function writeSealed<T extends { version: number }>(file: string, value: T): void {
  const bytes = serialize(value)
  writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(bytes)}\n`), bytes]))
}

/** Reads the value of a file; undefined if the file is missing, damaged, or of another version. */
export function readSealed<T extends { version: number }>(file: string, version: T['version']): T | undefined {
  try {
    const content = readFileSync(file)
    const end = content.indexOf('\n')
    const bytes = content.subarray(end + 1)
    if (content.toString('latin1', 0, end) !== hashOf(bytes)) return undefined
    const value: T = deserialize(bytes)
    return value.version === version ? value : undefined
  } catch {
    return undefined
  }
}
