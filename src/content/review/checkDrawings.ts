import type { PictureFiles } from '../model/files/pictureFile.ts'
import type { Problem } from '../problem/problem.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Refuses drawings of public/ that hold a program: opened by its address, it would run with all that pages of the site may
 * do, as GitHub Pages sends no policy.
 *
 * @param assets files of public/ as addresses
 */
export function checkDrawings(assets: Iterable<string>, pictures: PictureFiles): Problem[] {
  return [...assets].sort().flatMap((asset): Problem[] => {
    const program = /\.svg$/i.test(asset) ? pictures.get(asset)?.program : undefined
    if (program === undefined) return []
    return [
      {
        file: `public${asset}`,
        start: 0,
        end: 0,
        code: 'drawing-with-program',
        severity: 'error',
        message: `This drawing holds a program (${quoted(program)}), which would run on your visitors' devices.`,
        fix: 'Save it again as a plain drawing (in Inkscape: "Plain SVG"), or as PNG. If it came from somebody you do not know, delete it.',
      },
    ]
  })
}
