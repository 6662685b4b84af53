const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether all letters of a name are capitals; up to three of them are no name but letters, `LA`. */
export function isInCapitals(name: string): boolean {
  const letters = lettersOf(name)
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** Whether a name has no capital; `'s-Hertogenbosch` begins with its article. */
export function isInSmall(name: string): boolean {
  const letters = lettersOf(name)
  return letters === letters.toLowerCase() && letters !== letters.toUpperCase()
}

/** `LAUREL` and `laurel` as `Laurel`; a name that has both kinds of letters stays. */
export const capitalized = (name: string): string =>
  isInCapitals(name) || isInSmall(name)
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
