import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { configFile } from '../../../content/model/files/configFile.ts'

/** Milliseconds without a change before the disk is read, because switching branches changes many files. */
const calm = 80

/** The folders of a site whose files affect its pages. */
const watched = ['pages', 'forms', 'blocks', 'sections', 'public']

/**
 * Calls `tell` when another program may have changed the site, until the returned function is called. It watches each
 * folder separately: on Linux, recursive watching in Node.js loses a file that is replaced by another of the same name,
 * which is how programs save.
 */
export function watchSite(root: string, tell: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      update()
      tell()
    }, calm)
  }
  const update = () => {
    const folders = new Set(watched.flatMap((name) => foldersBelow(path.join(root, name))))
    for (const folder of watchers.keys()) if (folder !== root && !folders.has(folder)) forget(folder)
    for (const folder of folders) if (!watchers.has(folder)) add(folder, () => true)
  }
  const forget = (folder: string) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const add = (folder: string, isWanted: (name: string | null) => boolean) => {
    try {
      const watcher = watch(folder, (_event, name) => {
        // On Linux, a deleted folder reports its own name. Another folder of that name needs another watcher.
        if (folder !== root && name === path.basename(folder)) forget(folder)
        if (isWanted(name)) soon()
      })
      // The folder was deleted. The watcher of its parent reports that.
      watcher.on('error', () => forget(folder))
      watchers.set(folder, watcher)
    } catch (error) {
      // The folder was deleted between the listing and this call, as happens when switching branches.
      if (existsSync(folder)) throw error
    }
  }
  add(root, (name) => name === null || [configFile, ...watched].includes(name))
  update()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

function foldersBelow(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(path.join(folder, name)))]
  } catch {
    return []
  }
}
