import { matchesOf } from '../../wording/matchesOf.ts'

export interface TimeTold {
  /** Its possible readings, in minutes from midnight: "8 Uhr" may be in the morning or the evening. */
  minutes: number[]
  start: number
  end: number
  /** Set for the first time of a span that writes its unit once. */
  opensSpan?: true
}

const half = 12 * 60

/** A time before or after noon: "7 pm", "7.30 p. m.". */
const ofHalf = /(?<![\d.:,])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m\b/giu
/**
 * Times whose unit or form distinguishes them from a duration or a span: "19 Uhr", "19.30 Uhr", "19:30", "à 19 h 30".
 */
const forms: readonly RegExp[] = [
  /(?<![\d.:,])(\d{1,2})(?:[:.](\d{2}))?\sUhr\b/gu,
  /(?<![\d.:,])(\d{1,2}):(\d{2})(?![\d:]|\s?[ap]\.?\s?m\b|\sUhr\b)/giu,
  /(?<![\d.:,])(\d{1,2})\s?h(?:\s?(\d{2}))?(?=\s?(?:à|et|[-–—]|jusqu['’]à)\s?\d{1,2}\s?h(?!\p{L}))/giu,
  /(?<=(?<!\p{L})(?:à|dès)\s)(\d{1,2})\s?h(?:\s?(\d{2}))?(?![\p{L}\d])/gu,
]

/** The first time of a span that has its unit only at the end: "18 bis 20 Uhr", "6 to 8 pm", "de 18 à 20 h". */
const openings: readonly RegExp[] = [
  /(?<![\d.:,])(\d{1,2})(?:[:.](\d{2}))?(?=\s?(?:bis|[-–—])\s?\d{1,2}(?:[:.]\d{2})?\sUhr\b)/gu,
  /(?<![\d.:,])(\d{1,2})(?:[:.](\d{2}))?(?=\s?(?:to|until|till|[-–—])\s?\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?\s?m\b)/giu,
  /(?<=(?<!\p{L})de\s)(\d{1,2})(?=\sà\s\d{1,2}\s?h(?!\p{L}))/giu,
]

/** Returns the times of day in a text, in English, German, French or Spanish. */
export function timesTold(text: string): TimeTold[] {
  const ofHalves = matchesOf(ofHalf, text).map(({ 0: whole, 1: hour, 2: minute = '0', 3: letter = '', index }) => {
    const at = (Number(hour) * 60 + Number(minute)) % half
    return { minutes: [letter.toLowerCase() === 'p' ? at + half : at], start: index, end: index + whole.length }
  })
  const others = [...forms, ...openings].flatMap((form) =>
    matchesOf(form, text).map(({ 0: whole, 1: hour, 2: minute = '0', index }) => {
      const at = Number(hour) * 60 + Number(minute)
      return {
        minutes: at < half ? [at, at + half] : [at],
        start: index,
        end: index + whole.length,
        ...(openings.includes(form) && { opensSpan: true as const }),
      }
    }),
  )
  return [...ofHalves, ...others]
}
