import { createElement } from 'react'
import type { IconName } from '../../schemas/index.ts'
import { icon } from './Icon.styles.ts'
import { icons } from './icons.ts'

/** A small line drawing beside a title, which says the same in words. */
export function Icon({ name }: { name: IconName }) {
  const shapes = icons[name]
  const paths = shapes.flatMap(([tag, { d }]) => (tag === 'path' && d !== undefined ? [String(d)] : []))
  return (
    <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths.map(startAbsolutely).join('')} />
      {shapes
        .filter(([tag]) => tag !== 'path')
        .map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}

/**
 * Path data that can follow other path data: a first `m` counts from the origin only at the very beginning, and what
 * follows it without a letter are lines in the same mode (SVG 2, 9.3.3).
 */
function startAbsolutely(data: string): string {
  return data.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)[ ,]?(?=([-.\d])?)/, (_whole, point: string, next?: string) =>
    next === undefined ? `M${point}` : `M${point}l`,
  )
}
