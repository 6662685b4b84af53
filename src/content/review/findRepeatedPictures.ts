import type { FoundPicture } from '../model/picturePlaces.ts'
import { rememberFirst } from '../model/remember.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Finds pictures that a gallery shows twice, and two pictures of a page with the same description, one of which is
 * wrong.
 */
export function findRepeatedPictures(pictures: readonly FoundPicture[]): Mistake[] {
  const shown = new Map<string, FoundPicture>()
  const described = new Map<string, FoundPicture>()
  return pictures.flatMap((picture): Mistake[] => {
    const { src, alt, path, place } = picture
    const first =
      place === 'gallery' && path.at(-1) !== 'before'
        ? rememberFirst(shown, `${path.slice(0, 2).join()} ${src}`, picture)
        : undefined
    if (first) return [inGallery(src, [...path, 'src'], first)]
    const said = typeof alt === 'string' ? alt.trim().toLowerCase() : ''
    const other = said === '' || place === 'mark' ? undefined : rememberFirst(described, said, picture)
    return other && other.src !== src ? [ofOther(String(alt), [...path, 'alt'], other)] : []
  })
}

const inGallery = (src: string, path: Path, first: FoundPicture): Mistake => ({
  path,
  code: 'picture-twice',
  message: `This gallery shows ${quoted(src)} twice.`,
  fix: 'Delete one of the two, or write the name of another picture.',
  also: firstAt([...first.path, 'src']),
})

const ofOther = (alt: string, path: Path, first: FoundPicture): Mistake => ({
  path,
  code: 'description-twice',
  message: `Two pictures of this page have the description ${quoted(alt)}.`,
  fix: 'Say what is to be seen on each: people who cannot see them tell them apart by that.',
  also: firstAt([...first.path, 'alt']),
})
