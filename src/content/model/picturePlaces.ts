import type { Path } from '../problem/source.ts'
import { type Fields, isFields } from '../schema/schema.ts'

/** Where a picture can stand on a site. */
export type PicturePlace = 'hero' | 'prose' | 'card' | 'social' | 'logo'

interface PlaceRoom {
  /** What people call it. */
  name: string
  /** Narrower files look blurred there, in pixels: the width that a phone of 390 px with two pixels to one shows. */
  least: number
  /** Wider files gain nothing there: the box at 1920 px of viewport, with two pixels to one up to 960 px of box. */
  most: number
}

export const picturePlaces: Record<PicturePlace, PlaceRoom> = {
  hero: { name: 'the picture at the top of a page', least: 760, most: 1920 },
  prose: { name: 'a picture beside a text', least: 700, most: 1280 },
  card: { name: 'the picture of a card', least: 600, most: 1280 },
  // Facebook shows anything below 600 pixels as a small square: https://developers.facebook.com/docs/sharing/webmasters/images
  social: { name: 'the picture shown when the page is shared', least: 600, most: 1200 },
  logo: { name: 'the logo in the header', least: 80, most: 416 },
}

/** A photo as a page file writes it. */
export interface FoundPicture {
  src: string
  alt: unknown
  width: unknown
  height: unknown
  path: Path
  place: PicturePlace
}

/** All photos of a page, with the place where each is shown. */
export function findPictures(page: Fields): FoundPicture[] {
  const found: FoundPicture[] = []
  /** The way to the value that is looked at. */
  const steps: (string | number)[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { src } = value as Fields
    if (typeof src === 'string') {
      const { alt, width, height } = value as Fields
      const path = [...steps]
      found.push({ src, alt, width, height, path, place: placeOf(page, path) })
      return
    }
    for (const name in value) {
      const inner = (value as Fields)[name]
      if (typeof inner !== 'object') continue
      steps.push(Array.isArray(value) ? Number(name) : name)
      visit(inner)
      steps.pop()
    }
  }
  visit(page)
  return found
}

function placeOf(page: Fields, path: Path): PicturePlace {
  if (path.length === 1) return 'social'
  const [list, index, field] = path
  const section: unknown =
    list === 'sections' && field === 'image' ? Reflect.get(page.sections as object, index ?? '') : undefined
  if (!isFields(section)) return 'card'
  return section.type === 'hero' ? 'hero' : 'prose'
}
