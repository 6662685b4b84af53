/** Returns the offsets of the sentence that contains the character at `offset`, without surrounding white space. */
export function sentenceAt(text: string, offset: number): { start: number; end: number } {
  for (const { start, end } of sentencesOf(text)) if (offset < end) return { start, end }
  return { start: 0, end: text.length }
}

/** Returns the sentences of a text with their offsets, split after full stops and at line ends. */
export function sentencesOf(text: string): { text: string; start: number; end: number }[] {
  const sentences: { text: string; start: number; end: number }[] = []
  for (const { 0: whole, index } of text.matchAll(/[^\n]+?(?:(?<![.!?…])[.!?…]+["”')\]*_]*(?=\s|$)|(?=\n|$))/g)) {
    const trimmed = whole.trim()
    if (trimmed === '') continue
    const start = index + whole.indexOf(trimmed)
    sentences.push({ text: trimmed, start, end: start + trimmed.length })
  }
  return sentences
}
