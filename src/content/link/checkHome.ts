import type { Site } from '../../../schemas/index.ts'
import type { Addresses } from '../addresses/addressRecord.ts'
import { homeFile, intendedFile, isPageFile, pageAddress, pageName } from '../model/files/pageAddress.ts'
import type { SitePage } from '../model/siteModel.ts'
import { placeMistake } from '../problem/mistake.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'

interface HomeInput {
  /** The pages that passed their own checks. */
  pages: readonly SitePage[]
  site: Site | undefined
  record: Addresses | undefined
  sources: SourceFiles
  /** The files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages. */
  drafts: boolean
  /** The problems found while the files were read. */
  readProblems: readonly Problem[]
}

/** File names that people give to a home page. */
const homeNames = /^(?:index(?![a-z]).*|home(?:[- _]?page)?|start(?:[- _]?page)?|main|default|welcome)$/i

/**
 * Checks the home page of a site. It must exist and must not be a draft or hidden. A file that probably is the home
 * page is named in the problem, so that its wrong name need not be reported separately.
 */
export function checkHome({ pages, site, record, sources, assets, drafts, readProblems }: HomeInput): Problem[] {
  const source = sources.get(homeFile)
  if (source) {
    const home = pages.find(({ file }) => file === homeFile)?.page
    if (home?.draft === true) return drafts ? [] : [placeMistake(source, asDraft)]
    return home?.status === 'hidden' ? [placeMistake(source, asHidden)] : []
  }
  const files = [...sources.keys()].filter(isPageFile)
  const isElsewhere = assets.has('/index.html') || Object.hasOwn(site?.redirects ?? {}, '/')
  const isTold = readProblems.some(({ file }) => file === homeFile)
  if (files.length === 0 || isElsewhere || isTold || files.some((file) => intendedFile(file) === homeFile)) return []
  const message = `The site has no home page: there is no file ${homeFile}.`
  const base = { code: 'no-home-page' as const, message }
  const others = readProblems.filter(({ code }) => code === 'no-page').map(({ file }) => file)
  const file = findHome([...others, ...files], pages, record)
  return file === undefined
    ? [
        problemOfFile('pages/', {
          ...base,
          fix: `What visitors see first is the file ${homeFile}: put it back, or write it. A copy of another page is a beginning.`,
        }),
      ]
    : [
        problemOfFile(file, {
          ...base,
          fix: `This file seems to be it: move it to ${homeFile}, as only that file is what visitors see first.`,
        }),
      ]
}

const asDraft = {
  path: ['draft'],
  part: 'key' as const,
  code: 'no-home-page' as const,
  message: 'The home page is a draft, so visitors would find nothing where the site begins.',
  fix: 'Delete "draft": true once it is finished.',
}

const asHidden = {
  path: ['status'],
  code: 'hidden-home-page' as const,
  message: 'The home page is hidden, so search engines are asked to leave it out.',
  fix: 'Delete "status".',
}

/** Returns the file that was probably the home page. Omits files that were published at an address of their own. */
function findHome(
  files: readonly string[],
  pages: readonly SitePage[],
  record: Addresses | undefined,
): string | undefined {
  const names = new Map(pages.map(({ file, page }) => [file, page.name]))
  const free = files.filter((file) => !record?.has(pageAddress(file)))
  const depth = (file: string) => file.split('/').length
  const tests: ((file: string) => boolean)[] = [
    (file) => depth(file) === 2 && homeNames.test(stemOf(file)),
    (file) => names.has(file) && names.get(file) === record?.get('/'),
    (file) => /^pages\/home(?:-?page)?\/index\.json$/i.test(file),
    (file) => /^home(?:[- _]?page)?$/i.test(stemOf(file)),
    (file) => /^home(?: ?page)?$/i.test(names.get(file) ?? ''),
  ]
  for (const test of tests) {
    const found = free.find(test)
    if (found !== undefined) return found
  }
  return undefined
}

/** `pages/index.json.txt` -> `index`, `pages/index (1).json` -> `index (1)`. */
const stemOf = (file: string) => pageName(file).replace(/\..*$/, '')
