import type { Section, Site } from '../../../../schemas/index.ts'
import { groupBy } from '../../model/groupBy.ts'
import { englishName, homeOf, languageAt, tagOf } from '../../model/languages.ts'
import { kindAround, kindOf, pagesByPath, readPage, readSections, type SitePage } from '../../model/siteModel.ts'
import type { ProblemCode } from '../../problem/codes/problemCode.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts, isWording, type TextField } from '../../schema/findTexts.ts'
import { oncePer } from '../../schema/oncePer.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { isNameLike, isShareForeign } from '../../text/sentences/findForeign.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import type { FileAges, OriginalsInput } from '../copies/createCopySearch.ts'
import { compareFacts } from './compareFacts.ts'
import { compareTexts, isOfOriginal, type TextDifference, tellDifference } from './compareTexts.ts'
import { fewestWords, wordsIn } from './countWords.ts'
import { createTwinCheck } from './createTwinCheck.ts'
import { isReadAlone, pairOf } from './findOtherTongue.ts'
import { namesOfPage, namesOfSite, withoutNames } from './namesIn.ts'

interface TranslationInput {
  /** All pages. */
  pages: readonly SitePage[]
  site: Site
  types: SectionTypes
  /** How long ago files were changed, according to their history. If omitted, ages are not checked. */
  readRevisions?: OriginalsInput['readAges']
}

/**
 * Creates a function that checks a translated page: whether it can be a translation, whether its original was changed
 * later, which texts are still in the other language, and whether it has all sections of its original.
 */
export function createTranslationCheck(input: TranslationInput): (page: SitePage) => Mistake[] {
  const { pages, site, types, readRevisions } = input
  const byPath = pagesByPath(pages)
  const judgeTwins = createTwinCheck(input)
  const translations = groupBy(
    pages.filter(({ path, page }) => page.translates !== undefined && languageAt(site, path) !== undefined),
    ({ page }) => page.translates ?? '',
  )
  /** Compares the texts of all translations of a page with it. */
  const compareAll = oncePer((original: SitePage): { difference: TextDifference; isOriginal: boolean }[] => {
    const all = (translations.get(original.path) ?? [])
      .filter((page) => languageAt(site, page.path) !== languageAt(site, original.path))
      .map((page) => compareTexts(page, original, { site, types }))
    const voters = all.length
    return all.flat().map((difference) => {
      const alike = all.flat().filter((other) => saysTheSame(other, difference))
      return { difference, isOriginal: (voters > 1 && alike.length === voters) || isOfOriginal(difference, site) }
    })
  })

  return (page) => {
    const target = page.page.translates
    const ofOriginal = oncePerPlace(
      compareAll(page).flatMap(({ difference, isOriginal }) => (isOriginal ? tellDifference(difference, true) : [])),
    )
    if (target === undefined) return ofOriginal
    const language = languageAt(site, page.path)
    if (language === undefined) return [ofNoLanguage(site, target)]
    const original = byPath.get(target)
    // A link to a missing page is reported separately.
    if (!original) return []
    if (languageAt(site, target) === language) return [withinLanguage(target)]
    const twice = judgeTwins(page, original, language)
    if (twice) return [twice]
    return [
      ...ofOriginal,
      ...untranslated(page, original, { types, language, site }),
      ...compareAll(original).flatMap(({ difference, isOriginal }) =>
        difference.page === page && !isOriginal ? tellDifference(difference, false) : [],
      ),
      ...[
        ...otherSections(page, original),
        ...compareFacts(page, original),
        ...(isOlder(page, original, readRevisions?.()) ? [older(original)] : []),
      ].map((mistake) => ({ ...mistake, comparedFile: original.file })),
    ]
  }
}

const saysTheSame = (one: TextDifference, other: TextDifference) =>
  one.theirPath.join('/') === other.theirPath.join('/') &&
  one.theirs.start === other.theirs.start &&
  one.own.readings.some((reading) => other.own.readings.includes(reading))

const oncePerPlace = (mistakes: readonly Mistake[]): Mistake[] => [
  ...new Map(mistakes.map((mistake) => [JSON.stringify([mistake.path, mistake.span]), mistake])).values(),
]

const tell = (code: ProblemCode, message: string, fix: string): Mistake => ({
  path: ['translates'],
  code,
  message,
  fix,
})

const ofNoLanguage = (site: Site, target: string) =>
  tell(
    'translation-of-no-language',
    'This page is in no folder of another language, so it can translate no page.',
    translationFolders(site, target),
  )

const withinLanguage = (target: string) =>
  tell(
    'translation-within-language',
    `${quoted(target)} is in the same language as this page.`,
    'Write the address of the page that this one says in another language.',
  )

const older = (original: SitePage) =>
  tell(
    'translation-older',
    `${quoted(original.file)} was changed after this translation of it.`,
    'Read what changed there, translate it here, and commit both.',
  )

/** Whether a page was last changed before another one, if both times are known. */
function isOlder({ file }: SitePage, other: SitePage, ages: FileAges | undefined): boolean {
  const [own, others] = [ages?.get(file), ages?.get(other.file)]
  return own !== undefined && others !== undefined && own > others
}

function translationFolders(site: Site, target: string): string {
  const [code] = Object.keys(site.languages ?? {})
  if (code === undefined)
    return 'Delete the line, or add the language to "languages" in site.config.json and move the page into its folder.'
  const kind = kindAround(site, target.split('/').slice(1, -2).join('/'))
  const [folder, ...others] = Object.keys(site.kinds ?? {}).filter(
    (name) => kind !== undefined && name.startsWith(`${code}/`) && kindOf(site, name) === kind,
  )
  const right = folder === undefined || others.length > 0 ? homeOf(code) : `/${folder}/`
  return `Move it to pages${right}, or delete the line.`
}

/**
 * Names of people and places, including addresses, are the same in every language, and so are files and external pages.
 */
const isSaid = (value: string, { path, field }: Pick<TextField, 'path' | 'field'>): boolean =>
  path[0] !== 'place' && field !== 'author' && !/^(?:\/|[a-z]+:)\S*$/i.test(value)

/** Finds texts that equal those of the original. A few words may be equal, and names are. */
function untranslated(
  page: SitePage,
  original: SitePage,
  { types, language, site }: { types: SectionTypes; language: string; site: Site },
): Mistake[] {
  const pair = pairOf(tongueOf(language), tongueOf(tagOf(site, languageAt(site, original.path))))
  const [read, first] = [readPage(page), readPage(original)]
  const known = new Set(findPageTexts(first, types, isWording).map(({ value }) => value.trim()))
  const names = [...namesOfSite(site), ...namesOfPage(read), ...namesOfPage(first)]
  const isWritten = ({ value, path, field }: TextField) => {
    const plain = withoutNames(value, names)
    const isDish = path.includes('groups') && path.includes('items')
    if (pair && isReadAlone({ value, field }) && isShareForeign(plain, pair, isDish)) return true
    return wordsIn(plain) >= fewestWords && !(pair && isNameLike(plain, pair))
  }
  return findPageTexts(read, types, isWording)
    .filter((text) => known.has(text.value.trim()) && isSaid(text.value.trim(), text) && isWritten(text))
    .map(({ path, value }) => ({
      path,
      code: 'untranslated-text',
      message: `${quoted(value)} stands in ${original.file} too, so it is not ${englishName(language)}.`,
      fix: `Write it in ${englishName(language)}.${wordsIn(value) > mostOfName ? '' : ` A name? Add ${mentionWords(value, page.page.mentions)}.`}`,
    }))
}

/** Longer texts, in words, are not names. */
const mostOfName = 5

const shownTypes = (page: SitePage) =>
  readSections(page)
    .filter(({ hidden }) => hidden !== true)
    .map(({ type }) => type)

/** Finds a section of the original that the translation lacks. */
function otherSections(page: SitePage, original: SitePage): Mistake[] {
  const own = shownTypes(page)
  const missing = shownTypes(original).filter((type: Section['type']) => {
    const at = own.indexOf(type)
    if (at >= 0) own.splice(at, 1)
    return at < 0
  })
  const [type] = missing
  if (type === undefined) return []
  const others = missing.length === 1 ? '' : ` and ${missing.length - 1} more`
  return [
    {
      path: ['translates'],
      code: 'translation-lacks-section',
      message: `${quoted(original.file)} has a section that this page lacks: ${quoted(type)}${others}.`,
      fix: 'Translate it too, or delete the line "translates" where this page says something else.',
    },
  ]
}
