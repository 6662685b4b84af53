import type { FoundPicture } from '../../model/picturePlaces.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Fields } from '../../schema/schema.ts'
import { valueAt } from '../../schema/schemaAt.ts'
import { quoted } from '../../wording/phrases.ts'

interface Portrait extends Pick<FoundPicture, 'src' | 'path'> {
  alt: string
  name: string
}

/**
 * Finds portraits left in a copied entry of a team: the same file for another person, or a description that names
 * another person of the team. A photo of two people may have the same description in both entries.
 */
export function findSharedPortraits(page: Fields, pictures: readonly FoundPicture[]): Mistake[] {
  const portraits = pictures.flatMap((picture): Portrait[] => {
    const name = picture.place === 'portrait' ? valueAt(page, [...picture.path.slice(0, -1), 'name']) : undefined
    return typeof name === 'string' && typeof picture.alt === 'string' ? [{ ...picture, alt: picture.alt, name }] : []
  })
  return portraits.flatMap((portrait, index): Mistake[] => {
    const same = portraits.slice(0, index).find((other) => other.src === portrait.src && isOther(other, portrait))
    if (same) return [tellSame(portrait, same)]
    const named = peopleBeside(page, portrait).find((name) => says(portrait.alt, name))
    return named === undefined || namesOwn(portrait) ? [] : [tellNamed(portrait, named)]
  })
}

const plain = (words: string) => words.trim().toLowerCase()
const isOther = (one: Portrait, other: Portrait) => one.name !== other.name && plain(one.alt) !== plain(other.alt)
const says = (alt: string, name: string) => name.includes(' ') && plain(alt).includes(plain(name))
/** One word of the person's name is enough: "Anna at the desk of Tom Bell". */
const namesOwn = ({ alt, name }: Portrait) =>
  plain(name)
    .split(/\s+/)
    .some((word) => word.length > 2 && plain(alt).includes(word))

/** The names of the other people in the same team. */
function peopleBeside(page: Fields, { path, name }: Portrait): string[] {
  const items = valueAt(page, path.slice(0, -2))
  const names = Array.isArray(items) ? items.map((_, index) => valueAt(items, [index, 'name'])) : []
  return names.filter((other) => typeof other === 'string').filter((other) => plain(other) !== plain(name))
}

const tellSame = ({ src, name, path }: Portrait, first: Portrait): Mistake => ({
  path: [...path, 'src'],
  code: 'portrait-of-other',
  message: `${quoted(src)} is shown as ${name} and as ${first.name}.`,
  fix: 'Write the name of the right picture, or leave "image" out until there is one.',
  also: { path: [...first.path, 'src'], message: 'The other person is here.' },
})

const tellNamed = ({ alt, name, path }: Portrait, other: string): Mistake => ({
  path: [...path, 'alt'],
  code: 'portrait-of-other',
  message: `The description ${quoted(alt)} speaks of ${other}, and this is the picture of ${name}.`,
  fix: 'Say what this picture shows, with the name of the person.',
})
