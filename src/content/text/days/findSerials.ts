import { addDays } from '../../model/days/days.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placeOf, type TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

/** Spreadsheets count days from 30 December 1899; these numbers are the days of 2018 to 2040. */
const serial = '(?:4[3-9]|50|51)\\d{3}'
const whole = new RegExp(`^${serial}$`)
/** Words before a day, and none before an American or German postal code. */
const before = anyOf(
  'on, until, till, through, since, starting, beginning, ending, ends, begins, dated, expires, as of, due, deadline:?, date:?, valid until, updated:?',
  'am, bis zum, seit dem, ab dem, vor dem, nach dem, stand:?, datum:?, gültig bis, termin:?',
  "le, jusqu[’']au, dès le, depuis le, avant le, après le, date :?, mis à jour le",
  'el, hasta el, desde el, antes del, después del, fecha:?',
)
const inSentence = new RegExp(
  `(?<!\\p{L})${before} (?<number>${serial})(?=[.,;:!)\\]*_]*(?:$|\\s$|\\n)|[.,;:!)]\\s|\\s(?:at|and|to|until|und|um|bis|à|et|au|a las|y|al)\\s)`,
  'giu',
)
/** A short number to call or to send a message to, or a postal code. */
const otherNumber =
  /(?<!\p{L})(?:call|text|dial|ring|phone|sms|message|send|tel|zip|postcode|plz|postleitzahl|code postal|código postal|envoyez|appelez|llame|envíe|anrufen|sende\p{L}*|no|nr|room|model|modell|modèle|modelo|order|page)(?!\p{L})/iu
/** Labels of a day. */
const label = new RegExp(
  `^(?:the )?${anyOf(
    '(?:[\\p{L}]+ )?date, day, starts?, ends?, deadline, apply by, valid (?:from|until|through), opening day, last day, first day, updated, last updated, since',
    '(?:[\\p{L}]+)?datum, tag, beginn, ende, stichtag, gültig (?:ab|bis), stand, termin',
    "date(?: [\\p{L}’]+){0,3}, jour, début, fin, valable jusqu[’']au, mise à jour",
    'fecha(?: [\\p{L}]+){0,3}, día, inicio, fin, válido hasta, actualizado',
  )}:?$`,
  'iu',
)

/** Whether a text may contain such a number. */
export const mayBeSerial = (text: string): boolean => /(?<!\d)(?:4[3-9]|50|51)\d{3}(?!\d)/.test(text)

/** Returns the day that a number of a spreadsheet stands for, `2025-11-26` for "45987"; undefined for other texts. */
export const dayOfSerial = (text: string): string | undefined =>
  whole.test(text) ? addDays('1899-12-30', Number(text)) : undefined

/** Finds days of a text that came as numbers from a spreadsheet: "Open until 45987." */
export const findSerials = ({ path, value }: Pick<TextField, 'path' | 'value'>): Mistake[] =>
  otherNumber.test(value)
    ? []
    : matchesOf(inSentence, value).map(({ 0: written, index, groups: { number = '' } = {} }) =>
        tell(path, number, index + written.length - number.length),
      )

/** Finds entries of a page that are such a number alone, beside a label or under a heading that asks for a day. */
export function findSerialEntries(texts: readonly TextField[]): Mistake[] {
  const labelOf = (text: TextField): string[] => {
    const { path } = text
    const column = path.at(-3) === 'rows' ? [...path.slice(0, -3), 'columns', path.at(-1) ?? 0].join('/') : undefined
    return texts
      .filter((other) => (column === undefined ? placeOf(other) === placeOf(text) : other.path.join('/') === column))
      .map(({ value }) => value.trim())
  }
  return texts
    .filter((text) => whole.test(text.value.trim()) && labelOf(text).some((each) => label.test(each)))
    .map(({ path, value }) => tell(path, value.trim(), value.indexOf(value.trim())))
}

const tell = (path: TextField['path'], number: string, start: number): Mistake => ({
  path,
  span: { start, end: start + number.length },
  code: 'day-as-number',
  message: `${quoted(number)} is how a spreadsheet counts a day.`,
  fix: `Write the day as visitors read it: it seems to be ${quoted(dayOfSerial(number) ?? '')}.`,
})
