/**
 * A text as it is shown where there is room for a part of it: whole, or the words at its beginning that fit with an ellipsis.
 *
 * @param measure how much room a text takes, in the unit of `room`
 */
export function cutWords(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text
  const words = text.split(' ')
  const cut = (count: number) => `${words.slice(0, count).join(' ')} …`
  let count = Math.max(1, words.length - 1)
  while (count > 1 && measure(cut(count)) > room) count--
  return cut(count)
}
