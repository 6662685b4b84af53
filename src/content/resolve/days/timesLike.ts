const clockOfTwelve =
  /^(\d{1,2})(?:[:.]\d\d)?(\s?)([ap])(\.?\s?m\.?)(\s?[–-]\s?|\s\p{L}+\s)\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?\s?m\.?$/iu

/**
 * Formats two times with a hyphen between them, `08:00-12:30`, in the style of the owner's hours: `8 am – 12.30 pm`
 * beside `9 am – 4.30 pm`. Returns undefined if none of these uses am and pm; then the language alone determines the
 * format.
 *
 * @param written hours as on the pages
 */
export function timesLike(written: readonly string[], fromTo: string): string | undefined {
  const sample = written.map((text) => clockOfTwelve.exec(text.trim())).find((found) => found !== null)
  if (!sample) return undefined
  const [, , space = '', letter = '', m = '', between = ''] = sample
  const point = written.some((text) => /\d\.\d\d/.test(text)) ? '.' : ':'
  const halves = letter === letter.toUpperCase() ? ['A', 'P'] : ['a', 'p']
  const times = fromTo.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const past = minutes === 0 ? '' : `${point}${String(minutes).padStart(2, '0')}`
    return `${hours % 12 || 12}${past}${space}${halves[hours % 24 < 12 ? 0 : 1]}${m}`
  })
  return times.join(between)
}
