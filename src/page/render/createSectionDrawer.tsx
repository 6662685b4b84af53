import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SectionModel, TextMap } from '../../content/model/pageModel.ts'
import { IconRenderer } from '../../ui/Icon/Icon.tsx'
import { IslandRenderer } from '../../ui/Island.tsx'
import { SceneFiles, SceneRenderer } from '../../ui/Scene.tsx'
import type { SpokenWords } from '../../ui/words/Words.tsx'
import { firstScreenEnd, type PageAssets } from '../HeadTags.tsx'
import { isOwnView, SectionView } from '../SectionView.tsx'
import { ViewFault } from '../ViewFault.ts'
import type { Drawer, Drawings } from './createDrawer.ts'
import { createSheetLinks } from './createSheetLinks.tsx'
import { finishMarkup, islandRenderer } from './finishMarkup.ts'
import { noTexts } from './partTexts.ts'
import { speak } from './speak.tsx'

interface SectionDrawerOptions {
  assets: PageAssets
  drawings: Drawings
  draw: Drawer
  /** Where the props of each section type contain texts. */
  sectionTexts: Readonly<Record<string, TextMap>> | undefined
}

interface DrawnSections {
  main: string
  preloads: string
}

/**
 * Creates a function that renders the sections of a page as plain HTML; only islands are React roots. It returns the
 * content of `<main>`, and the preload links of pictures for the head.
 */
export function createSectionDrawer({ assets, drawings, draw, sectionTexts }: SectionDrawerOptions) {
  const linkSheets = createSheetLinks(assets)

  const drawSection = (section: SectionModel, firstIsland: number, spoken: SpokenWords) =>
    draw(
      {
        name: `section ${firstIsland} ${spoken.language}`,
        texts: { fields: { props: sectionTexts?.[section.type] ?? noTexts } },
        draw: (section) =>
          finishMarkup(
            renderView(
              section.type,
              <Surroundings drawings={drawings} scenes={assets.scenes} firstIsland={firstIsland} spoken={spoken}>
                <SectionView section={section} />
              </Surroundings>,
            ),
          ),
      },
      section,
    )

  return (sections: readonly SectionModel[], spoken: SpokenWords): DrawnSections => {
    const html: string[] = []
    let [preloads, islands] = ['', 0]
    for (const section of sections) {
      const drawn = drawSection(section, islands, spoken)
      if (drawn.includes('<div data-island="')) islands++
      const [preload = ''] = imagePreloads.exec(drawn) ?? []
      preloads += preload
      html.push(drawn.slice(preload.length))
    }
    const critical = sections[0]?.type === 'hero' ? 1 : 0
    const { first, others } = linkSheets({ sections, html }, critical)
    const firstScreen = first + html.slice(0, critical).join('')
    // A stylesheet may be linked in the body and blocks only what follows it
    // (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet), so a hero paints while the sheet is
    // fetched.
    return { main: firstScreen + endFirstScreen(others) + html.slice(critical).join(''), preloads }
  }
}

interface SurroundingsProps {
  drawings: Drawings
  scenes: PageAssets['scenes']
  /** The number of the section's first island within its page. */
  firstIsland: number
  spoken: SpokenWords
  children: ReactElement
}

/** The contexts that components use: drawings, icons, the words of the language, and the renderer of islands. */
function Surroundings({ drawings, scenes, firstIsland, spoken, children }: SurroundingsProps) {
  return (
    <IslandRenderer value={islandRenderer(firstIsland, (island) => speak(spoken, island))}>
      <SceneRenderer value={drawings.scene}>
        <SceneFiles value={scenes}>
          <IconRenderer value={drawings.icon}>{speak(spoken, children)}</IconRenderer>
        </SceneFiles>
      </SceneRenderer>
    </IslandRenderer>
  )
}

/**
 * The parser stops at each linked sheet until it has loaded, so the first paint would wait for sheets before the mark.
 */
const endFirstScreen = (sheets: string) => sheets.replace('<link ', `<link id="${firstScreenEnd}" `)

/** Renders a section as HTML. Throws a ViewFault if a component of the site itself fails. */
function renderView(type: string, section: ReactElement): string {
  try {
    return renderToStaticMarkup(section)
  } catch (error) {
    if (isOwnView(type)) throw new ViewFault(type, error)
    throw error
  }
}

/** React writes preload links for the pictures of the first screen before the rendered element, or into its head. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/
