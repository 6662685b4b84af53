import { createContext, type ReactElement, useContext } from 'react'

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
  name: IslandName
  /** The element that the island's `mount` hydrates in the browser. */
  children: ReactElement
}

/** Turns an island's element into HTML that can be hydrated; `src/page/renderPage.tsx` supplies it. */
export type RenderIsland = (name: IslandName, element: ReactElement) => string

export const IslandRenderer = createContext<RenderIsland | undefined>(undefined)

/**
 * The place of an island in static HTML. Its content is a React root of its own, so that everything around it can
 * stay plain HTML in the browser.
 */
export function Island({ name, children }: IslandProps) {
  const render = useContext(IslandRenderer)
  if (!render) throw new Error(`The island "${name}" stands outside a page`)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
    <div data-island={name} dangerouslySetInnerHTML={{ __html: render(name, children) }} />
  )
}
