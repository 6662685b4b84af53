import type { CSSObject } from '@emotion/serialize'

/** The screen of a phone. On paper, which may be as narrow, nothing can be swiped. */
export const phoneScreen = '@media screen and (max-width: 47.99rem)'

/** Matches a section unless its text is enlarged, see `enlarged`. */
export const atUsualSize = '@container (min-width: 15.01rem)'

/**
 * A list whose items are side by side up to the edges of the screen, to be swiped; the next one shows its edge. The
 * focus on a link in an item scrolls to it.
 */
export const swiped: CSSObject = {
  '&&': { display: 'flex', gap: '.75rem' },
  margin: '0 calc(var(--gutter) * -1)',
  padding: '.25rem var(--gutter) .5rem',
  overflowX: 'auto',
  scrollPadding: 'var(--gutter)',
  scrollSnapType: 'x mandatory',
  '&& > *': { flex: '0 0 min(78%, 19rem)', scrollSnapAlign: 'start' },
}
