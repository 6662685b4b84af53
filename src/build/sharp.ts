/** sharp, which takes a fifth of a second to load and is not needed where all pictures are in the cache. */
export const loadSharp = async () => (await import('sharp')).default
