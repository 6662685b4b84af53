import { isPageFile } from '../../../content/model/files/pageAddress.ts'
import type { PlacedBlock } from '../../../content/model/files/siteBlocks.ts'
import type { PageModel } from '../../../content/model/pageModel.ts'
import { sizesOfFiles } from '../../../content/model/pictureModel.ts'
import { pagesByFile, withPage } from '../../../content/model/siteModel.ts'
import type { ComposedText } from '../../../content/problem/composedText.ts'
import { resolvePage } from '../../../content/resolve/resolvePage.ts'
import { type TokenValues, tokenValues } from '../../../content/text/tokens.ts'
import type { sceneMarkup } from '../../../page/render/sceneMarkup.tsx'
import type { Drawings } from '../marks/markModel.ts'
import type { Mark } from '../marks/marks.ts'
import { renderMarked } from '../marks/renderMarked.ts'
import type { SharedPicture } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import { openDraftPages } from './draftPages.ts'
import type { KnownSite } from './knownSite.ts'
import { composeMade, type MadePage, placeInMade } from './madePages.ts'
import type { SharedPictures } from './sharedPictures.ts'
import type { ViewFaults } from './viewFaults.ts'

/** The page renderer of the built site. */
export interface Renderer {
  render(model: PageModel): string
  drawings: Drawings
  sceneMarkup: typeof sceneMarkup
}

export interface DrawnPage {
  html: string
  /** True if the page is rendered as it was before a mistake. */
  stale: boolean
  resolved: PageModel
  tokens: TokenValues
  blocks: readonly PlacedBlock[]
  shared: SharedPicture | undefined
}

interface DrawingParts {
  session: Session
  known: KnownSite
  faults: ViewFaults
  shared: SharedPictures
  renderer(): Renderer | undefined
}

/**
 * Creates the function that renders a page with marks, from its current text or from before a mistake. The function
 * returns undefined if neither can be rendered. If a file was saved after the last check, it throws an error that
 * `isFileChanged` recognizes.
 */
export function openPageDrawing(parts: DrawingParts): (file: string) => DrawnPage | undefined {
  const { session, known, faults, shared, renderer } = parts
  const draftPages = openDraftPages(session)
  return (file) => {
    if (!known.model()) known.check()
    const [model, found, drawing] = [known.model(), known.found(), renderer()]
    if (!model || !found || !drawing || !isPageFile(file)) return undefined
    const text = composedOf(parts, file)?.text ?? (known.made().has(file) ? undefined : session.text(file))
    const now = text === undefined ? undefined : draftPages.read(file, text, found)
    const page = now ?? draftPages.before(file) ?? pagesByFile(model).get(file)
    if (!page) return undefined
    const shown = withPage(model, page)
    const options = { year: new Date().getFullYear(), pictures: sizesOfFiles(found.pictures) }
    const resolved = resolvePage(shown, page, options)
    const settle = known.made().size > 0 ? { settle: settleMarks(parts, file) } : {}
    const draw = () => renderMarked({ ...drawing, model: shown, page, resolved, ...settle })
    const html = faults.drawUnlessThrown(file, draw, found.sources)
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
}

/** The text of a file including its draft; empty if there is no such file. */
const textNow = ({ session, known }: DrawingParts, file: string): string =>
  session.text(file) ?? known.found()?.sources.read(file) ?? ''

/** The text of a page that a template generates. Undefined for a written page, or if one of its files has a mistake. */
function composedOf(parts: DrawingParts, file: string): ComposedText | undefined {
  const made = parts.known.made().get(file)
  const files = () => parts.known.found()?.sources.files() ?? []
  return made && composeMade(made, { files, read: (name) => textNow(parts, name) })
}

/** Creates the function that locates the source of a text, because a generated page has no file. */
const settleMarks = (parts: DrawingParts, file: string) => {
  const made = parts.known.made()
  return (mark: Mark): Mark => {
    const placed = placeMark(parts, made.get(mark.file ?? file), mark)
    return placed.file === made.get(file)?.template ? { ...placed, file: undefined } : placed
  }
}

function placeMark(parts: DrawingParts, page: MadePage | undefined, mark: Mark): Mark {
  const composed = page && composedOf(parts, page.file)
  return composed ? placeInMade(page, composed, (name) => textNow(parts, name))(mark) : mark
}
