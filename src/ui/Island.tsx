import { createContext, type ReactElement, useContext } from 'react'
import type { OwnSectionType } from '../../schemas/index.ts'

/** Names of the sections that run code in the browser. */
export type IslandName =
  | 'faq'
  | 'form'
  | 'quoteForm'
  | 'contactForm'
  | 'comingSoon'
  | 'map'
  | 'scopeOfWork'
  | 'gallery'
  | 'frame'

interface IslandProps {
  name: IslandName | OwnSectionType
  /** The element that the island's `mount` hydrates in the browser. */
  children: ReactElement
  /** Data that `mount` needs in addition to the HTML; the page contains it as JSON. */
  data?: unknown
}

/**
 * Renders an island's element as HTML that can be hydrated; `src/page/render/createSectionDrawer.tsx` supplies it.
 *
 * @returns the HTML, and in `ids` the prefix of the ids that `useId` generates in it
 */
export type RenderIsland = (name: string, element: ReactElement) => { html: string; ids: string }

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined)

/**
 * An island in static HTML. Its content is a separate React root, so that everything around it can stay plain HTML in
 * the browser.
 */
export function Island({ name, children, data }: IslandProps) {
  const render = useContext(IslandRenderer)
  if (!render) throw new Error(`The island "${name}" stands outside a page`)
  const { html, ids } = render(name, children)
  const given = data === undefined ? {} : { 'data-ids': ids, 'data-props': JSON.stringify(data) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
  return <div data-island={name} {...given} dangerouslySetInnerHTML={{ __html: html }} />
}
