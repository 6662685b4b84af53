import type { PageEntry } from '../../node/edit/protocol.ts'

/**
 * Returns the name of a file within a sentence: the name of its page, or the part of the editor that changes it.
 *
 * @param pages the pages of the site; a deleted page is named by its URL
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

/** Lists the names of files. After the first few, gives the number of the others. */
export function nameFiles(files: readonly { file: string; isGone?: boolean }[], pages: readonly PageEntry[]): string {
  const names = files.map(({ file, isGone }) => `${nameOfFile(file, pages)}${isGone ? ' (deleted)' : ''}`)
  const more = names.length - mostNamed
  // Semicolons separate the names, because the name of a town may contain a comma.
  return more > 0 ? `${names.slice(0, mostNamed).join('; ')}; and ${more} more` : names.join('; ')
}

/** The most names to list, which a person can read before saving. */
const mostNamed = 8
