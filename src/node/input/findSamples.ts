import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrandFiles } from '../../content/model/files/brandFiles.ts'
import { hashOf } from '../disk/hashOf.ts'

/** Hashes of the icons and the picture that Ashlar brings; those of earlier versions stay in the list. */
const samples: ReadonlySet<string> = new Set([
  'qPuYTrX0oYGdy46aws70G5', // favicon.svg
  'patyQmuBaElBaka3OWjBSk', // apple-touch-icon.png
  'ZOJprEu3uCxU7z78o6xY6j', // icon-192.png
  'e8Cpi3FG5-bUwB4807n2O8', // icon-512.png
  'ArCzSKdTEx3dslNxmuYhZ8', // social.png
])

/**
 * The icons and the picture of a site that are still Ashlar's own, as addresses: they bear the sign and the name of its
 * sample company.
 *
 * @param folder public/ of the site
 * @param assets its files as addresses, `/social.png`
 */
export function findSamples(folder: string, assets: ReadonlySet<string>): string[] {
  return findBrandFiles(assets).flatMap((name) => (isSample(join(folder, name)) ? [`/${name}`] : []))
}

/** A file that cannot be read is no sample. */
function isSample(file: string): boolean {
  try {
    return samples.has(hashOf(readFileSync(file)))
  } catch {
    return false
  }
}
