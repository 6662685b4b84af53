import type { Site } from '../../../schemas/index.ts'
import { type ColourPair, colourPairs, leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import type { ColourName, Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import type { Mistake } from '../problem/mistake.ts'
import { contrastOf, isLighter, showContrast } from '../theme/contrast.ts'
import { contrastIn, findShade, pairsOf, partnerOf, standsOut } from '../theme/findShade.ts'
import { themeColours } from '../theme/themeColours.ts'
import { joinWords, quoted } from '../wording/phrases.ts'

type Mode = keyof typeof defaultColours
type Theme = NonNullable<Site['theme']>

/** The modes of a site that visitors see. */
const modesOf = ({ darkMode = 'auto' }: Theme): Mode[] => (darkMode === 'auto' ? ['light', 'dark'] : [darkMode])

/**
 * Finds colours of the site that have too little contrast to their ground, or as a ground to what is on it, in each mode
 * that visitors see: one warning for each colour, at the ground only where what is on it is a default or need not change.
 * The shades that the fixes name fit each other: a site that has all of them gets no warning.
 */
export function checkThemeContrast(theme: Theme = {}): Mistake[] {
  const colours = themeColours(theme)
  const modes = modesOf(theme)
  return modes.flatMap((mode) => {
    const when = modes.length > 1 ? ` in ${mode} mode` : ''
    return checkMode(mode, when, theme[mode] ?? {}, colours[mode])
  })
}

/** Words of less contrast than this nobody makes out, however large they are. */
const unreadable = 2

/** @param when the words for the mode at the end of a sentence; empty where a site has only one mode */
function checkMode(mode: Mode, when: string, own: Partial<Colours>, colours: Colours): Mistake[] {
  const ownOf = ({ front, ground }: ColourPair) => [front, ground].filter((name) => own[name] !== undefined)
  const failing = colourPairs.filter((pair) => ownOf(pair).length > 0 && !standsOut(colours, pair))
  const shaded = chooseShades(colours, new Set(failing.flatMap((pair) => ownOf(pair).slice(0, 1))))
  const changes = (name: ColourName) => shaded[name] !== colours[name]
  const blamed = new Map<ColourName, ColourPair[]>()
  for (const pair of failing) {
    const name = ownOf(pair).find(changes) ?? ownOf(pair)[0]
    if (name) blamed.set(name, [...(blamed.get(name) ?? []), pair])
  }
  return [...blamed].map(
    ([name, pairs]): Mistake => ({
      path: ['theme', mode, name],
      code: pairs.some((pair) => pair.as === 'words' && contrastIn(colours, pair) < unreadable)
        ? 'unreadable-words'
        : 'low-contrast',
      severity: 'warning',
      message: explainContrast(name, pairs, colours, when),
      fix: changes(name)
        ? explainShade(name, shaded[name], pairs, colours)
        : explainPartners(name, pairs, own, colours),
    }),
  )
}

/** The colours, with shades of some that stand out from all others. A colour without such a shade stays as it is. */
function chooseShades(colours: Colours, names: ReadonlySet<ColourName>): Colours {
  const shaded = { ...colours }
  const left = new Set(names)
  for (const name of names) {
    left.delete(name)
    // Colours that are yet to change are compared with this one in their turn.
    const settled = pairsOf(name).filter((pair) => !left.has(partnerOf(name, pair)))
    const shade = findShade(name, shaded, { pairs: settled })
    if (!shade) return chooseShades(colours, new Set([...names].filter((other) => other !== name)))
    shaded[name] = shade
  }
  return shaded
}

function explainContrast(name: ColourName, pairs: ColourPair[], colours: Colours, when: string): string {
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
  return `${subject} hard to ${hasWords ? 'read' : 'see'}${when}: the contrast is ${joinWords(measured, 'and')}, and ${needs.join(', ')}.`
}

function explainShade(name: ColourName, shade: string, pairs: ColourPair[], colours: Colours): string {
  const isDarker = isLighter(colours[name], shade)
  const words = `Write ${quoted(shade)}, the nearest shade of it that is ${isDarker ? 'dark' : 'light'} enough`
  // A company whose button is yellow means black words on it.
  const isButton = pairs.some(({ front, ground }) => front === 'on-action' && ground === name)
  const canKeep = isButton && contrastOf(colours.ink, colours[name]) >= leastContrast.words
  return canKeep ? `${words}, or keep it and write "on-action": ${quoted(colours.ink)}.` : `${words}.`
}

/** What to change where no shade of a colour has enough contrast. */
function explainPartners(name: ColourName, pairs: ColourPair[], own: Partial<Colours>, colours: Colours): string {
  const found = pairs.flatMap((pair) => {
    const partner = partnerOf(name, pair)
    const shade = findPartner(partner, own, colours)
    return shade ? [`${quoted(partner)}: ${quoted(shade)}`] : []
  })
  if (found.length === pairs.length)
    return `No other shade of it would do: keep it and write ${joinWords(found, 'and')}.`
  const all = pairsOf(name).map((pair) => quoted(partnerOf(name, pair)))
  return `No other shade of it would do: make ${joinWords(all, 'and')} all light or all dark.`
}

/** A shade that stands out from all, else one that stands out from the site's colours: defaults are the next to change. */
function findPartner(name: ColourName, own: Partial<Colours>, colours: Colours): string | undefined {
  const fixed = pairsOf(name).filter((pair) => own[partnerOf(name, pair)] !== undefined)
  return findShade(name, colours) ?? findShade(name, colours, { pairs: fixed })
}
