import type { Site } from '../../../schemas/index.ts'
import { type ColourName, type Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import { contrastOf, turnHue } from './contrast.ts'
import { findShade } from './findShade.ts'

type Mode = keyof typeof defaultColours

/** The colours that a site chooses, in the order in which the others are adjusted to them. */
const leaders = ['brand', 'action', 'brand-deep', 'accent'] as const
type Leader = (typeof leaders)[number]

/** Shades of a leader. Each has its hue, and a lightness that suits its use. */
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

/**
 * The smallest contrast at which visitors notice that the pointer is on a button. The default colours have 1.3 and 1.2.
 */
const leastHoverContrast = 1.2

/**
 * Returns all colours of a site in both modes. Colours that `site.config.json` omits are derived from those it sets, so
 * that the builder's green and red never appear on a site with its own colours: shades follow the brand and the button
 * colour, the hovered button follows the button, and each mode follows the other one. Backgrounds, text colours and
 * colours with a fixed meaning keep their default.
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
