import type { Section } from '../../../schemas/index.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Words } from '../text/words.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { findCandidates, type Sketch, sketchOf } from './findCandidates.ts'
import { likeness, type Shingles, shinglesOf } from './likeness.ts'

/** Alike from here on: worth a look, and refused. With names swapped two pages are 1.00 alike, half rewritten 0.32. */
const worthALook = 0.6
const refused = 0.85

/** A page of fewer words has automatic lists only, or waits for its text. */
const fewestWords = 42

export interface NearCopyInput {
  /** Of two that are alike, the later one is the copy. */
  pages: readonly SitePage[]
  /** What a page is recognised by; see `sketchPage`. */
  sketchOfPage(page: SitePage): Sketch | undefined
  /** Whether a page is compared with all others; two pages that are not new are not compared with each other. */
  isNew(page: SitePage): boolean
  /** The words of a page, names masked. */
  wordsOfPage(page: SitePage): Words
  /** The same of one section. */
  wordsOfSection(section: Section): Words
}

/** What a page is recognised by; undefined for one that says too little to be a copy. */
export function sketchPage(words: Words): Sketch | undefined {
  return words.length < fewestWords ? undefined : sketchOf(words)
}

/**
 * Pages that say almost the same as another page, names of towns aside: search engines show one of the two. `allowSimilar`
 * of either page counts for both: which of them is the copy may change when a file is saved again.
 */
export function findNearCopies(input: NearCopyInput): Map<SitePage, Mistake> {
  const { pages, sketchOfPage, isNew, wordsOfPage } = input
  const long = pages.flatMap((page) => {
    const sketch = page.page.allowSimilar === undefined ? sketchOfPage(page) : undefined
    return sketch ? [{ page, sketch }] : []
  })
  const candidates = findCandidates(long.map(({ sketch }) => sketch))
  const copies = new Map<SitePage, Mistake>()
  long.forEach(({ page }, index) => {
    const others = (candidates[index] ?? []).flatMap((other) => long[other]?.page ?? [])
    const compared = others.filter((of) => isNew(page) || isNew(of))
    if (compared.length === 0) return
    const own = shinglesOf(wordsOfPage(page))
    let best: Original | undefined
    for (const of of compared) {
      const share = likeness(own, shinglesOf(wordsOfPage(of)))
      if (share >= worthALook && share > (best?.share ?? 0)) best = { of, share }
    }
    if (best) copies.set(page, explainCopy(page, best, input))
  })
  return copies
}

/** The page that another one is a copy of, and how much of both is the same, 0 to 1. */
interface Original {
  of: SitePage
  share: number
}

function explainCopy(page: SitePage, { of, share }: Original, { wordsOfSection }: NearCopyInput): Mistake {
  const name = of.page.location?.city ?? of.page.name
  const percent = Math.round(share * 100)
  const sections = listAlikeSections(page, of, (section) => shinglesOf(wordsOfSection(section)))
  const rewrite = sections.length > 0 ? ` Rewrite its sections ${joinWords(sections, 'and')}` : ' Rewrite its texts'
  const ideas = page.page.location
    ? 'what kinds of buildings stand here, on which streets, when they empty, what you do differently'
    : 'what is done here that is done on no other page, for whom, and how'
  return {
    path: ['name'],
    code: 'near-copy',
    severity: share >= refused && page.page.draft !== true ? 'error' : 'warning',
    message: `This page is almost the same as ${name} (${percent} % alike, town names ignored).`,
    fix: `Search engines show only one of two such pages.${rewrite}: ${ideas}. Meant on purpose? Add "allowSimilar": "the reason".`,
    elsewhere: { file: of.file, start: 0, end: 0, message: 'The other page is this one.' },
  }
}

/** The sections that are alike themselves, by their headings; at most four. */
function listAlikeSections(page: SitePage, of: SitePage, read: (section: Section) => Shingles): string[] {
  const theirs = readSections(of).map(read)
  const alike = readSections(page).flatMap((section): string[] => {
    const own = read(section)
    if (own.size < 5 || !theirs.some((other) => likeness(own, other) >= worthALook)) return []
    const heading = 'heading' in section ? section.heading : undefined
    return [heading === undefined ? section.type : quoted(heading)]
  })
  return alike.length > 4 ? [...alike.slice(0, 3), `${alike.length - 3} more`] : alike
}
