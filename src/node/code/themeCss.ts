import type { Site } from '../../../schemas/index.ts'
import type { ColourName, Colours } from '../../../schemas/parts/theme/defaultColours.ts'
import { themeColours } from '../../content/theme/themeColours.ts'
import { colour, customProperties } from '../../ui/theme/theme.ts'
import { headCss } from './headCss.ts'
import { settledShapeCss, shapeCss } from './sheets/shapeCss.ts'
import { withoutMotif } from './sheets/withoutMotif.ts'

type Theme = Site['theme']

/**
 * The theme of a site as CSS: the default colours with the changes of `site.config.json` and what follows from them, as
 * custom properties. It contains only the colour modes of the site, and of the dark mode only the differences. Sites
 * without the motif, or with other corners or density, get additional rules.
 *
 * @param isSettled whether the rules of the builder contain the shape of the theme, see `inShapeOf`. Default: false
 */
export function themeCss(theme: Theme, { isSettled = false } = {}): string {
  const shape = isSettled ? settledShapeCss(theme) : shapeCss(theme)
  return colourCss(theme) + (hasMotif(theme) ? straight : withoutMotif) + shape + headCss(theme)
}

/**
 * Dims photos in dark mode on a site with its own look. Bright photos would glare; with more dimming, faces become
 * unrecognizable.
 */
const dimmed = 'main img{filter:brightness(.88)}'

const hasMotif = (theme: Theme) => theme?.motif !== 'none'

/** In forced-colors mode, the borders of panels are rectangular. */
const straight = '@media (forced-colors:active){:root{--unit:0px}}'

/** Lit windows of drawn houses in dark mode. */
const lit = [`--lit:${colour('accent')}`]

/** The colours for the file of a drawn scene, which has no access to those of the page. */
export const sceneCss = (theme: Theme): string =>
  rulesOf(coloursOf(theme), { names: sceneColours, ofNight: hasMotif(theme) ? lit : [] })

const sceneColours: readonly ColourName[] = ['s1', 's2', 's3', 'sa', 'sw', 'sb', 'sl', 'accent']

function colourCss(theme: Theme): string {
  const dim = theme?.light || theme?.dark || theme?.fonts || theme?.logo ? dimmed : ''
  return rulesOf(coloursOf(theme), { dim, ofNight: hasMotif(theme) ? lit : [] })
}

interface RuleOptions {
  /** The colours to include. Default: all. */
  names?: readonly ColourName[]
  /** Rules for the dark mode only. */
  dim?: string
  /** Declarations for the dark mode only. */
  ofNight: readonly string[]
}

function rulesOf({ light, dark, mode }: ModeColours, { names, dim = '', ofNight }: RuleOptions): string {
  const rootRule = (colours: Partial<Colours>, further: readonly string[] = []) =>
    rootRuleOf(names ? only(names, colours) : colours, further)
  if (mode === 'dark') return rootRule(dark, ofNight) + dim
  if (mode === 'light') return rootRule(light)
  const differing = Object.fromEntries(
    Object.entries(dark).filter(([name, value]) => Reflect.get(light, name) !== value),
  )
  return `${rootRule(light)}@media (prefers-color-scheme:dark){${rootRule(differing, ofNight)}${dim}}`
}

/** The page background in light and dark mode, for the browser's own bars. */
export function barColours(theme: Theme): { light: string; dark: string } {
  const { light, dark, mode } = coloursOf(theme)
  return { light: (mode === 'dark' ? dark : light).bg, dark: (mode === 'light' ? light : dark).bg }
}

/** The colours for a picture of the site: the light ones, unless the site is dark only. */
export function pictureColours(theme: Theme): Colours {
  const { light, dark, mode } = coloursOf(theme)
  return mode === 'dark' ? dark : light
}

type ModeColours = ReturnType<typeof coloursOf>
const coloursOf = (theme: Theme) => ({ ...themeColours(theme), mode: theme?.darkMode ?? 'auto' })

const only = (names: readonly ColourName[], colours: Partial<Colours>): Partial<Colours> =>
  Object.fromEntries(names.flatMap((name) => (colours[name] === undefined ? [] : [[name, colours[name]]])))

function rootRuleOf(colours: Partial<Colours>, further: readonly string[]): string {
  const declarations = Object.entries(customProperties(colours)).map(([name, value]) => `${name}:${value}`)
  return `:root{${[...declarations, ...further].join(';')}}`
}
