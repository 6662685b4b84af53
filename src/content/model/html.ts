declare const isHtml: unique symbol
/** HTML from the Markdown parser, safe to insert. */
export type Html = string & { [isHtml]: true }

/** Marks a text as HTML. The text must come from the parser or be escaped; the mark exists only for the compiler. */
export const asHtml = (text: string): Html => text as Html
