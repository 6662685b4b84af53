import type { Section } from '../../../schemas/index.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { listOf, quoted } from '../wording/phrases.ts'
import { findCandidates, type Sketch, sketch } from './findCandidates.ts'
import { likeness, type Shingles } from './wordReader.ts'

/** Alike from here on: worth a look, and refused. With names swapped two pages are 1.00 alike, half rewritten 0.32. */
const worthALook = 0.6
const refused = 0.85

/** Fewer than this many shingles are a page of automatic lists, or one that waits for its text. */
const fewest = 40

export interface NearCopyInput {
  /** Of two that are alike, the later one is the copy. */
  pages: readonly SitePage[]
  /** What a page is recognised by; see `sketchPage`. */
  sketchOf(page: SitePage): Sketch | undefined
  /** The shingles of a page, to be used before the next call. */
  shinglesOf(page: SitePage): Shingles
  /** The same of one section. */
  shinglesOfSection(section: Section): Shingles
}

/** What a page is recognised by; undefined for one that says too little to be a copy. */
export function sketchPage(shingles: Shingles): Sketch | undefined {
  return shingles.length < fewest ? undefined : sketch(shingles)
}

/**
 * Pages that say almost the same as another page, names of towns aside: search engines show one of the two. The word of
 * either page that this is meant so counts for both: which of them is the copy may turn round when a file is saved anew.
 */
export function findNearCopies({
  pages,
  sketchOf,
  shinglesOf,
  shinglesOfSection,
}: NearCopyInput): Map<SitePage, Mistake> {
  const long = pages.flatMap((page) => {
    const sketch = page.page.allowSimilar === undefined ? sketchOf(page) : undefined
    return sketch ? [{ page, sketch }] : []
  })
  const candidates = findCandidates(long.map(({ sketch }) => sketch))
  const copies = new Map<SitePage, Mistake>()
  long.forEach(({ page }, index) => {
    const others = candidates[index] ?? []
    if (others.length === 0) return
    const own = new Set(shinglesOf(page))
    let best: { of: SitePage; share: number } | undefined
    for (const other of others) {
      const of = long[other]?.page
      const share = of ? likeness(own, new Set(shinglesOf(of))) : 0
      if (of && share >= worthALook && share > (best?.share ?? 0)) best = { of, share }
    }
    if (best) copies.set(page, tell(page, best, shinglesOfSection))
  })
  return copies
}

function tell(
  page: SitePage,
  { of, share }: { of: SitePage; share: number },
  shinglesOfSection: NearCopyInput['shinglesOfSection'],
): Mistake {
  const name = of.page.location?.city ?? of.page.name
  const percent = Math.round(share * 100)
  const sections = alikeSections(page, of, shinglesOfSection)
  const rewrite = sections.length > 0 ? ` Rewrite its sections ${listOf(sections, 'and')}` : ' Rewrite its texts'
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
function alikeSections(page: SitePage, of: SitePage, shinglesOfSection: NearCopyInput['shinglesOfSection']): string[] {
  const read = (section: Section) => new Set(shinglesOfSection(section))
  const theirs = readSections(of).map(read)
  const alike = readSections(page).flatMap((section): string[] => {
    const own = read(section)
    if (own.size < 5 || !theirs.some((other) => likeness(own, other) >= worthALook)) return []
    const heading = 'heading' in section ? section.heading : undefined
    return [heading === undefined ? section.type : quoted(heading)]
  })
  return alike.length > 4 ? [...alike.slice(0, 3), `${alike.length - 3} more`] : alike
}
