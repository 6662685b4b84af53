declare const isHtml: unique symbol
/** HTML from the Markdown parser, safe to insert. */
export type Html = string & { [isHtml]: true }

/** Takes a text for HTML: one that the parser wrote, or whose characters are escaped. The mark on the type is for the compiler alone. */
export const asHtml = (text: string): Html => text as Html
