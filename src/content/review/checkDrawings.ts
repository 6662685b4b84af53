import type { PictureFiles } from '../model/files/pictureFile.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import { quoted } from '../wording/phrases.ts'

/** Whether a file is a drawing by its name, as browsers judge it. */
export const isDrawing = (file: string): boolean => /\.svg$/i.test(file)

/**
 * Refuses drawings of public/ that contain a program, and those whose end is missing, which browsers do not show. Opened
 * by its address, the program would run with the same rights as pages of the site, because GitHub Pages sends no content
 * security policy.
 *
 * @param assets the files of public/ as addresses
 */
export function checkDrawings(assets: Iterable<string>, pictures: PictureFiles): Problem[] {
  return [...assets].sort().flatMap((asset): Problem[] => {
    const { program, isCutOff } = (isDrawing(asset) && pictures.get(asset)) || {}
    const file = `public${asset}`
    return [
      ...(program === undefined
        ? []
        : [
            problemOfFile(file, {
              code: 'drawing-with-program',
              message: `This drawing holds a program (${quoted(program)}), which would run on your visitors' devices.`,
              fix: 'Save it again as a plain drawing (in Inkscape: "Plain SVG"), or as PNG. If it came from somebody you do not know, delete it.',
            }),
          ]),
      ...(isCutOff === true
        ? [
            problemOfFile(file, {
              code: 'unusable-picture',
              message: 'The end of this drawing is missing, so browsers do not show it.',
              fix: 'The copy or the upload broke off: put the file into its place again.',
            }),
          ]
        : []),
    ]
  })
}
