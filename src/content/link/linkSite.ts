import type { BlockDocument, FormDocument, Page, Site } from '../../../schemas/index.ts'
import type { Addresses } from '../addresses/addressRecord.ts'
import { linksOf } from '../addresses/checkLink.ts'
import { checkPublicFiles, type PublicFiles } from '../addresses/checkPublicFiles.ts'
import { checkRedirects } from '../addresses/checkRedirects.ts'
import { explainMissing } from '../addresses/explainMissing.ts'
import { settleAddresses } from '../addresses/settleAddresses.ts'
import { isLocation } from '../check/checkPage.ts'
import { findRepeatedColumns } from '../check/findRepeats.ts'
import { configFile } from '../model/files/configFile.ts'
import { intendedFile, isPageFile, pageAddress, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { isBlockFile } from '../model/files/siteBlocks.ts'
import { isFormFile } from '../model/files/siteForms.ts'
import { languageAt, languageOfFile } from '../model/languages.ts'
import { type PhoneNames, phoneNamesOf } from '../model/offices/phoneNames.ts'
import { pagesByPath, type SiteModel, type SitePage } from '../model/siteModel.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import { findTexts } from '../schema/findTexts.ts'
import { type Fields, pageSchema, type Schema, siteSchema } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { checkInvisible } from '../text/checkInvisible.ts'
import { checkText, mayFail } from '../text/checkText.ts'
import { checkUnwritten } from '../text/checkUnwritten.ts'
import { checkTokens } from '../text/tokens.ts'
import { checkPageSources, checkSiteSources, type Lists } from './automaticLists.ts'
import { checkBlockFiles, checkPlacedBlocks, type KnownBlocks } from './checkBlocks.ts'
import { checkBranch, findUnusedBranches } from './checkBranches.ts'
import { checkKind } from './checkKind.ts'
import { checkMenus, pagesInMenus } from './checkMenus.ts'
import { createLinkJudge, type LinkJudge } from './createLinkJudge.ts'
import { type Excerpt, excerptOfFaulty } from './excerpt.ts'
import { checkFormFile } from './forms/checkFormFile.ts'
import { checkFormPlaces, type KnownForms } from './forms/formPlaces.ts'
import { knownLists } from './knownLists.ts'
import { type KnownPages, listTargets } from './listTargets.ts'
import { makeModel, pageNamesByFolder } from './makeModel.ts'
import { nameOriginals, type Originals } from './nameOriginals.ts'

interface LinkInput {
  /** The pages that passed their own checks. */
  pages: readonly SitePage[]
  /** The excerpts of pages that an earlier check did not approve. */
  excerpts: ReadonlyMap<SitePage, Excerpt>
  /** The values of the other pages, by file. Their links and placeholders are checked nevertheless. */
  faulty?: ReadonlyMap<string, Fields>
  /** Valid form documents, by file. Default: none. */
  documents?: ReadonlyMap<string, FormDocument>
  /** Valid block documents, by file, and the names of the blocks that pages place. Default: none. */
  blocks?: ReadonlyMap<string, BlockDocument>
  usedBlocks?: ReadonlySet<string>
  /** Undefined while site.config.json has errors. The pages are linked nevertheless. */
  site: Site | undefined
  country: string
  phones: PhoneNames
  types: SectionTypes
  /** The names of published pages by address; undefined if there is no record, or it cannot be read. */
  record?: Addresses | undefined
  /** All files that were read, including those with problems, because their addresses exist. */
  sources: SourceFiles
  /**
   * Page files that are missing only because of a mistake in a template or its facts; their addresses count as
   * existing. Default: none.
   */
  unmade?: readonly string[]
  /** The files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages, as in `npm run dev`. */
  drafts: boolean
  /** The current day, `2026-12-24`. Without it, nothing is past. */
  today?: string | undefined
  command: CommandLine
}

/**
 * Checks the pages against each other: links, anchors, placeholders, automatic lists and main headings. The model
 * contains all pages and collections, without drafts unless `drafts` is set. It is complete only if there is no error.
 */
export function linkSite(input: LinkInput): { problems: Problem[]; model: SiteModel | undefined } {
  const { site, sources, assets, today, documents = new Map<string, FormDocument>() } = input
  const { faulty = new Map<string, Fields>() } = input
  const files = [...[...sources.keys()].filter(isPageFile), ...(input.unmade ?? [])]
  const known = knownPages(input, files)
  const targets = listTargets(input, known)
  const linking: Linking = {
    input,
    faulty,
    lists: knownLists({
      ...input,
      faulty,
      folders: pageNamesByFolder(files.map((file) => intendedFile(file, languageOfFile(site, file)))),
      targets,
    }),
    judge: createLinkJudge({ site, settled: known.settled, targets }),
    blocks: { documents: input.blocks ?? new Map(), files: [...sources.keys()].filter(isBlockFile) },
    forms: { documents, files: [...sources.keys()].filter(isFormFile) },
    originals: site && { site, pages: input.pages, faulty },
  }
  const { report, problems, byCause } = openReport(sources)
  if (known.settled) report(configFile, checkRedirects(known.settled, targets))
  for (const [page, excerpt] of input.excerpts) report(page.file, checkLinksOfPage(page, excerpt, linking))
  for (const each of checkBlockFiles(linking.blocks, input.usedBlocks ?? [])) report(each.file, each.mistakes)
  for (const [file, document] of documents) report(file, checkLinksOfForm(file, document, linking))
  for (const [file, page] of faulty) report(file, checkLinksOfFaulty(file, page, linking))
  if (site)
    report(configFile, [
      ...checkConfig(site, linking),
      ...checkHidden(site, known.byPath),
      ...findUnusedBranches(site, namedBranches(linking)),
    ])
  const model = site && makeModel(site, { ...input, ...known, files, documents, today })
  return {
    problems: [
      ...problems,
      ...(known.settled ? explainMissing(known.settled, sources, byCause) : []),
      ...checkContinuations(model, known.addresses),
      ...checkPublicFiles({ assets, model, ...listFileOwners(model, faulty, known) }),
    ],
    model,
  }
}

/** The data that the files of a site are checked against. */
interface Linking {
  input: LinkInput
  faulty: ReadonlyMap<string, Fields>
  lists: Lists
  judge: LinkJudge
  blocks: KnownBlocks
  forms: KnownForms
  originals: Originals | undefined
}

function checkLinksOfPage(sitePage: SitePage, excerpt: Excerpt, { input: { site }, lists, judge, ...known }: Linking) {
  const { file, path, page } = sitePage
  const { links, mistakes, listings } = excerpt
  return [
    ...mistakes,
    ...(site ? [...checkBranch(sitePage, site), ...checkKind(sitePage, site, mistakes, lists.folders)] : []),
    ...nameOriginals(judge(links, page, { path, draft: page.draft === true }), sitePage, known.originals),
    ...checkPageSources(listings, lists, { folder: pageFolder(file), name: pageName(file) }),
    ...checkPlacedBlocks(excerpt.blocks, known.blocks),
    // While site.config.json has errors, a folder with its own forms is assumed to be that of a language.
    ...checkFormPlaces(excerpt.forms, known.forms, site ? languageAt(site, path) : path.split('/')[1]),
  ]
}

function checkLinksOfForm(file: string, document: FormDocument, { input, lists, judge, forms }: Linking): Mistake[] {
  const hasCodes = (folder: string) =>
    input.pages.some(({ file, page }) => pageFolder(file) === folder && page.location?.zips !== undefined)
  return checkFormFile(file, document, { site: input.site, judge, lists, forms, hasCodes })
}

function checkLinksOfFaulty(
  file: string,
  page: Fields,
  { input: { country, types, phones }, judge, originals }: Linking,
) {
  const { links, mistakes } = excerptOfFaulty(page, { country, types, phones })
  const path = pageAddress(file)
  const ofLinks = judge(links, page, { path, draft: page.draft === true })
  const found = [...nameOriginals(ofLinks, { path, page }, originals), ...mistakes]
  return hidesFacts(page, country) ? found.filter(({ code }) => code !== 'token-without-value') : found
}

function knownPages({ pages, site, record, assets, drafts, command }: LinkInput, files: readonly string[]): KnownPages {
  const addresses = new Map(files.map((file) => [pageAddress(file), file]))
  const byPath = pagesByPath(pages)
  const settled = site && settleAddresses({ site, record, files: addresses, pages: byPath, assets, drafts, command })
  return { addresses, byPath, settled }
}

/**
 * Collects mistakes as located problems. Mistakes that are reported with an address are kept apart, because the problem
 * of that address lists them.
 */
function openReport(sources: SourceFiles) {
  const problems: Problem[] = []
  const byCause = new Map<string, Problem[]>()
  const report = (file: string, mistakes: readonly Mistake[]): void => {
    const source = mistakes.length > 0 ? sources.get(file) : undefined
    if (!source) return
    for (const mistake of mistakes) {
      const problem = placeMistake(source, mistake)
      const { reportedWith } = mistake
      if (reportedWith === undefined) problems.push(problem)
      else if (!byCause.get(reportedWith)?.push(problem)) byCause.set(reportedWith, [problem])
    }
  }
  return { report, problems, byCause }
}

/** The offices that pages and their sections name, including pages with problems. */
const namedBranches = ({ input, faulty }: Linking): Set<unknown> =>
  new Set([
    ...input.pages.flatMap(({ page, notes }) => [page.branch, ...(notes.branches ?? []).map(([, branch]) => branch)]),
    ...[...faulty.values()].map(({ branch }) => branch),
  ])

/** Checks the links, placeholders and lists of site.config.json. */
function checkConfig(site: Site, { judge, lists }: Linking): Mistake[] {
  const texts = findTexts(siteSchema, site, mayFail)
  const { careers } = site.footer
  const phones = phoneNamesOf(site.company)()
  const links = linksOf(texts)
  if (typeof careers === 'string') links.push({ href: careers, path: ['footer', 'careers'] })
  return [
    ...judge(links, site, {}),
    ...texts.flatMap((text) => [
      // Invisible characters of a number or an e-mail address come along when it is copied.
      ...(text.free
        ? [...checkTokens(text.value, text.path, null, phones), ...checkText(text, false)]
        : checkInvisible(text)),
    ]),
    ...checkUnwritten({}, texts),
    ...checkSiteSources(site, lists),
    ...checkMenus(site, lists),
    ...findRepeatedColumns(site),
  ]
}

/** Finds links in the header and footer to pages whose own file hides them from all lists. */
function checkHidden(site: Site, pages: KnownPages['byPath']): Mistake[] {
  return pagesInMenus(site).flatMap(({ href, path }): Mistake | [] => {
    const page = pages.get(href)
    if (page?.page.status !== 'hidden' || page.page.draft === true) return []
    const part = path.includes('header') ? 'header' : 'footer'
    return {
      path,
      code: 'link-to-hidden-page',
      message: `"${href}" is hidden, and the ${part} of every page leads there all the same.`,
      fix: `Delete this link, or delete "status": "hidden" in ${page.file}.`,
    }
  })
}

/** Finds pages at the address of a long list's continuation page. */
function checkContinuations(model: SiteModel | undefined, addresses: KnownPages['addresses']): Problem[] {
  return [...(model?.pages.values() ?? [])].flatMap(({ path, continuation }) => {
    const file = continuation && addresses.get(path)
    return file ? [explainTaken(file, path, continuation.first)] : []
  })
}

/** Returns the owners of the addresses of the built site. Drafts have none. */
function listFileOwners(
  model: SiteModel | undefined,
  faulty: ReadonlyMap<string, Fields>,
  { addresses, byPath, settled }: KnownPages,
): Pick<PublicFiles, 'pageFileAt' | 'addresses'> {
  const isShown = (path: string) => {
    const file = addresses.get(path)
    if (file === undefined) return false
    const page: Pick<Page, 'draft'> | Fields | undefined = byPath.get(path)?.page ?? faulty.get(file)
    return page?.draft !== true
  }
  return {
    pageFileAt: (path) => {
      const page = model?.pages.get(path)
      return isShown(path) ? addresses.get(path) : page?.continuation && page.file
    },
    addresses: () => [
      ...[...addresses.keys()].filter(isShown),
      ...(model?.pages.keys() ?? []),
      ...(settled?.redirects.keys() ?? []),
    ],
  }
}

const explainTaken = (file: string, path: string, list: SitePage): Problem =>
  problemOfFile(file, {
    code: 'same-address',
    message: `The list of ${list.file} is long and goes on at ${path}, which is this page's address too.`,
    fix: 'Rename this file, or its folder.',
  })

/** Whether a page's own mistakes may be the reason why its placeholders have no value: one cause makes one problem. */
function hidesFacts(page: Fields, country: string): boolean {
  const fields: Schema['properties'] = pageSchema.properties ?? {}
  const facts = fields.location?.properties ?? {}
  const strange = Object.keys(page).filter((name) => !Object.hasOwn(fields, name))
  if (page.location === undefined)
    return strange.length > 0 || Object.values(page).some((block) => isLocation(block, country))
  return !isLocation(page.location, country) || strange.some((name) => Object.hasOwn(facts, name))
}
