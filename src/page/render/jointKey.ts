/** The name of a set of section types, in whatever order. Apart from components, because builds that draw nothing load it. */
export const jointKey = (types: Iterable<string>): string => [...types].sort().join(' ')

/** The name of the stylesheet of a section type: the type, but for sections that place a form, which share one. */
export const sheetNameOf = (type: string): string => (type === 'quoteForm' || type === 'contactForm' ? 'form' : type)
