import type { ReactNode } from 'react'

/**
 * Takes the place of markdown-to-jsx, which rjsf draws descriptions with (31 kB gzip); no form of ours has one, so the
 * text stays as it is.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
