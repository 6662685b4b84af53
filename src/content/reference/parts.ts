import { americanLocation, location } from '../../../schemas/parts/company/location.ts'
import { businessType } from '../../../schemas/parts/company/office.ts'
import { icon } from '../../../schemas/parts/icon.ts'
import { evenPhoto, image, photo } from '../../../schemas/parts/image.ts'
import { action, link } from '../../../schemas/parts/link.ts'
import { source } from '../../../schemas/parts/source.ts'
import type { Schema } from '../schema/schema.ts'

/** A kind of field that occurs in many sections. The reference explains it once. */
interface Part {
  title: string
  /** The anchor of its explanation in the reference. */
  anchor: string
  schema: Schema
}

const parts: readonly Part[] = [
  { title: 'link', anchor: 'links-and-buttons', schema: link },
  { title: 'button', anchor: 'links-and-buttons', schema: action },
  { title: 'picture', anchor: 'pictures', schema: image },
  { title: 'photo', anchor: 'pictures', schema: photo },
  { title: 'photo', anchor: 'pictures', schema: evenPhoto },
  { title: 'icon', anchor: 'icons', schema: icon },
  { title: 'automatic list', anchor: 'automatic-lists', schema: source },
  { title: 'kind of business', anchor: 'kinds-of-businesses', schema: businessType },
  { title: 'town', anchor: 'towns', schema: location },
  { title: 'town', anchor: 'towns', schema: americanLocation },
]

/**
 * Returns the part that a field is based on. The schemas spread a part and give it another title, so the comparison
 * uses the shared members.
 */
export function partOf(schema: Schema): Part | undefined {
  return parts.find(({ schema: part }) => {
    if (part.properties) return part.properties === schema.properties
    if (part.anyOf) return part.anyOf === schema.anyOf
    return part.enum !== undefined && part.enum === schema.enum
  })
}
