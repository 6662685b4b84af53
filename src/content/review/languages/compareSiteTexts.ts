import type { Site } from '../../../../schemas/index.ts'
import { waitsTold } from '../../facts/told/waitsTold.ts'
import { configFile } from '../../model/files/configFile.ts'
import { baseOf } from '../../model/languageCode.ts'
import { englishName, tagOf } from '../../model/languages.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { valueAt } from '../../schema/schemaAt.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { findDiffering, sayDiffering } from './findDiffering.ts'

/** Paths of texts of the site, each with its path in an additional language. */
const texts = [
  [
    ['company', 'tagline'],
    ['company', 'tagline'],
  ],
  [
    ['company', 'description'],
    ['company', 'description'],
  ],
  [
    ['company', 'responseTime'],
    ['company', 'responseTime'],
  ],
  [['notice', 'text'], ['notice']],
  [
    ['footer', 'text'],
    ['footer', 'text'],
  ],
]

/** Finds texts of the configuration that tell another price, time, day or number than in the language of the site. */
export const compareSiteTexts = (site: Site): Mistake[] =>
  Object.keys(site.languages ?? {}).flatMap((code) =>
    texts.flatMap(([at = [], inLanguage = []]): Mistake | [] => {
      const path = ['languages', code, ...inLanguage]
      const [own, theirs] = [valueAt(site, path), valueAt(site, at)]
      if (typeof own !== 'string' || typeof theirs !== 'string') return []
      const [tongue, theirTongue] = [tongueOf(code), tongueOf(tagOf(site, undefined))]
      const readings = [
        { tongue, isPrice: false },
        { tongue: theirTongue, isPrice: false },
      ] as const
      const found = findDiffering([own, theirs], readings) ?? differingWaits(own, theirs)
      if (!found) return []
      return {
        path,
        span: { start: found.own.start, end: found.own.end },
        code: 'site-told-otherwise',
        message: `${sayDiffering(found, [own, theirs], `the ${englishName(baseOf(tagOf(site, undefined)))} of ${configFile}`)}.`,
        fix: 'Write in both the one that is right.',
        also: { path: at, message: 'The other one stands here.' },
      }
    }),
  )

/** Finds the only working days or hours of two texts, if they differ. */
function differingWaits(own: string, theirs: string): ReturnType<typeof findDiffering> {
  const [here, there] = [own, theirs].map(waitsTold)
  const [mine, other] = [here?.[0], there?.[0]]
  if (!mine || !other || here?.length !== 1 || there?.length !== 1 || mine.hours === other.hours) return undefined
  return { what: 'time', own: { ...mine, readings: [] }, theirs: { ...other, readings: [] } }
}
