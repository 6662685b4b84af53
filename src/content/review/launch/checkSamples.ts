import type { Site } from '../../../../schemas/index.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'
import { quoted } from '../../wording/phrases.ts'

/** The company of the sample site that Ashlar includes. */
const sampleCompany = 'Marblestep'

/**
 * Finds icons and pictures that still show the logo of the sample company although the site has another name.
 *
 * @param samples the files of public/ that are the builder's own, `/favicon.svg`
 */
export function checkSamples({ company }: Site, samples: Iterable<string>): Problem[] {
  if (company.name === sampleCompany) return []
  return [...samples].map((address) =>
    problemOfFile(`public${address}`, {
      code: 'sample-picture',
      ...(address === '/social.png'
        ? {
            message: `This picture still shows the name of ${quoted(sampleCompany)}, the sample company, wherever a page is shared.`,
            fix: `Put a picture of ${company.name} in its place, 1200 by 630 pixels, or delete it: then the pages are shared with pictures that bear your name.`,
          }
        : {
            message: `This icon is still the sign of ${quoted(sampleCompany)}, the sample company.`,
            fix: `Put one of ${company.name} in its place under the same name, or delete it: then browsers show a sign of their own.`,
          }),
    }),
  )
}
