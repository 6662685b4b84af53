/** The name of a set of section types, in whatever order. Apart from components, because builds that draw nothing load it. */
export const jointKey = (types: Iterable<string>): string => [...types].sort().join(' ')
