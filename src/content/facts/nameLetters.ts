const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether all letters of a name are capitals. Up to three letters do not count, because they may be initials, `LA`. */
export function isInCapitals(name: string): boolean {
  const letters = lettersOf(name)
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** Whether a name has no capital letter. */
export function isInSmall(name: string): boolean {
  const letters = lettersOf(name)
  return letters === letters.toLowerCase() && letters !== letters.toUpperCase()
}

/** Converts `LAUREL` and `laurel` to `Laurel`. Returns a name in mixed case unchanged. */
export const capitalized = (name: string): string =>
  isInCapitals(name) || isInSmall(name)
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
