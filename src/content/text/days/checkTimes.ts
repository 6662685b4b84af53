import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

const free = '(?<![\\p{Sc}\\p{N}.,:/-]|\\p{Sc} )'
/** "19 pm" and "19:30 a.m."; a plain "am" is also a German word. */
const oddHour = new RegExp(
  `${free}(?<hour>1[3-9]|2[0-3])(?<minutes>[:.][0-5]\\d)?\\s?(?:p\\.?\\s?m|a\\.\\s?m)(?![\\p{L}\\p{N}])(?:(?<=\\.\\s?m)\\.)?`,
  'giu',
)
const oddMinutes = new RegExp(`${free}\\d{1,2}:[6-9]\\d\\s?(?:[ap]\\.?\\s?m|uhr)(?![\\p{L}\\p{N}])`, 'giu')

/** Whether `checkTimes` may find something in a text. */
export const mayTellTime = (text: string): boolean =>
  /(?:1[3-9]|2[0-3])(?:[:.]\d\d)?\s?[ap]\.?\s?m|\d:[6-9]\d/i.test(text)

/** Finds times that no clock shows: "19 pm", "9:75 pm", "10:75 Uhr". */
export function checkTimes({ path, value }: Pick<TextField, 'path' | 'value'>): Mistake[] {
  const found = [
    ...matchesOf(oddHour, value).map(({ 0: written, index, groups = {} }) => {
      const { hour, minutes = '' } = groups
      const meant = `${Number(hour) - 12}${minutes} pm`
      return { written, index, fix: `Write ${quoted(meant)}, if that is meant.` }
    }),
    ...matchesOf(oddMinutes, value).map(({ 0: written, index }) => ({
      written,
      index,
      fix: 'Write the minutes that are meant, from 00 to 59.',
    })),
  ]
  return found.map(({ written, index, fix }) => ({
    path,
    span: { start: index, end: index + written.length },
    code: 'no-such-time',
    message: `${quoted(written)} is no time of the day.`,
    fix,
  }))
}
