import type { Site } from '../../../schemas/index.ts'
import { type ColourPair, colourPairs, leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import type { ColourName, Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import { addTo } from '../model/groupBy.ts'
import type { Mistake } from '../problem/mistake.ts'
import { contrastOf, isLighter, showContrast } from '../theme/contrast.ts'
import { contrastIn, findShade, pairsOf, partnerOf, standsOut } from '../theme/findShade.ts'
import { themeColours } from '../theme/themeColours.ts'
import { joinWords, quoted } from '../wording/phrases.ts'

type Mode = keyof typeof defaultColours
type Theme = NonNullable<Site['theme']>

/** Returns the colour modes that visitors can see. */
const modesOf = ({ darkMode = 'auto' }: Theme): Mode[] => (darkMode === 'auto' ? ['light', 'dark'] : [darkMode])

/**
 * Finds colours of the site with too little contrast to their background or, for backgrounds, to what is on them, in
 * each mode that visitors see. Warns once per colour; the warning is at the background only if the colour on it is a
 * default or need not change. The suggested shades fit together: a site that uses all of them gets no warning.
 */
export function checkThemeContrast(theme: Theme = {}): Mistake[] {
  const colours = themeColours(theme)
  const modes = modesOf(theme)
  return modes.flatMap((mode) => {
    const when = modes.length > 1 ? ` in ${mode} mode` : ''
    return checkMode(mode, when, theme[mode] ?? {}, colours[mode])
  })
}

/** Below this contrast, text of any size is unreadable. */
const unreadable = 2

/** @param when the words for the mode at the end of a sentence; empty if a site has only one mode */
function checkMode(mode: Mode, when: string, own: Partial<Colours>, colours: Colours): Mistake[] {
  const ownOf = ({ front, ground }: ColourPair) => [front, ground].filter((name) => own[name] !== undefined)
  const failing = colourPairs.filter((pair) => ownOf(pair).length > 0 && !standsOut(colours, pair))
  const shaded = chooseShades(colours, new Set(failing.flatMap((pair) => ownOf(pair).slice(0, 1))))
  const changes = (name: ColourName) => shaded[name] !== colours[name]
  const blamed = new Map<ColourName, ColourPair[]>()
  for (const pair of failing) {
    const name = ownOf(pair).find(changes) ?? ownOf(pair)[0]
    if (name) addTo(blamed, name, pair)
  }
  return [...blamed].map(
    ([name, pairs]): Mistake => ({
      path: ['theme', mode, name],
      code: pairs.some((pair) => pair.as === 'words' && contrastIn(colours, pair) < unreadable)
        ? 'unreadable-words'
        : 'low-contrast',
      message: explainContrast(name, pairs, colours, when),
      fix: changes(name)
        ? explainShade(name, shaded[name], pairs, colours)
        : explainPartners(name, pairs, own, colours),
    }),
  )
}

/**
 * Returns the colours with some replaced by shades that contrast with all others. A colour without such a shade stays.
 */
function chooseShades(colours: Colours, names: ReadonlySet<ColourName>): Colours {
  const shaded = { ...colours }
  const left = new Set(names)
  for (const name of names) {
    left.delete(name)
    // The colours that will change later are compared with this one in their turn.
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
  // A company with a yellow button probably wants black text on it.
  const isButton = pairs.some(({ front, ground }) => front === 'on-action' && ground === name)
  const canKeep = isButton && contrastOf(colours.ink, colours[name]) >= leastContrast.words
  return canKeep ? `${words}, or keep it and write "on-action": ${quoted(colours.ink)}.` : `${words}.`
}

/** Suggests what to change if no shade of a colour has enough contrast. */
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

/**
 * Returns a shade that contrasts with all colours, or else with those that the site sets, because defaults can be
 * changed next.
 */
function findPartner(name: ColourName, own: Partial<Colours>, colours: Colours): string | undefined {
  const fixed = pairsOf(name).filter((pair) => own[partnerOf(name, pair)] !== undefined)
  return findShade(name, colours) ?? findShade(name, colours, { pairs: fixed })
}
