/** A text with what its placeholders stand for on the page; those of no known name stay. */
export const fillTokens = (text: string, tokens: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole,
  )
