import { createContext, type ReactElement, useContext } from 'react'
import type { OwnSectionType } from '../../schemas/index.ts'

/** Sections that run in the browser. */
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
  /** What `mount` needs beside the HTML; the page holds it as JSON. */
  data?: unknown
}

/**
 * Turns an island's element into HTML that can be hydrated; `src/page/render/renderPage.tsx` supplies it.
 *
 * @returns `ids` begins the ids that `useId` gives in it
 */
export type RenderIsland = (name: string, element: ReactElement) => { html: string; ids: string }

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined)

/**
 * The place of an island in static HTML. Its content is a React root of its own, so that everything around it can
 * stay plain HTML in the browser.
 */
export function Island({ name, children, data }: IslandProps) {
  const render = useContext(IslandRenderer)
  if (!render) throw new Error(`The island "${name}" stands outside a page`)
  const { html, ids } = render(name, children)
  const given = data === undefined ? {} : { 'data-ids': ids, 'data-props': JSON.stringify(data) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
  return <div data-island={name} {...given} dangerouslySetInnerHTML={{ __html: html }} />
}
