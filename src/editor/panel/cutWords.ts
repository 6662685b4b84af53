/**
 * Returns the text if it fits, or else as many of its first words as fit, with an ellipsis.
 *
 * @param measure returns the size of a text, in the unit of `room`
 */
export function cutWords(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text
  const words = text.split(' ')
  const cut = (count: number) => `${words.slice(0, count).join(' ')} …`
  let count = Math.max(1, words.length - 1)
  while (count > 1 && measure(cut(count)) > room) count--
  return cut(count)
}
