import type { Site } from '../../../../schemas/index.ts'

type Theme = NonNullable<Site['theme']>

/** Values for the custom properties that `radius` in `ui/theme/theme.ts` reads. It defaults to soft corners. */
const corners: Readonly<Record<NonNullable<Theme['corner']>, string>> = {
  square: '--round-button:0;--round-box:0;--round-card:0',
  soft: '',
  round: '--round-button:2rem;--round-box:.75rem;--round-card:1.25rem;--round-large:1.25rem',
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
const rooms: Readonly<Record<NonNullable<Theme['density']>, string>> = {
  compact: '--room:.72',
  regular: '',
  airy: '--room:1.35',
}

/** The corners, density and checkmarks of a site as CSS; empty if all have their defaults. */
export function shapeCss({ corner = 'soft', density = 'regular', motif = 'steps', hero }: Theme = {}): string {
  const properties = [corners[corner], rooms[density], motif === 'none' ? ticks(corner) : ''].filter(
    (each) => each !== '',
  )
  const panels = corner === 'round' && motif === 'none' ? roundPanels(hero) : ''
  return properties.length > 0 ? `:root{${properties.join(';')}}${panels}` : ''
}

/** Matches expressions with properties of `shapeCss`, up to their default value. */
const read = /var\(--(?:round-[a-z]+|cut), |calc\(/g
const scale = ' * var(--room, 1)'

/**
 * Simplifies rules for a site with the default shape: it replaces the expressions of `radius`, `roomy` and the notch
 * with their default values, which saves 80 bytes gzip per page.
 */
export function inUsualShape(css: string): string {
  let shaped = ''
  let at = 0
  for (const { 0: opening, index } of css.matchAll(read)) {
    if (index < at) continue
    const start = index + opening.length
    const end = closingOf(css, start)
    const inner = css.slice(start, end)
    if (opening === 'calc(' && !inner.endsWith(scale)) continue
    const usual = opening === 'calc(' ? inner.slice(0, -scale.length) : inner
    shaped += css.slice(at, index) + inUsualShape(usual)
    at = end + 1
  }
  return shaped + css.slice(at)
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
