import type { Site } from '../../../../schemas/index.ts'
import { familiarIcons } from '../../../../schemas/parts/icon.ts'
import { sceneNames } from '../../../../schemas/parts/image.ts'
import { expandBlocks } from '../../../content/blocks/expandBlocks.ts'
import { checkPage } from '../../../content/check/checkPage.ts'
import { readSite } from '../../../content/check/checkSite.ts'
import { compileSite } from '../../../content/compileSite.ts'
import { configFile, countryIn } from '../../../content/model/files/configFile.ts'
import { noFonts } from '../../../content/model/files/fontFile.ts'
import { isOwnSectionFile, viewOfType } from '../../../content/model/files/ownFiles.ts'
import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import type { PlacedBlock } from '../../../content/model/files/siteBlocks.ts'
import type { PageModel } from '../../../content/model/pageModel.ts'
import { fieldsOf, notePage } from '../../../content/model/pageNotes.ts'
import { sizesOfFiles } from '../../../content/model/pictureModel.ts'
import type { SiteModel, SitePage } from '../../../content/model/siteModel.ts'
import { pagesByFile } from '../../../content/model/siteModel.ts'
import type { Problem } from '../../../content/problem/problem.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import { resolvePage } from '../../../content/resolve/resolvePage.ts'
import { builtInTypes, type SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { type TokenValues, tokenValues } from '../../../content/text/tokens.ts'
import type { sceneMarkup } from '../../../page/render/sceneMarkup.tsx'
import { isViewFault } from '../../../page/ViewFault.ts'
import { openLiveCheck } from '../../check/openLiveCheck.ts'
import { fontCss } from '../../code/fontCss.ts'
import { noOwnCode, type OwnCode } from '../../code/ownCode.ts'
import { themeCss } from '../../code/themeCss.ts'
import { isFileChanged } from '../../disk/fileStamps.ts'
import type { ReadSources } from '../../input/readSources.ts'
import { withEndpoints } from '../../options/endpoints.ts'
import { explainView } from '../../own/explainView.ts'
import { inboxPath } from '../../serve/createInbox.ts'
import type { Drawings } from '../marks/markModel.ts'
import type { Mark } from '../marks/marks.ts'
import { renderMarked } from '../marks/renderMarked.ts'
import type { SharedPicture } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import { composeMade, findMade, type MadePage, placeInMade } from './madePages.ts'
import { openSharedPictures } from './sharedPictures.ts'

/** What draws pages: that of the built site. */
export interface Renderer {
  render(model: PageModel): string
  drawings: Drawings
  sceneMarkup: typeof sceneMarkup
}

export interface DrawnPage {
  html: string
  /** Whether it is drawn as it was before a mistake. */
  stale: boolean
  resolved: PageModel
  tokens: TokenValues
  blocks: readonly PlacedBlock[]
  shared: SharedPicture | undefined
}

export interface SiteView {
  /** Checks the site with all drafts: what is wrong with it, and its files. */
  check(): { problems: Problem[]; found: ReadSources }
  /** Whether an address is that of a file of public/; a page with a hundred pictures is no reason for a hundred checks. */
  hasAsset(address: string): boolean
  /** The PNG of a picture that a page is shared with, at an address that `draw` gave. */
  drawShared(address: string): Promise<Uint8Array | undefined>
  /** All icons and scenes as they are drawn, by their names. */
  drawings(): { icons: Record<string, string>; scenes: Record<string, string> }
  /** The section types that pages may use now. */
  types(): SectionTypes
  /** The code of the section types of the site itself. */
  ownCode(): OwnCode
  /** The site as it was when it could be drawn last; undefined where it never could. */
  model(): SiteModel | undefined
  /** The colours of the site as they are typed, before the site is checked; those of before while there is a mistake. */
  theme(): Site['theme']
  /** The rules of these colours, and of the fonts, the corners and the density. */
  look(): string
  /** The page that a template makes in place of a file; undefined where the file makes itself. */
  made(file: string): MadePage | undefined
  /** All of these. */
  allMade(): readonly MadePage[]
  /** A page with marks, as its text is now, or as it was before a mistake; undefined where neither can be drawn. */
  draw(file: string): DrawnPage | undefined
}

/**
 * Draws pages from the texts of a session. A page is drawn before the site is checked: that a mistake has been made elsewhere is no
 * reason to wait.
 *
 * @param renderer undefined while it is being built
 */
export function openSiteView(root: string, session: Session, renderer: () => Renderer | undefined): SiteView {
  const liveCheck = openLiveCheck(root, { drafts: true })
  let model: SiteModel | undefined
  let found: ReadSources | undefined
  /** Why pages cannot be drawn, by file. */
  const faults = new Map<string, Problem>()
  const shared = openSharedPictures()
  let made: ReadonlyMap<string, MadePage> = new Map()
  /** Each draft that has no mistake, with its text. */
  const drawn = new Map<string, { text: string; page: SitePage }>()

  /** The configuration that was read last, and its colours. */
  let themed: { text: string | undefined; theme: Site['theme'] } = { text: undefined, theme: undefined }

  const unsaved = () => new Map(session.drafts().map(({ file, text }) => [file, text]))

  const check = () => {
    const live = liveCheck(unsaved())
    found = live.found
    const { problems } = live.compiled
    const { sources, problems: readProblems } = found
    made = findMade(sources)
    // Until it is mended, the rest of a site that has a mistake from the start is drawn without the pages that have one.
    const shown =
      live.compiled.model ??
      (model ? undefined : compileSite({ ...found, sources, readProblems, drafts: true, tolerate: () => true }).model)
    if (shown) model = withEndpoints({ ...shown, site: { ...shown.site, base: '/' } }, {}, inboxPath)
    return { problems: [...problems, ...faults.values()], found }
  }

  /** Draws a page; what code of the site throws there is a problem of the site until the page can be drawn. */
  const drawMarked = (file: string, input: Parameters<typeof renderMarked>[0], sources: ReadSources['sources']) => {
    try {
      const html = renderMarked(input)
      faults.delete(file)
      return html
    } catch (error) {
      if (!isViewFault(error)) throw error
      const { type, cause } = error
      const { message, stack = '' } = cause instanceof Error ? cause : { message: String(cause) }
      const texts = new Map(
        sources
          .files()
          .filter(isOwnSectionFile)
          .map((each) => [each, sources.read(each)]),
      )
      faults.set(file, explainView({ type, message, stack }, { view: viewOfType(type), texts, bundle: undefined }))
      return undefined
    }
  }

  const nowOf = (file: string) => session.text(file) ?? found?.sources.read(file) ?? ''
  const composedOf = (page: MadePage) => composeMade(page, { files: () => found?.sources.files() ?? [], read: nowOf })
  /** Where a text is written: a page that a template makes has no file. */
  const settle = (file: string) => (mark: Mark) => {
    const page = made.get(mark.file ?? file)
    const composed = page && composedOf(page)
    const placed = composed ? placeInMade(page, composed, nowOf)(mark) : mark
    return placed.file === made.get(file)?.template ? { ...placed, file: undefined } : placed
  }

  const readDraft = (file: string, written: string): SitePage | undefined => {
    const sources = found?.sources
    const read = (name: string) => (name === file ? written : (session.text(name) ?? sources?.read(name) ?? ''))
    const { types = builtInTypes } = found ?? {}
    const whole = expandBlocks({ files: () => sources?.files() ?? [], read }, types)
    const text = whole.read(file)
    const known = drawn.get(file)
    if (known?.text === text) return known.page
    const source = createSource(file, text)
    const { value, problems } = readJson(source, types)
    const page =
      problems.length > 0 || !found
        ? undefined
        : checkPage(source, value, { country: countryIn(found.sources), types }).value
    if (!page) return undefined
    const { blocks } = whole.expanded(file) ?? {}
    const draft: SitePage = {
      file,
      path: pageAddress(file),
      page: fieldsOf(page),
      notes: { ...notePage(page, true), ...(blocks && { blocks }) },
      sections: page.sections,
    }
    drawn.set(file, { text, page: draft })
    return draft
  }

  const theme = () => {
    const text = session.text(configFile)
    if (text !== undefined && text !== themed.text) {
      const site = readSite(createSource(configFile, text)).value
      themed = { text, theme: site ? site.theme : (themed.theme ?? model?.site.theme) }
    }
    return themed.theme
  }

  const drawPage = (file: string): DrawnPage | undefined => {
    if (!model) check()
    const { render, drawings } = renderer() ?? {}
    if (!model || !found || !render || !drawings || !isPageFile(file)) return undefined
    const madeHere = made.get(file)
    const text = madeHere ? composedOf(madeHere)?.text : session.text(file)
    const now = text === undefined ? undefined : readDraft(file, text)
    const page = now ?? drawn.get(file)?.page ?? pagesByFile(model).get(file)
    if (!page) return undefined
    const shown: SiteModel = { ...model, pages: new Map(model.pages).set(page.path, page) }
    const options = { year: new Date().getFullYear(), pictures: sizesOfFiles(found.pictures) }
    const resolved = resolvePage(shown, page, options)
    const html = drawMarked(
      file,
      { model: shown, page, resolved, render, drawings, ...(made.size > 0 && { settle: settle(file) }) },
      found.sources,
    )
    if (html === undefined) return undefined
    return {
      html,
      stale: now === undefined,
      resolved,
      blocks: page.notes.blocks ?? [],
      shared: shared.of(page, resolved, { ...options, model: shown, base: '/' }),
      tokens: tokenValues(model.site, page.page, options.year),
    }
  }

  /** Undefined where a file has been saved since it was read. */
  const tryDraw = (file: string) => {
    try {
      return { page: drawPage(file) }
    } catch (error) {
      if (!isFileChanged(error)) throw error
      return undefined
    }
  }

  return {
    check,
    async drawShared(address) {
      const { sceneMarkup } = renderer() ?? {}
      return found && sceneMarkup && shared.draw(address, { files: found.pictures, root, sceneMarkup })
    },
    hasAsset: (address) => found?.assets.has(address) || check().found.assets.has(address),
    types: () => (found ?? check().found).types,
    ownCode: () => found?.own.code ?? noOwnCode,
    model: () => model,
    look() {
      const fonts = found?.fonts ?? noFonts
      return themeCss(theme()) + fontCss(theme(), fonts, ({ file }) => encodeURI(file))
    },
    theme,
    made: (file) => made.get(file),
    allMade: () => [...made.values()],
    drawings() {
      const { drawings } = renderer() ?? {}
      const draw = <T extends string>(names: readonly T[], one: (name: T) => string) =>
        Object.fromEntries(names.map((name) => [name, one(name)]))
      return {
        icons: drawings ? draw(familiarIcons, drawings.icon) : {},
        scenes: drawings ? draw(sceneNames, (name) => drawings.scene(name, 'Baltimore')) : {},
      }
    },
    draw(file) {
      const first = tryDraw(file)
      if (first) return first.page
      check()
      // Where it still differs, its new text has a mistake, and the one before is gone.
      return tryDraw(file)?.page
    },
  }
}
