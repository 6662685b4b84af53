import { createContext, useContext } from 'react'
import type { IconName } from '../../../schemas/index.ts'
import { icon } from './Icon.styles.ts'

/**
 * Renders the lines of an icon as HTML. The page renderer supplies it, so that no browser loads the shapes of 2,000
 * icons.
 */
type DrawIcon = (name: IconName) => string

export const IconRenderer = createContext<DrawIcon | undefined>(undefined)

/** A small line drawing beside a title, which says the same in words. Hydration keeps the HTML of the page. */
export function Icon({ name }: { name: IconName }) {
  const draw = useContext(IconRenderer)
  return (
    <svg
      className={icon.root}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning={!draw}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
      dangerouslySetInnerHTML={{ __html: draw?.(name) ?? '' }}
    />
  )
}
