import type { Site } from '../../../schemas/index.ts'

type Theme = NonNullable<Site['theme']>

/** What the names that `radius` of `ui/theme/theme.ts` reads are worth; soft corners are those it falls back to. */
const corners: Readonly<Record<NonNullable<Theme['corner']>, string>> = {
  square: '--round-button:0;--round-box:0;--round-card:0',
  soft: '',
  round: '--round-button:2rem;--round-box:.75rem;--round-card:1.25rem;--round-large:1.25rem',
}

/** Pictures and panels of a site without the motif; those at the edge of the screen are round on their other side. */
const roundPanels = '--cut:inset(0 round 1.25rem);--cut-edge:inset(0 round 1.25rem 0 0 1.25rem)'

/** How much of the usual room is between things. */
const rooms: Readonly<Record<NonNullable<Theme['density']>, string>> = {
  compact: '--room:.72',
  regular: '',
  airy: '--room:1.35',
}

/** The corners and the density of a site as custom properties; empty where both are as usual. */
export function shapeCss({ corner = 'soft', density = 'regular', motif = 'steps' }: Theme = {}): string {
  const set = [corners[corner], corner === 'round' && motif === 'none' ? roundPanels : '', rooms[density]]
  const properties = set.filter((each) => each !== '')
  return properties.length > 0 ? `:root{${properties.join(';')}}` : ''
}
