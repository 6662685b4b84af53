/** Offsets of the sentence of a text in which the character at `offset` stands, without white space around it. */
export function sentenceAt(text: string, offset: number): { start: number; end: number } {
  for (const { start, end } of sentencesOf(text)) if (offset < end) return { start, end }
  return { start: 0, end: text.length }
}

/** The sentences of a text, each with its offsets: cut behind a full stop and at the ends of lines. */
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
