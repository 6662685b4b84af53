import type { ReactNode } from 'react'
import { grid } from './Grid.styles.ts'

/** Returns how many items at the start of a grid span half of it, so that all following rows of three are full. */
export function largeItems(count: number): number {
  if (count === 1) return 1
  return [0, 4, 2][count % 3] ?? 0
}

interface GridProps {
  children: ReactNode[]
  className?: string | undefined
  /** The sheet that its class needs. */
  sheet?: string | undefined
}

/** A list in rows of two, on wide screens of three, that leaves no item alone in a row, whatever their number. */
export function Grid({ children, className, sheet }: GridProps) {
  return (
    <ul
      className={className ? `${grid.root} ${className}` : grid.root}
      data-large={largeItems(children.length)}
      data-sheet={sheet}
    >
      {children}
    </ul>
  )
}
