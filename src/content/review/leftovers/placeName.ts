import type { SitePage } from '../../model/siteModel.ts'

/** A name that belongs to certain towns, which a copied page may still contain. */
export interface PlaceName {
  /** The spelling of the first town with this name. */
  text: string
  /** The words in lower case without accents, separated by spaces. Identifies the name. */
  key: string
  kind: 'city' | 'county' | 'ZIP code' | 'road'
  /** The pages whose `location` object has the name, in file order. */
  owners: Set<SitePage>
  /** All spellings, as words. */
  spellings: readonly (readonly string[])[]
}
