import type { Section } from '../../../../schemas/index.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { otherPage } from '../../problem/problem.ts'
import { fillTokens } from '../../text/tokens.ts'
import type { Words } from '../../text/words.ts'
import { firstFew, joinWords, quoted } from '../../wording/phrases.ts'
import { type Candidates, findCandidates, type Sketch, sketchOf } from './findCandidates.ts'
import { sharesOf } from './sharesOf.ts'

/**
 * The shares of own words below which a page gets a tip, or is refused. A page with only names replaced has none, a
 * half rewritten one 0.5.
 */
const worthALook = 0.6
const refused = 0.4

/**
 * A page with fewer words has only automatic lists, or still waits for its text. Its heading and description would
 * dominate.
 */
const fewestWords = 60

interface NearCopyInput {
  /** Sorted so that the later one of two similar pages is the copy. */
  pages: readonly SitePage[]
  /** Returns the sketch of a page, see `sketchPage`. */
  sketchOfPage(page: SitePage): Sketch | undefined
  /** Whether a page is compared with all others. Two pages that are not new are not compared. */
  isNew(page: SitePage): boolean
  /** Returns the words of a page with names masked. */
  wordsOfPage(page: SitePage): Words
  /** Returns the words of a section with names masked. */
  wordsOfSection(section: Section): Words
  /** Returns the words of a page without some of its sections. */
  wordsWithout(page: SitePage, sections: ReadonlySet<Section>): Words
}

/** Creates the sketch of a page, or returns undefined if it has too few words to be a copy. */
export function sketchPage(words: Words): Sketch | undefined {
  return words.length < fewestWords ? undefined : sketchOf(words)
}

/**
 * Finds pages with too few words of their own: another page has the rest, apart from names of towns, and search engines
 * show only one of the two. `allowSimilar` of either page counts for both, because saving a file may change which one
 * is the copy.
 */
export function findNearCopies(input: NearCopyInput): Map<SitePage, Mistake> {
  const { pages, sketchOfPage, isNew, wordsOfPage } = input
  const long = pages.flatMap((page) => {
    const sketch = page.page.allowSimilar === undefined ? sketchOfPage(page) : undefined
    return sketch ? [{ page, sketch }] : []
  })
  const candidates = findCandidates(long.map(({ sketch }) => sketch))
  const neighbours = listNeighbours(candidates)
  const copies = new Map<SitePage, Mistake>()
  long.forEach(({ page }, index) => {
    const others = (candidates[index]?.copied ?? []).flatMap((other) => long[other]?.page ?? [])
    const compared = others.filter((of) => isNew(page) || isNew(of))
    if (compared.length === 0) return
    const known = (neighbours[index] ?? []).flatMap((other) => long[other]?.page ?? [])
    const shares = sharesOf(wordsOfPage(page), known.map(wordsOfPage))
    let best: Original | undefined
    known.forEach((of, at) => {
      const own = 1 - (shares[at] ?? 0)
      if (compared.includes(of) && own < (best?.own ?? worthALook)) best = { of, own }
    })
    const likeness = best && explainLikeness(page, best, input)
    if (likeness) copies.set(page, likeness)
  })
  return copies
}

/** The most similar pages that a page is compared with. */
const mostNeighbours = 6

/**
 * Lists similar texts for each text, including later ones if there are few earlier ones. What many of them say is not
 * copied.
 */
function listNeighbours(candidates: readonly Candidates[]): number[][] {
  const neighbours = candidates.map(({ beside }) => [...beside])
  candidates.forEach(({ beside }, text) => {
    for (const other of beside) {
      const list = neighbours[other]
      if (list && list.length < mostNeighbours) list.push(text)
    }
  })
  return neighbours
}

/** The page that another one copies, and the share of words that the copy has for itself, from 0 to 1. */
interface Original {
  of: SitePage
  own: number
}

/** The code of a tip about a shared section, which makes no page a copy. */
export const sharedCallCode = 'repeated-call'

/** Sections with a call to action that a site may repeat on all its pages. */
const calls: ReadonlySet<Section['type']> = new Set(['ctaBand', 'quoteForm', 'contactForm', 'form', 'contactDetails'])

/**
 * Explains a likeness. A page that only shares its call to action with another one is not a copy; a tip explains how to
 * share such a section.
 */
function explainLikeness(page: SitePage, best: Original, input: NearCopyInput): Mistake | undefined {
  const { wordsOfPage, wordsOfSection, wordsWithout } = input
  const theirs = wordsOfPage(best.of)
  const sections = readSections(page)
  const shared = sections.filter((section) => {
    if (!calls.has(section.type)) return false
    const own = wordsOfSection(section)
    return own.length >= fewestOfSection && sharesOf(own, [theirs])[0] === 1
  })
  const [first] = shared
  if (!first) return explainCopy(page, best, input)
  const left = wordsWithout(page, new Set(shared))
  const own = 1 - (sharesOf(left, [theirs])[0] ?? 0)
  if (own < worthALook && left.length >= fewestWords)
    return explainCopy(page, { of: best.of, own }, input, new Set(shared))
  return page.notes.blocks === undefined ? explainShared(first, sections.indexOf(first), best) : undefined
}

function explainShared(section: Section, index: number, { of }: Original): Mistake {
  const heading = 'heading' in section ? section.heading : undefined
  return {
    path: ['sections', index],
    part: 'open',
    code: sharedCallCode,
    message: `The page ${of.path} has ${heading === undefined ? `this ${section.type} section` : `the section ${quoted(heading)}`} too, in the same words.`,
    fix: 'Pages may share such a section. Written once, as a block in the folder blocks/, it is placed by { "type": "block", "block": "the-name-of-its-file" } and changed in one place.',
    elsewhere: otherPage(of.file),
  }
}

/** The name of a page as visitors read it. The name of a generated page uses the placeholder of the town. */
function nameOf({ page: { name, location } }: SitePage): string {
  const { city = '{city}', state = '{state}', county = '{county}' } = location ?? {}
  return fillTokens(name, { city, state, county })
}

function explainCopy(
  page: SitePage,
  { of, own }: Original,
  input: NearCopyInput,
  shared: ReadonlySet<Section> = new Set(),
): Mistake {
  const percent = Math.round(own * 100)
  const sections = listAlikeSections(page, of, input, shared)
  const rewrite = sections.length > 0 ? ` Rewrite its sections ${joinWords(sections, 'and')}` : ' Rewrite its texts'
  const ideas = page.page.location
    ? 'what you have done in this town and for whom, what people here ask for, what is different here'
    : 'what is done here that is done on no other page, for whom, and how'
  return {
    path: ['name'],
    code: 'near-copy',
    severity: own < refused && page.page.draft !== true ? 'error' : 'warning',
    message: `${percent === 0 ? 'None' : `Only ${percent} %`} of the words of this page are its own; the page ${of.path} (${quoted(nameOf(of))}) has the others too, names of towns aside.`,
    fix: `Search engines show only one of two such pages.${rewrite}, until ${Math.round(worthALook * 100)} % are its own: ${ideas}. Meant on purpose? Add "allowSimilar": "the reason".`,
    elsewhere: otherPage(of.file),
  }
}

/** A section with fewer words is only a heading or an automatic list. */
const fewestOfSection = 7

/**
 * Lists up to four headings of sections whose words are mostly on the other page. Skips sections that pages may share.
 */
function listAlikeSections(
  page: SitePage,
  of: SitePage,
  { wordsOfPage, wordsOfSection }: NearCopyInput,
  shared: ReadonlySet<Section>,
): string[] {
  const theirs = wordsOfPage(of)
  const alike = readSections(page).flatMap((section): string[] => {
    if (shared.has(section)) return []
    const own = wordsOfSection(section)
    const [share = 0] = sharesOf(own, [theirs])
    if (own.length < fewestOfSection || 1 - share >= worthALook) return []
    const heading = 'heading' in section ? section.heading : undefined
    return [heading === undefined ? `the ${section.type} section` : quoted(heading)]
  })
  return firstFew(alike)
}
