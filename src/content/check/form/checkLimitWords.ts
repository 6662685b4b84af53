import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** Matches a number in a sentence, possibly with thousands separators, and the word after it. */
const numberAndUnit =
  /(?<![\p{L}\p{N}.,:/-])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d{1,6})(?![\p{N}:/]|[.,]\d)[ \u00a0-]?(\p{L}+)?/gu

/**
 * Finds a message of a number field that states another limit, "up to 54 feet" with `"max": 45`, and a help of a file
 * field that states another size.
 */
export function checkLimitWords(field: FormField, path: Path): Mistake[] {
  if (field.type === 'file') return checkFileSize(field, path)
  if (field.type !== 'number') return []
  const { messages, label, min, max } = field
  const limits = [
    { name: 'max', message: 'high', limit: max },
    { name: 'min', message: 'low', limit: min },
  ] as const
  return limits.flatMap(({ name, message, limit }): Mistake | [] => {
    const said = messages?.[message]
    if (limit === undefined || said === undefined) return []
    const found = [...said.matchAll(numberAndUnit)]
    const [first] = found
    if (!first || found.length > 1) return []
    const [, digits = '', unit = ''] = first
    const told = Number(digits.replace(/\D/g, ''))
    // A different number may refer to something else: "more than a dozen? Call us 3 days ahead".
    if (told === limit || told === Math.abs(limit - 1) || told === limit + 1) return []
    if (!isSlip(String(told), String(limit)) && !saysUnit(label, unit)) return []
    return {
      path: [...path, 'messages', message],
      span: { start: first.index, end: first.index + digits.length },
      code: 'limit-told-otherwise',
      message: `This message says ${digits}, and ${quoted(name)} of the field is ${limit}.`,
      fix: 'Write the right one in both.',
      also: { path: [...path, name], message: 'That is said here.' },
    }
  })
}

/** Whether a number differs from another by one digit or by two exchanged digits. */
function isSlip(told: string, limit: string): boolean {
  if (told.length !== limit.length || told.length === 1) return false
  const others = [...told].flatMap((digit, at) => (digit === limit[at] ? [] : [at]))
  const [a = 0, b = 0] = others
  return others.length === 1 || (others.length === 2 && told[a] === limit[b] && told[b] === limit[a])
}

const saysUnit = (label: string | undefined, unit: string) =>
  unit.length > 1 &&
  label !== undefined &&
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(unit.toLowerCase())

const megabytesTold = /(?<![\p{L}\p{N}.,])(\d+)[ \u00a0\u202f]?(?:MB|Mo|megabytes?|mégaoctets?)(?!\p{L})/giu
/** Words for the size of all files, or of another file. */
const ofOtherSize =
  /(?<!\p{L})(?:together|total|altogether|all|zusammen|insgesamt|ensemble|total\p{L}*|junt[oa]s|en todo)(?!\p{L})/iu

function checkFileSize({ help, megabytes }: Extract<FormField, { type: 'file' }>, path: Path): Mistake[] {
  const found = [...(help ?? '').matchAll(megabytesTold)]
  const [first] = found
  if (!first || found.length > 1 || megabytes === undefined || ofOtherSize.test(help ?? '')) return []
  if (Number(first[1]) === megabytes) return []
  return [
    {
      path: [...path, 'help'],
      span: { start: first.index, end: first.index + first[0].length },
      code: 'limit-told-otherwise',
      message: `This help says ${quoted(first[0])}, and "megabytes" of the field is ${megabytes}.`,
      fix: 'Write the right one in both.',
      also: { path: [...path, 'megabytes'], message: 'That is said here.' },
    },
  ]
}
