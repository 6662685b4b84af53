import type { ReactNode } from 'react'

/**
 * Replaces markdown-to-jsx, with which rjsf renders descriptions (31 kB gzip). Our forms have no descriptions, so the
 * text is returned unchanged.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
