import type { PageEntry } from '../../node/edit/protocol.ts'

/**
 * What the editor calls a file of the site, within a sentence: the name of its page, or the place in the editor where it is
 * changed.
 *
 * @param pages the pages of the site; one that is there no more is called by its address
 */
export function nameOfFile(file: string, pages: readonly Pick<PageEntry, 'file' | 'name'>[]): string {
  const page = pages.find((each) => each.file === file)
  if (page) return page.name
  if (file === 'site.config.json') return 'the settings of the tab Site'
  const [, folder, stem] = /^(pages|forms|blocks)\/(.+)\.json$/.exec(file) ?? []
  if (folder === 'pages') return `the page /${stem === 'index' ? '' : `${stem}/`}`
  if (folder === 'forms') return `the form "${stem}"`
  if (folder === 'blocks') return `the block "${stem}"`
  return file.startsWith('public/') ? `the file ${file.slice(file.lastIndexOf('/') + 1)}` : file
}

/** Names of files in one sentence; of more than a person reads, the number of the rest. */
export function nameFiles(files: readonly { file: string; isGone?: boolean }[], pages: readonly PageEntry[]): string {
  const names = files.map(({ file, isGone }) => `${nameOfFile(file, pages)}${isGone ? ' (deleted)' : ''}`)
  const more = names.length - mostNamed
  // The name of a town has a comma of its own.
  return more > 0 ? `${names.slice(0, mostNamed).join('; ')}; and ${more} more` : names.join('; ')
}

/** As many names as a person reads before they keep a change. */
const mostNamed = 8
