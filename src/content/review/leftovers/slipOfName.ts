/** Returns a word without each of its letters in turn. */
export const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Groups of letters that are mistaken for each other. Other consonants make another name, as in Dover and Rover. */
const alike = ['aeiouy', 'ckq', 'sz', 'dt', 'vw', 'gj', 'mn', 'bp']

/**
 * Whether a word is a name with a typo: a letter too many or too few, two swapped, or one replaced by a similar sound.
 */
export function isSlip(word: string, name: string): boolean {
  if (word === name || word[0] !== name[0]) return false
  let start = 0
  while (word[start] === name[start]) start++
  const [rest, other] = [word.slice(start), name.slice(start)]
  // Newtown and Newton are two towns, and Houstons are people.
  if (word.length > name.length) return rest.slice(1) === other && rest !== 's' && !(rest[0] === 'w' && other === 'n')
  if (word.length < name.length) return other.slice(1) === rest && !(other[0] === 'w' && rest === 'n')
  if (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0]) return true
  return (
    rest.slice(1) === other.slice(1) &&
    alike.some((set) => set.includes(rest[0] ?? ' ') && set.includes(other[0] ?? ' '))
  )
}

/** Returns typos of a name that are not other names: a letter omitted or doubled, or two swapped. */
export function slipsOf(name: string): string[] {
  const slips = Array.from(name, (letter, at) => {
    const [before, behind, next = ''] = [name.slice(0, at), name.slice(at + 1), name[at + 1]]
    return [`${before}${behind}`, `${before}${letter}${letter}${behind}`, `${before}${next}${letter}${behind.slice(1)}`]
  }).flat()
  return [...new Set(slips)].filter((slip) => isSlip(slip, name))
}
