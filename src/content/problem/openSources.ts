import type { Place, SourceReader, Sources } from './problem.ts'
import { createSource, type Source } from './source.ts'

const isReader = (sources: Sources): sources is SourceReader => typeof sources.read === 'function'

/** The reader of a site's files; one is made for texts in memory. */
export function readerOf(sources: Sources): SourceReader {
  if (isReader(sources)) return sources
  return {
    files: () => Object.keys(sources),
    read: (file) => (Object.hasOwn(sources, file) ? (sources[file] ?? '') : ''),
  }
}

/** Sources by their file, each split into lines once; a file that was not read counts as an empty one. */
export function openSources(sources: Sources): (file: string) => Source {
  const { read } = readerOf(sources)
  const opened = new Map<string, Source>()
  return (file) => {
    const source = opened.get(file) ?? createSource(file, read(file))
    opened.set(file, source)
    return source
  }
}

/** The files of a site; only those with a problem are opened as a source, which takes 3 kB each. */
export interface SourceFiles {
  keys(): Iterable<string>
  has(file: string): boolean
  get(file: string): Source | undefined
}

/** The files of a site; a text is read when something asks its source for it. */
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

/** Whether a place has characters to point at; a problem of a file or folder as a whole has none. */
export function isPlaced({ start, end }: Place): boolean {
  return end > start
}
