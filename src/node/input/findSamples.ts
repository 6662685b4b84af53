import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrandFiles } from '../../content/model/files/brandFiles.ts'
import { hashOf } from '../disk/hashOf.ts'

/** Hashes of Ashlar's sample icons and picture. Those of earlier versions stay in the list. */
const samples: ReadonlySet<string> = new Set([
  'qPuYTrX0oYGdy46aws70G5', // favicon.svg
  'patyQmuBaElBaka3OWjBSk', // apple-touch-icon.png
  'ZOJprEu3uCxU7z78o6xY6j', // icon-192.png
  'e8Cpi3FG5-bUwB4807n2O8', // icon-512.png
  'ArCzSKdTEx3dslNxmuYhZ8', // social.png
])

/**
 * The icons and the picture of a site that are still Ashlar's samples, as URL paths. They show the logo and the name of
 * its sample company.
 *
 * @param folder the site's public/ folder
 * @param assets its files as URL paths, `/social.png`
 */
export function findSamples(folder: string, assets: ReadonlySet<string>): string[] {
  return findBrandFiles(assets).flatMap((name) => (isSample(join(folder, name)) ? [`/${name}`] : []))
}

/** Returns false for an unreadable file. */
function isSample(file: string): boolean {
  try {
    return samples.has(hashOf(readFileSync(file)))
  } catch {
    return false
  }
}
