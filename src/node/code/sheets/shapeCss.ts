import type { Site } from '../../../../schemas/index.ts'

type Theme = NonNullable<Site['theme']>

/** What of a theme decides the shape of its panels and controls. */
export type Shape = Pick<Theme, 'corner' | 'density' | 'motif'>

export const shapeOf = ({ corner, density, motif }: Theme = {}): Shape => ({
  ...(corner && { corner }),
  ...(density && { density }),
  ...(motif && { motif }),
})

/** Values by name of the custom properties that `radius` and `roomy` of `ui/theme/theme.ts` read. */
type Values = Readonly<Record<string, string>>

/** Defaults to soft corners. */
const corners: Readonly<Record<NonNullable<Theme['corner']>, Values>> = {
  square: { 'round-button': '0', 'round-box': '0', 'round-card': '0' },
  soft: {},
  round: { 'round-button': '2rem', 'round-box': '.75rem', 'round-card': '1.25rem', 'round-large': '1.25rem' },
}

/**
 * Rounds pictures and panels of a site without the motif. The picture beside the main heading touches the edge of the
 * screen, so only its inner corners are round.
 */
const roundPanels = (hero: Theme['hero']) =>
  [
    ':root{--cut:inset(0 round 1.25rem)}',
    `section:has(>div>h1)>div:nth-child(2){--cut:inset(0 round ${hero === 'left' ? '0 1.25rem 1.25rem 0' : '1.25rem 0 0 1.25rem'})}`,
  ].join('')

/** The checkmark of a list on a site without the motif: round, unless its corners are square. */
const ticks = (corner: Theme['corner']) => `--tick:${corner === 'square' ? 'inset(.3rem)' : 'circle(.25rem)'}`

/** Spacing as a fraction of the default. */
const rooms: Readonly<Record<NonNullable<Theme['density']>, Values>> = {
  compact: { room: '.72' },
  regular: {},
  airy: { room: '1.35' },
}

const valuesOf = ({ corner = 'soft', density = 'regular' }: Shape): Values => ({
  ...corners[corner],
  ...rooms[density],
})

const hasRoundPanels = ({ corner, motif }: Shape) => corner === 'round' && motif === 'none'

/** The corners, density and checkmarks of a site as CSS, for rules as written; empty if all have their defaults. */
export const shapeCss = (theme: Theme = {}): string => rootCss(theme, valuesOf(theme))

/** What remains of `shapeCss` for rules that `inShapeOf` has adapted. */
export const settledShapeCss = (theme: Theme = {}): string => rootCss(theme, {})

function rootCss({ corner, motif, hero }: Theme, values: Values): string {
  const properties = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  if (motif === 'none') properties.push(ticks(corner))
  const panels = corner === 'round' && motif === 'none' ? roundPanels(hero) : ''
  return properties.length > 0 ? `:root{${properties.join(';')}}${panels}` : ''
}

/** Matches expressions with properties of `shapeCss`, up to their default value. */
const read = /var\(--(round-[a-z]+|cut), |calc\(/g
const scale = ' * var(--room, 1)'

/**
 * Adapts rules to the shape of a site: it replaces the expressions of `radius`, `roomy` and the notch with their
 * values, which saves 70 to 90 bytes gzip per page.
 */
export function inShapeOf(theme: Shape): (css: string) => string {
  const values = valuesOf(theme)
  const keepsCut = hasRoundPanels(theme)
  const adapt = (css: string): string => {
    let shaped = ''
    let at = 0
    for (const { 0: opening, 1: name, index } of css.matchAll(read)) {
      if (index < at || (name === 'cut' && keepsCut)) continue
      const start = index + opening.length
      const end = closingOf(css, start)
      const inner = css.slice(start, end)
      if (!name && !inner.endsWith(scale)) continue
      shaped +=
        css.slice(at, index) + (name ? (values[name] ?? adapt(inner)) : scaled(adapt(inner.slice(0, -scale.length))))
      at = end + 1
    }
    return shaped + css.slice(at)
  }
  const scaled = (length: string) => (values.room ? `calc(${length} * ${values.room})` : length)
  return adapt
}

const outline = /(?<=var\(--cut, )polygon\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Rules for a site without the motif: its panels have no notch, whose outline would have no height anyway. */
export const withoutNotches = (css: string): string => css.replace(outline, 'inset(0)')

/** The offset of the bracket that closes the one opened before `start`. */
function closingOf(css: string, start: number): number {
  let open = 1
  for (let at = start; at < css.length; at++) {
    if (css[at] === '(') open++
    if (css[at] === ')' && --open === 0) return at
  }
  return css.length
}
