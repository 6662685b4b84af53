/** Nothing: the sections of a block have taken its place before a page is drawn. */
export const Block = () => null
