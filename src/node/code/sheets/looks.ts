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
  headingsLeft: { of: 'section', isChosen: ({ headings = 'left' }) => headings === 'left' },
  headingsCentred: { of: 'section', isChosen: ({ headings }) => headings === 'centred' },
  titleCentred: { of: 'heroPlain', isChosen: ({ headings }) => headings === 'centred' },
  headingsRuled: { of: 'section', isChosen: ({ headings }) => headings === 'ruled' },
  contactAcross: {
    of: 'contactDetails',
    isChosen: ({ headings }) => headings === 'above' || headings === 'ruled',
  },
  headerRow: { of: 'header', isChosen: ({ top = 'row' }) => top === 'row' || top === 'panel' },
  headerCentred: { of: 'header', isChosen: ({ top }) => top === 'centred' },
  headerPhone: { of: 'header', isChosen: ({ top }) => top === 'phone' },
  headerPanel: { of: 'header', isChosen: ({ top }) => top === 'panel' },
  heroLeft: { of: 'hero', isChosen: ({ hero }) => hero === 'left' },
  heroDeep: { of: 'hero', isChosen: ({ hero }) => hero === 'deep' },
  heroCall: { of: 'hero', isChosen: ({ top }) => top === 'phone' },
  formCard: { of: 'formFrame', isChosen: ({ forms = 'card' }) => forms === 'card' },
  formLines: { of: 'formFrame', isChosen: ({ forms }) => forms === 'lines' },
  formWide: { of: 'formFrame', isChosen: ({ forms }) => forms === 'wide' },
  formDeep: { of: 'formFrame', isChosen: ({ forms }) => forms === 'deep' },
  quotesLarge: { of: 'testimonials', isChosen: ({ quotes }) => quotes === 'large' },
  footerName: { of: 'footer', isChosen: ({ footer }) => footer === 'name' },
}

/** The constants of the looks that a theme uses. */
export const looksOf = (theme: Theme = {}): string[] =>
  Object.entries(looks).flatMap(([constant, { isChosen }]) => (isChosen(theme) ? [constant] : []))
