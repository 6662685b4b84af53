import type { Site } from '../../../../schemas/index.ts'

type Theme = NonNullable<Site['theme']>

interface Look {
  /** The constant whose classes its rules modify. */
  of: string
  isChosen: (theme: Theme) => boolean
}

/** The optional looks of a theme, by the constants of their rules (`lookStyles`). */
export const looks: Readonly<Record<string, Look>> = {
  cardTiles: { of: 'card', isChosen: ({ cards }) => cards === 'tiles' },
  cardLines: { of: 'card', isChosen: ({ cards }) => cards === 'lines' },
  headingsCentred: { of: 'section', isChosen: ({ headings }) => headings === 'centred' },
  quotesLarge: { of: 'testimonials', isChosen: ({ quotes }) => quotes === 'large' },
  footerName: { of: 'footer', isChosen: ({ footer }) => footer === 'name' },
}

/** The constants of the looks that a theme uses. */
export const looksOf = (theme: Theme = {}): string[] =>
  Object.entries(looks).flatMap(([constant, { isChosen }]) => (isChosen(theme) ? [constant] : []))
