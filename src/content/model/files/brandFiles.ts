/**
 * Files of `public/` that every page references: the icons of a site, and its picture. Files that a site does not have
 * are not referenced, because Ashlar's own show the sign and name of another company.
 */
export const brandFiles = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'social.png'] as const
export type BrandFile = (typeof brandFiles)[number]

/**
 * Returns the brand files that a site has.
 *
 * @param assets files of `public/` as addresses, `/social.png`
 */
export function findBrandFiles(assets: ReadonlySet<string>): BrandFile[] {
  return brandFiles.filter((name) => assets.has(`/${name}`))
}
