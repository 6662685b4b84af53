import type { PictureFiles } from '../model/files/pictureFile.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Refuses drawings of public/ that contain a program. Opened by its address, the program would run with the same rights
 * as pages of the site, because GitHub Pages sends no content security policy.
 *
 * @param assets the files of public/ as addresses
 */
export function checkDrawings(assets: Iterable<string>, pictures: PictureFiles): Problem[] {
  return [...assets].sort().flatMap((asset): Problem | [] => {
    const program = /\.svg$/i.test(asset) ? pictures.get(asset)?.program : undefined
    if (program === undefined) return []
    return problemOfFile(`public${asset}`, {
      code: 'drawing-with-program',
      message: `This drawing holds a program (${quoted(program)}), which would run on your visitors' devices.`,
      fix: 'Save it again as a plain drawing (in Inkscape: "Plain SVG"), or as PNG. If it came from somebody you do not know, delete it.',
    })
  })
}
