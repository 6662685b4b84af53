import type { Site } from '../../../../schemas/index.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import { companyIn } from '../../model/offices/companyIn.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { findPageTexts, isWording } from '../../schema/findTexts.ts'
import { stepInto } from '../../schema/schemaAt.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { pairSections } from './compareFacts.ts'
import { type Differing, type Fact, findDiffering, sayDiffering, tellsFact } from './findDiffering.ts'

/** A fact that a text of a page and that of its translation say differently. */
export interface TextDifference extends Differing {
  page: SitePage
  original: SitePage
  path: Path
  theirPath: Path
  /** The two texts. */
  value: string
  theirValue: string
}

interface Texts {
  site: Site
  types: SectionTypes
}

/** Finds the facts that the texts of a translation and of its original say differently, at most one per text. */
export function compareTexts(page: SitePage, original: SitePage, { site, types }: Texts): TextDifference[] {
  const textsOf = (from: SitePage) => findPageTexts(readPage(from), types, isWording)
  const pairs = new Map(
    pairSections(readPage(page).sections, readPage(original).sections).map(({ index, at }) => [index, at]),
  )
  const theirs = new Map(textsOf(original).map((text) => [text.path.join('/'), text]))
  const [tongue, theirTongue] = [page, original].map(({ path }) => tongueOf(tagOf(site, languageAt(site, path))))
  return textsOf(page).flatMap(({ path, field, value }): TextDifference[] => {
    const [first, index, ...rest] = path
    const at = first === 'sections' ? pairs.get(Number(index)) : undefined
    const theirPath = first !== 'sections' ? path : at === undefined ? [] : ['sections', at, ...rest]
    const other = theirs.get(theirPath.join('/'))
    // In a list with an entry more, the entries behind it stand beside others.
    if (!other || isInOtherList([readPage(page), path], [readPage(original), theirPath])) return []
    const isPrice = field === 'price'
    const found = findDiffering(
      [value, other.value],
      [
        { tongue, isPrice },
        { tongue: theirTongue, isPrice },
      ],
    )
    return found ? [{ ...found, page, original, path, theirPath, value, theirValue: other.value }] : []
  })
}

/** Whether a list around two texts, except that of the sections, has more entries on one page than on the other. */
function isInOtherList([own, path]: [value: unknown, path: Path], [theirs, theirPath]: [value: unknown, path: Path]) {
  const lengthsOn = (value: unknown, steps: Path, lengths: number[] = []): number[] => {
    const [step, ...rest] = steps
    if (step === undefined) return lengths
    return lengthsOn(stepInto(value, step), rest, Array.isArray(value) ? [...lengths, value.length] : lengths)
  }
  const [here, there] = [lengthsOn(own, path), lengthsOn(theirs, theirPath)]
  return here.some((length, index) => (path[0] !== 'sections' || index > 0) && length !== there[index])
}

/**
 * Whether the original rather than its translation is wrong: another part of the original, or the company, says what
 * the translation says, and nothing else says what the text of the original says.
 */
export function isOfOriginal(difference: TextDifference, site: Site): boolean {
  const { page, original, path, theirPath, own, theirs } = difference
  const sideOf = (from: SitePage, skipped: Path) => {
    const code = languageAt(site, from.path)
    const company = companyIn(site.company, code === undefined ? undefined : site.languages?.[code]?.company)
    const texts = [...stringsOf(readPage(from), skipped), ...stringsOf(company)]
    const tongue = tongueOf(tagOf(site, code))
    return (fact: Fact) => texts.some((text) => tellsFact(difference, fact, text, tongue))
  }
  const isThere = sideOf(original, theirPath)
  return isThere(own) && !isThere(theirs) && !sideOf(page, path)(theirs)
}

/** Returns the texts and numbers in a value, except the one at `skipped`. */
function stringsOf(value: unknown, skipped?: Path): string[] {
  if (skipped?.length === 0) return []
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsOf(inner, String(skipped?.[0]) === key ? skipped?.slice(1) : undefined),
  )
}

/** Creates the mistake of a translation, or of its original if that one is wrong. */
export function tellDifference(difference: TextDifference, isOriginal: boolean): Mistake {
  const { what, page, original, path, theirPath, own, theirs, value, theirValue } = difference
  const differing = isOriginal ? { what, own: theirs, theirs: own } : { what, own, theirs }
  const other = isOriginal ? page.file : original.file
  const said = sayDiffering(differing, isOriginal ? [theirValue, value] : [value, theirValue], other)
  return {
    path: isOriginal ? theirPath : path,
    span: { start: differing.own.start, end: differing.own.end },
    code: 'translation-of-other-facts',
    severity: 'warning',
    pageDecides: true,
    comparedFile: other,
    message: `${said}, which ${isOriginal ? 'translates this page' : 'this page translates'}.`,
    fix: 'Write in both the one that is right.',
  }
}
