/** Renders nothing: the sections of a block have replaced it before a page is rendered. */
export const Block = () => null
