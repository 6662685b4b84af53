import { readFile } from 'node:fs/promises'

/** The text of a file, empty where there is no such file. */
export async function readIfThere(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}
