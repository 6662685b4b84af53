import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** The lines of an icon without its `<svg>`. */
export function IconLines({ shapes }: { shapes: IconNode }) {
  const paths = shapes.flatMap(([tag, { d }]) => (tag === 'path' && d !== undefined ? [String(d)] : []))
  return (
    <>
      <path d={paths.map(startAbsolutely).join('')} />
      {shapes
        .filter(([tag]) => tag !== 'path')
        .map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </>
  )
}

/**
 * Returns path data that can follow other path data: an initial `m` is absolute only at the very beginning, and the
 * numbers that follow it without a letter are lines in the same mode (SVG 2, 9.3.3).
 */
function startAbsolutely(data: string): string {
  return data.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)[ ,]?(?=([-.\d])?)/, (_whole, point: string, next?: string) =>
    next === undefined ? `M${point}` : `M${point}l`,
  )
}
