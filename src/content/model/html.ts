declare const isHtml: unique symbol
/** HTML that came out of the Markdown parser: safe to insert as it is. */
export type Html = string & { [isHtml]: true }
