import type { Site } from '../../../schemas/index.ts'
import { type ColourName, type Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import { contrastOf, turnHue } from './contrast.ts'
import { findShade } from './findShade.ts'

type Mode = keyof typeof defaultColours

/** The colours that a site chooses, in the order in which the others are fitted to them. */
const leaders = ['brand', 'action', 'brand-deep', 'accent'] as const
type Leader = (typeof leaders)[number]

/** Shades of a leader: each has its hue, and the lightness that fits its place. */
const followers: readonly (readonly [ColourName, Leader])[] = [
  ['brand-deep', 'brand'],
  ['brand-tint', 'brand'],
  ['on-deep-soft', 'brand'],
  ['on-deep-faint', 'brand'],
  ['sb', 'brand'],
  ['s1', 'brand'],
  ['s2', 'brand'],
  ['s3', 'brand'],
  ['sa', 'action'],
]

/** The least contrast by which visitors see that the pointer is on a button; the default colours have 1.3 and 1.2. */
const leastHoverContrast = 1.2

/**
 * All colours of a site in both modes. What `site.config.json` leaves out follows what it sets, so that the builder's own
 * green and red are on no site that has colours: shades follow the brand and the button, the button under the pointer the
 * button, and each mode the other one. Grounds, words and what means the same on every site keep their default.
 */
export function themeColours({ light = {}, dark = {} }: Site['theme'] = {}): Record<Mode, Colours> {
  return { light: coloursOf('light', light, dark), dark: coloursOf('dark', dark, light) }
}

function coloursOf(mode: Mode, own: Partial<Colours>, other: Partial<Colours>): Colours {
  const standard: Colours = defaultColours[mode]
  const others: Colours = defaultColours[mode === 'light' ? 'dark' : 'light']
  const colours: Colours = { ...standard, ...own }
  const isLeft = (name: ColourName) => own[name] === undefined
  for (const [name, leader] of followers) {
    const turn =
      turnTo(others[name], other[name]) ??
      turnTo(standard[leader], own[leader]) ??
      turnTo(others[leader], other[leader])
    if (isLeft(name) && turn) colours[name] = turnHue(standard[name], turn)
  }
  for (const name of leaders) {
    const followed = other[name]
    if (isLeft(name) && followed !== undefined)
      colours[name] = findShade(name, { ...colours, [name]: followed }) ?? colours[name]
  }
  if (isLeft('action-hover') && colours.action !== standard.action) {
    const isWanted = (shade: string) => contrastOf(shade, colours.action) >= leastHoverContrast
    const start = { ...colours, 'action-hover': colours.action }
    colours['action-hover'] = findShade('action-hover', start, { isWanted }) ?? colours.action
  }
  return colours
}

const turnTo = (from: string, to: string | undefined) => (to === undefined ? undefined : { from, to })
