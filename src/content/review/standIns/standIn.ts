/** Words that stand where nobody has written yet. */
export interface StandIn {
  /** Words of which a text must have some before it is looked at closely, in small letters and without punctuation. */
  cues: readonly string[]
  pattern: RegExp
  severity: 'error' | 'warning'
  fix: string
  /** What a message says of the words; default: they stand where a text is still to be written. */
  says?: string
  /** Only in these fields. */
  fields?: ReadonlySet<string>
}

/** The advice where no more is known. */
export const write = 'Write the words that belong here.'

/** One cue for each of some words, with the same words behind it. */
export const cuesWith = (words: string, behind: string): string[] =>
  words.split(', ').map((word) => `${word} ${behind}`)
