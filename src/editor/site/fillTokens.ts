/** Replaces the placeholders of a text with their values. Unknown placeholders stay. */
export const fillTokens = (text: string, tokens: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Za-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole,
  )
