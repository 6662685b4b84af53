import type { Site } from '../../../schemas/index.ts'
import { type ColourPair, colourPairs, leastContrast } from '../../../schemas/parts/colourPairs.ts'
import type { ColourName, Colours, defaultColours } from '../../../schemas/parts/defaultColours.ts'
import type { Mistake } from '../problem/mistake.ts'
import { contrastOf, isLighter, showContrast } from '../theme/contrast.ts'
import { contrastIn, findShade, pairsOf, partnerOf, standsOut } from '../theme/findShade.ts'
import { themeColours } from '../theme/themeColours.ts'
import { listOf, quoted } from '../wording/phrases.ts'

type Mode = keyof typeof defaultColours
type Theme = NonNullable<Site['theme']>

/** The modes of a site that visitors see. */
const modesOf = ({ darkMode = 'auto' }: Theme): Mode[] => (darkMode === 'auto' ? ['light', 'dark'] : [darkMode])

/** The words for a mode, to stand at the end of a sentence; none where a site has but one. */
const whenIn = (mode: Mode, theme: Theme) => (modesOf(theme).length > 1 ? ` in ${mode} mode` : '')

/**
 * Finds colours of the site that are too like those they stand on, or that stand on them, in each mode that visitors see:
 * one warning each, at the ground only where what stands on it is a default or need not change. The shades that the fixes
 * name go together: who writes them all has no warning left.
 */
export function checkThemeContrast(theme: Theme = {}): Mistake[] {
  const colours = themeColours(theme)
  return modesOf(theme).flatMap((mode) =>
    checkMode(mode, theme[mode] ?? {}, { colours: colours[mode], when: whenIn(mode, theme) }),
  )
}

function checkMode(mode: Mode, own: Partial<Colours>, { colours, when }: Wording): Mistake[] {
  const ownOf = ({ front, ground }: ColourPair) => [front, ground].filter((name) => own[name] !== undefined)
  const failing = colourPairs.filter((pair) => ownOf(pair).length > 0 && !standsOut(colours, pair))
  const mended = mend(colours, new Set(failing.flatMap((pair) => ownOf(pair).slice(0, 1))))
  const changes = (name: ColourName) => mended[name] !== colours[name]
  const blamed = new Map<ColourName, ColourPair[]>()
  for (const pair of failing) {
    const name = ownOf(pair).find(changes) ?? ownOf(pair)[0]
    if (name) blamed.set(name, [...(blamed.get(name) ?? []), pair])
  }
  return [...blamed].map(
    ([name, pairs]): Mistake => ({
      path: ['theme', mode, name],
      code: 'low-contrast',
      severity: 'warning',
      message: explainContrast(name, pairs, { colours, when }),
      fix: changes(name)
        ? explainShade({ name, shade: mended[name], pairs, colours })
        : explainPartners({ name, pairs, own, colours }),
    }),
  )
}

/** The colours with shades of some that stand out from all; those without such a shade stay, and the others fit them. */
function mend(colours: Colours, names: ReadonlySet<ColourName>): Colours {
  const mended = { ...colours }
  const left = new Set(names)
  for (const name of names) {
    left.delete(name)
    // Those that are yet to change are held against this one in their turn.
    const settled = pairsOf(name).filter((pair) => !left.has(partnerOf(name, pair)))
    const shade = findShade(name, mended, { pairs: settled })
    if (!shade) return mend(colours, new Set([...names].filter((other) => other !== name)))
    mended[name] = shade
  }
  return mended
}

interface Wording {
  colours: Colours
  /** The words for the mode; empty where a site has but one. */
  when: string
}

function explainContrast(name: ColourName, pairs: ColourPair[], { colours, when }: Wording): string {
  const withValue = (name: ColourName) => `${quoted(name)} (${colours[name]})`
  const hasWords = pairs.some(({ as }) => as === 'words')
  const hasMarks = pairs.some(({ as }) => as === 'marks')
  const isFront = pairs.some(({ front }) => front === name)
  const subject = isFront ? `${withValue(name)} is` : `${hasWords ? 'Words' : 'Marks'} on ${withValue(name)} are`
  const measured = pairs.map(
    (pair) => `${showContrast(contrastIn(colours, pair))} to ${withValue(partnerOf(name, pair))}`,
  )
  const needs = [
    ...(hasWords ? [`words need ${leastContrast.words}`] : []),
    ...(hasMarks ? [`lines and marks ${hasWords ? '' : 'need '}${leastContrast.marks}`] : []),
  ]
  return `${subject} hard to ${hasWords ? 'read' : 'see'}${when}: the contrast is ${listOf(measured, 'and')}, and ${needs.join(', ')}.`
}

interface Shade {
  name: ColourName
  shade: string
  pairs: ColourPair[]
  colours: Colours
}

function explainShade({ name, shade, pairs, colours }: Shade): string {
  const isDarker = isLighter(colours[name], shade)
  const words = `Write ${quoted(shade)}, the nearest shade of it that is ${isDarker ? 'dark' : 'light'} enough`
  // A company whose button is yellow means black words on it.
  const isButton = pairs.some(({ front, ground }) => front === 'on-action' && ground === name)
  const canKeep = isButton && contrastOf(colours.ink, colours[name]) >= leastContrast.words
  return canKeep ? `${words}, or keep it and write "on-action": ${quoted(colours.ink)}.` : `${words}.`
}

interface Partners {
  name: ColourName
  pairs: ColourPair[]
  own: Partial<Colours>
  colours: Colours
}

/** Where no shade of a colour does: what to change in place of it. */
function explainPartners({ name, pairs, own, colours }: Partners): string {
  const partners = pairs.map((pair) => {
    const partner = partnerOf(name, pair)
    const shade = findPartner(partner, own, colours)
    return shade && `${quoted(partner)}: ${quoted(shade)}`
  })
  const found = partners.filter((partner) => partner !== undefined)
  if (found.length === pairs.length) return `No other shade of it would do: keep it and write ${listOf(found, 'and')}.`
  const all = pairsOf(name).map((pair) => quoted(partnerOf(name, pair)))
  return `No other shade of it would do: make ${listOf(all, 'and')} all light or all dark.`
}

/** A shade that stands out from all; else one that does from the colours of the site, as defaults are the next to change. */
function findPartner(name: ColourName, own: Partial<Colours>, colours: Colours): string | undefined {
  const fixed = pairsOf(name).filter((pair) => own[partnerOf(name, pair)] !== undefined)
  return findShade(name, colours) ?? findShade(name, colours, { pairs: fixed })
}
