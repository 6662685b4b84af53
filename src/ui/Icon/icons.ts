/**
 * The shapes of all icons, from lucide (ISC licence), on a grid of 24 by 24. Visitors receive only those that pages
 * use.
 */
import type { IconNode } from 'lucide'
// The bundled file, because reading the 2,000 files of the index takes half a second.
import lucide from 'lucide/dist/cjs/lucide.js'

/** Returns the shapes of an icon such as `shield-check`, or undefined if there is none of that name. */
export function iconNode(name: string): IconNode | undefined {
  const key = name.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase())
  return Object.hasOwn(lucide.icons, key) ? lucide.icons[key] : undefined
}
