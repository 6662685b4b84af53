/** Files that visitors have chosen, as long as the page is open: answers hold their keys, as a file is no text. */
const chosen = new Map<string, File>()

/** Remembers a file; the key is the same for the same file. */
export function keyOfFile(file: File): string {
  const key = [file.name, file.size, file.lastModified].join('\n')
  chosen.set(key, file)
  return key
}

/** The file of a key; undefined after a reload. */
export const fileOfKey = (key: string): File | undefined => chosen.get(key)
