import type { Site } from '../../../../schemas/index.ts'
import { familiarIcons } from '../../../../schemas/parts/icon.ts'
import { sceneNames } from '../../../../schemas/parts/image.ts'
import { noFonts } from '../../../content/model/files/fontFile.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import type { Problem } from '../../../content/problem/problem.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { fontCss } from '../../code/fontCss.ts'
import { noOwnCode, type OwnCode } from '../../code/ownCode.ts'
import { themeCss } from '../../code/themeCss.ts'
import { isFileChanged } from '../../disk/fileStamps.ts'
import type { ReadSources } from '../../input/readSources.ts'
import type { Drawings } from '../marks/markModel.ts'
import type { Drawings as AllDrawings } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import { openKnownSite } from './knownSite.ts'
import type { MadePage } from './madePages.ts'
import { type DrawnPage, openPageDrawing, type Renderer } from './pageDrawing.ts'
import { openSharedPictures } from './sharedPictures.ts'
import { openTypedTheme } from './typedTheme.ts'
import { openViewFaults } from './viewFaults.ts'

export interface SiteView {
  /** Checks the site with all drafts, and returns its problems and files. */
  check(): { problems: Problem[]; found: ReadSources }
  /**
   * True for the URL path of a file in public/. It runs no check for a known file, because a page can have a hundred
   * pictures.
   */
  hasAsset(address: string): boolean
  /** The PNG of a picture for sharing, at a URL path that `draw` returned. */
  drawShared(address: string): Promise<Uint8Array | undefined>
  /** The markup of all icons and scenes, by name. */
  drawings(): AllDrawings
  /** The section types that pages can use now. */
  types(): SectionTypes
  /** The code of the site's own section types. */
  ownCode(): OwnCode
  /** The last model that could be rendered; undefined if there was none. */
  model(): SiteModel | undefined
  /** The theme as currently typed, before any check; the previous one while the configuration has a mistake. */
  theme(): Site['theme']
  /** The CSS of this theme: colours, fonts, corners and density. */
  look(): string
  /** The page that a template generates under a file name; undefined for a written page. */
  made(file: string): MadePage | undefined
  /** All pages that templates generate. */
  allMade(): readonly MadePage[]
  /** A page with marks, from its current text or from before a mistake; undefined if neither can be rendered. */
  draw(file: string): DrawnPage | undefined
}

/**
 * Renders pages from the texts of a session. A page does not wait for a check of the site, so a mistake elsewhere does
 * not delay it.
 *
 * @param renderer returns undefined while it is being built
 */
export function openSiteView(root: string, session: Session, renderer: () => Renderer | undefined): SiteView {
  const faults = openViewFaults()
  const shared = openSharedPictures()
  const known = openKnownSite(root, session)
  const theme = openTypedTheme(session, () => known.model()?.site.theme)
  const drawPage = openPageDrawing({ session, known, faults, shared, renderer })
  const check = () => {
    const { problems, found } = known.check()
    return { problems: [...problems, ...faults.problems()], found }
  }
  return {
    check,
    theme,
    model: known.model,
    async drawShared(address) {
      const [found, { sceneMarkup } = {}] = [known.found(), renderer()]
      return found && sceneMarkup && shared.draw(address, { files: found.pictures, root, sceneMarkup })
    },
    hasAsset: (address) => known.found()?.assets.has(address) || check().found.assets.has(address),
    types: () => (known.found() ?? check().found).types,
    ownCode: () => known.found()?.own.code ?? noOwnCode,
    look() {
      const fonts = known.found()?.fonts ?? noFonts
      return themeCss(theme()) + fontCss(theme(), fonts, ({ file }) => encodeURI(file))
    },
    made: (file) => known.made().get(file),
    allMade: () => [...known.made().values()],
    drawings: () => drawAll(renderer()?.drawings),
    draw(file) {
      const first = unlessChanged(() => drawPage(file))
      if (first) return first.drawn
      check()
      // If the file still differs, its new text has a mistake, and the old text is gone.
      return unlessChanged(() => drawPage(file))?.drawn
    },
  }
}

/** The rendered page, or undefined if a file was saved after it was read. */
function unlessChanged<T>(draw: () => T): { drawn: T } | undefined {
  try {
    return { drawn: draw() }
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return undefined
  }
}

/** The markup of all icons and scenes, by name; empty while the renderer is being built. */
function drawAll(drawings: Drawings | undefined): AllDrawings {
  const draw = <T extends string>(names: readonly T[], one: (name: T) => string) =>
    Object.fromEntries(names.map((name) => [name, one(name)]))
  return {
    icons: drawings ? draw(familiarIcons, drawings.icon) : {},
    scenes: drawings ? draw(sceneNames, (name) => drawings.scene(name, 'Baltimore')) : {},
  }
}
