import type { Place, SourceReader, Sources } from './problem.ts'
import { createSource, type Source } from './source.ts'

const isReader = (sources: Sources): sources is SourceReader => typeof sources.read === 'function'

/** Returns the reader of a site's files; wraps texts in memory into one. */
export function readerOf(sources: Sources): SourceReader {
  if (isReader(sources)) return sources
  return {
    files: () => Object.keys(sources),
    read: (file) => (Object.hasOwn(sources, file) ? (sources[file] ?? '') : ''),
  }
}

/** Returns a function that opens files as sources and keeps them. A file that was not read counts as empty. */
export function openSources(sources: Sources): (file: string) => Source {
  const { read } = readerOf(sources)
  const opened = new Map<string, Source>()
  return (file) => {
    const source = opened.get(file) ?? createSource(file, read(file))
    opened.set(file, source)
    return source
  }
}

/** The files of a site. Only files with a problem are opened as a source, which takes 3 kB each. */
export interface SourceFiles {
  keys(): Iterable<string>
  has(file: string): boolean
  get(file: string): Source | undefined
}

/** Opens the files of a site. A text is read when its source first needs it. */
export function openSourceFiles(sources: Sources): SourceFiles {
  const { files: list, read } = readerOf(sources)
  const opened = new Map<string, Source>()
  const files = new Set(list())
  return {
    keys: () => files,
    has: (file) => files.has(file),
    get(file) {
      if (!files.has(file)) return undefined
      const source = opened.get(file) ?? createSource(file, () => read(file))
      opened.set(file, source)
      return source
    },
  }
}

/** Whether a place has characters to point at. A problem with a whole file or folder has none. */
export function isPlaced({ start, end }: Place): boolean {
  return end > start
}
