/**
 * The matches of a pattern with the flag `g`, in order. `matchAll` copies the pattern for each text, which took a
 * twentieth of the check of 10,000 pages.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    // An empty match would be found again and again.
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}
