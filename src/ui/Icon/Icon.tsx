import { createContext, createElement, useContext } from 'react'
import type { IconName } from '../../../schemas/index.ts'
import { icon } from './Icon.styles.ts'
import { icons } from './icons.ts'

/** Draws the lines of an icon to HTML; the build supplies one that draws each only once. */
export type DrawIcon = (name: IconName) => string

export const IconRenderer = createContext<DrawIcon | undefined>(undefined)

/** A small line drawing beside a title, which says the same in words. */
export function Icon({ name }: { name: IconName }) {
  const draw = useContext(IconRenderer)
  const frame = { className: icon.root, viewBox: '0 0 24 24' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
  if (draw) return <svg {...frame} aria-hidden="true" dangerouslySetInnerHTML={{ __html: draw(name) }} />
  return (
    <svg {...frame} aria-hidden="true">
      <IconLines name={name} />
    </svg>
  )
}

/** The lines of an icon without its frame. */
export function IconLines({ name }: { name: IconName }) {
  const shapes = icons[name]
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
 * Path data that can follow other path data: a first `m` counts from the origin only at the very beginning, and what
 * follows it without a letter are lines in the same mode (SVG 2, 9.3.3).
 */
function startAbsolutely(data: string): string {
  return data.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)[ ,]?(?=([-.\d])?)/, (_whole, point: string, next?: string) =>
    next === undefined ? `M${point}` : `M${point}l`,
  )
}
