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
import type { Session } from '../session/openEditing.ts'
import { openKnownSite } from './knownSite.ts'
import type { MadePage } from './madePages.ts'
import { type DrawnPage, openPageDrawing, type Renderer } from './pageDrawing.ts'
import { openSharedPictures } from './sharedPictures.ts'
import { openTypedTheme } from './typedTheme.ts'
import { openViewFaults } from './viewFaults.ts'

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
    ...{ check, theme, model: known.model },
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
      // Where it still differs, its new text has a mistake, and the one before is gone.
      return unlessChanged(() => drawPage(file))?.drawn
    },
  }
}

/** What is drawn; undefined where a file has been saved since it was read. */
function unlessChanged<T>(draw: () => T): { drawn: T } | undefined {
  try {
    return { drawn: draw() }
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return undefined
  }
}

/** All icons and scenes by their names; none while what draws them is being built. */
function drawAll(drawings: Drawings | undefined): ReturnType<SiteView['drawings']> {
  const draw = <T extends string>(names: readonly T[], one: (name: T) => string) =>
    Object.fromEntries(names.map((name) => [name, one(name)]))
  return {
    icons: drawings ? draw(familiarIcons, drawings.icon) : {},
    scenes: drawings ? draw(sceneNames, (name) => drawings.scene(name, 'Baltimore')) : {},
  }
}
