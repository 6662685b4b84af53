import type { Site } from '../../../schemas/index.ts'
import type { ColourName, Colours } from '../../../schemas/parts/theme/defaultColours.ts'
import { themeColours } from '../../content/theme/themeColours.ts'
import { colour, customProperties } from '../../ui/theme/theme.ts'
import { headCss } from './headCss.ts'
import { shapeCss } from './sheets/shapeCss.ts'
import { withoutMotif } from './sheets/withoutMotif.ts'

type Theme = Site['theme']

/**
 * The colours of a site as custom properties: those of the theme, with what `site.config.json` changes and what follows
 * from it. Only the modes that the site has are written, and of the dark one only what differs. A site without the motif has
 * rules more, as has one with other corners or another density.
 */
export function themeCss(theme: Theme): string {
  return colourCss(theme) + (hasMotif(theme) ? straight : withoutMotif) + shapeCss(theme) + headCss(theme)
}

/** Photos and pictures of a site with a look of its own, in the dark: a bright one would glare, and a face that is dimmed more is lost. */
const dimmed = 'main img{filter:brightness(.88)}'

const hasMotif = (theme: Theme) => theme?.motif !== 'none'

/** The lines that a visitor's own colours draw around panels go straight around. */
const straight = '@media (forced-colors:active){:root{--unit:0px}}'

/** Windows of drawn houses at night. */
const lit = [`--lit:${colour('accent')}`]

/** The colours of a file with a drawn scene, which has no others. */
export const sceneCss = (theme: Theme): string =>
  rulesOf(coloursOf(theme), { names: sceneColours, ofNight: hasMotif(theme) ? lit : [] })

const sceneColours: readonly ColourName[] = ['s1', 's2', 's3', 'sa', 'sw', 'sb', 'sl', 'accent']

function colourCss(theme: Theme): string {
  const dim = theme?.light || theme?.dark || theme?.fonts || theme?.logo ? dimmed : ''
  return rulesOf(coloursOf(theme), { dim, ofNight: hasMotif(theme) ? lit : [] })
}

interface RuleOptions {
  /** The colours to name. Default: all. */
  names?: readonly ColourName[]
  /** Rules that only the dark mode has. */
  dim?: string
  /** Declarations that only the dark mode has. */
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

/** The ground of the page in light and dark, for the browser's own bars. */
export function barColours(theme: Theme): { light: string; dark: string } {
  const { light, dark, mode } = coloursOf(theme)
  return { light: (mode === 'dark' ? dark : light).bg, dark: (mode === 'light' ? light : dark).bg }
}

/** The colours of a picture of the site: light ones, unless the site is dark only. */
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
