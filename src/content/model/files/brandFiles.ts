/**
 * Files of `public/` that pages name without being told to: the icons of a site, and the picture that stands for it. Those
 * that a site does not bring are not named; Ashlar's own bear the sign and the name of another company.
 */
export const brandFiles = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'social.png'] as const
export type BrandFile = (typeof brandFiles)[number]

/** @param assets files of `public/` as addresses, `/social.png` */
export function findBrandFiles(assets: ReadonlySet<string>): BrandFile[] {
  return brandFiles.filter((name) => assets.has(`/${name}`))
}
