/**
 * Files that visitors have chosen, kept while the page is open. Answers contain their keys, because a file is not a
 * text.
 */
const chosen = new Map<string, File>()

/** Stores a file and returns its key, which is the same for the same file. */
export function keyOfFile(file: File): string {
  const key = [file.name, file.size, file.lastModified].join('\n')
  chosen.set(key, file)
  return key
}

/** Returns the file of a key, or undefined after a reload. */
export const fileOfKey = (key: string): File | undefined => chosen.get(key)
