import type { Page } from '../../../../schemas/index.ts'
import { pinOf } from '../../model/pins.ts'
import type { Mistake } from '../../problem/mistake.ts'

/** Finds lists that should start with the nearest town, on a page without a location. */
export function checkNear({ location, sections }: Page): Mistake[] {
  if (pinOf(location)) return []
  return sections.flatMap((section, index): Mistake | [] => {
    const source = 'source' in section ? section.source : undefined
    if (source?.near !== true) return []
    return {
      path: ['sections', index, 'source', 'near'],
      code: 'near-without-place',
      pageDecides: true,
      message: `"near" puts the nearest towns first, and this page ${location ? 'does not say where its town is' : 'is about no town'}.`,
      fix: location
        ? 'Add "latitude" and "longitude" to the location block, or delete "near".'
        : 'Delete "near", or add a location block with "latitude" and "longitude".',
    }
  })
}
