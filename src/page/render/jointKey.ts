/**
 * The key of a set of section types, independent of their order. It is a separate module because builds that render
 * nothing load it.
 */
export const jointKey = (types: Iterable<string>): string => [...types].sort().join(' ')

/** The name of a section type's stylesheet: the type itself, except that the two form sections share one. */
export const sheetNameOf = (type: string): string => (type === 'quoteForm' || type === 'contactForm' ? 'form' : type)
