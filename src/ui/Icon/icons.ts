/** The shapes of all icons, drawn by lucide (ISC licence) on a grid of 24 by 24; only what is written into pages reaches visitors. */
import type { IconNode } from 'lucide'
// In one file, as reading the 2,000 files that its index names takes half a second.
import lucide from 'lucide/dist/cjs/lucide.js'

/** The shapes of an icon, `shield-check`; undefined where there is none of the name. */
export function iconNode(name: string): IconNode | undefined {
  const key = name.replace(/(?:^|-)(.)/g, (_whole, letter: string) => letter.toUpperCase())
  return Object.hasOwn(lucide.icons, key) ? lucide.icons[key] : undefined
}
