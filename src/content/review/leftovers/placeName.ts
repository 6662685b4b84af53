import type { SitePage } from '../../model/siteModel.ts'

/** A name that belongs to some towns: what a copied page may still say. */
export interface PlaceName {
  /** As the first of its towns writes it. */
  text: string
  /** Its words in small letters without accents, with a space between them: what tells it from other names. */
  key: string
  kind: 'city' | 'county' | 'ZIP code' | 'road'
  /** Pages whose `location` block has it, in the order of the files. */
  owners: Set<SitePage>
  /** All ways to write it, as words. */
  spellings: readonly (readonly string[])[]
}
