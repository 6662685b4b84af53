import { readFile } from 'node:fs/promises'

/** The text of a file; empty if the file does not exist. */
export async function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}
