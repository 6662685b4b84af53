import type { Path } from '../problem/source.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { valueAt } from '../schema/schemaAt.ts'

/** The positions in which a site can show a picture. */
type PicturePlace = 'hero' | 'prose' | 'card' | 'gallery' | 'portrait' | 'thumb' | 'mark' | 'poster' | 'social' | 'logo'

interface PlaceRoom {
  /** Its name in messages. */
  name: string
  /**
   * Minimum width of the file in pixels; narrower files look blurred. It is the rendered width on a phone of 390 px
   * with two device pixels per pixel.
   */
  least: number
  /**
   * Width in pixels beyond which a file gains nothing: the box at a viewport of 1920 px, with two device pixels per
   * pixel up to a box of 960 px.
   */
  most: number
}

export const picturePlaces: Record<PicturePlace, PlaceRoom> = {
  hero: { name: 'the picture at the top of a page', least: 760, most: 1920 },
  prose: { name: 'a picture beside a text', least: 700, most: 1280 },
  card: { name: 'the picture of a card', least: 600, most: 1280 },
  // Opens over the page, as wide as the screen.
  gallery: { name: 'a picture of a gallery', least: 760, most: 1920 },
  portrait: { name: 'a portrait', least: 600, most: 960 },
  thumb: { name: 'a small round portrait', least: 112, most: 400 },
  mark: { name: 'a logo of a gallery', least: 160, most: 640 },
  poster: { name: 'the picture of a video or frame', least: 760, most: 1920 },
  // Facebook shows pictures below 600 pixels as a small square:
  // https://developers.facebook.com/docs/sharing/webmasters/images
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

/** Returns all photos of a page, each with its position. */
export function findPictures(page: Fields): FoundPicture[] {
  const findIn = (value: unknown, path: Path): FoundPicture[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => findIn(item, [...path, index]))
    if (!isFields(value)) return []
    const { src, alt, width, height } = value
    if (typeof src === 'string') return [{ src, alt, width, height, path, place: placeOf(page, path) }]
    return Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' ? findIn(inner, [...path, name]) : [],
    )
  }
  return findIn(page, [])
}

/** The positions of pictures by section type, except for cards. */
const placesOfTypes: Record<string, (section: Fields) => PicturePlace> = {
  hero: () => 'hero',
  prose: () => 'prose',
  ctaBand: () => 'prose',
  gallery: ({ layout }) => (layout === 'logos' ? 'mark' : 'gallery'),
  team: () => 'portrait',
  testimonials: () => 'thumb',
  video: () => 'poster',
  embed: () => 'poster',
}

function placeOf(page: Fields, path: Path): PicturePlace {
  if (path.length === 1) return 'social'
  const [list, index] = path
  const section = list === 'sections' ? valueAt(page, [list, index ?? '']) : undefined
  if (!isFields(section) || typeof section.type !== 'string') return 'card'
  return Object.hasOwn(placesOfTypes, section.type) ? (placesOfTypes[section.type]?.(section) ?? 'card') : 'card'
}
