import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { checkEnd, checkStart } from './checkToldDay.ts'
import { checkToldPrice, digitsOf } from './checkToldPrice.ts'
import { checkToldSaving } from './checkToldSaving.ts'
import { paysTold } from './paysTold.ts'
import { type Text, type Told, tell, textsOf } from './toldTexts.ts'

/**
 * Fields of an event, an offer or a job that say another price, day, end or pay than its title, its description, its card and
 * its hero: one of them was changed and the other was not. A text that says none, or the right one beside others, is right.
 * What its sections say is held against its price alone.
 *
 * @param ofSections what visitors read in its sections
 */
export function checkTold(page: Told, ofSections: readonly TextField[] = []): Mistake[] {
  const { price, salary, until, validThrough } = page
  if (price === undefined && salary === undefined && page.starts === undefined && !until && !validThrough) return []
  const texts = textsOf(page)
  // Two days, or two pays, in the wrong order are told as such: what is between them cannot be held against a text.
  const isTurned = page.starts !== undefined && page.ends !== undefined && page.ends < page.starts
  const isPayTurned = salary?.to !== undefined && salary.to < salary.from
  return [
    ...checkToldPrice(page, texts, ofSections),
    ...checkToldSaving(page, texts),
    ...(isPayTurned ? [] : checkPay(page, texts)),
    ...(isTurned ? [] : checkStart(page, texts)),
    ...checkEnd(page, texts),
  ]
}

const digitsIn = (written: string) => written.replace(/[.,]00$|\D/g, '')

function checkPay({ salary }: Told, texts: readonly Text[]): Mistake[] {
  if (!salary) return []
  const own = [salary.from, salary.to ?? salary.from].map(digitsOf)
  const told = texts.flatMap((text) => paysTold(text.value).map((pay) => ({ ...text, ...pay })))
  const ranges = told.filter(({ to }) => (salary.to === undefined) === (to === undefined))
  const isOwn = ({ from, to = from, per }: (typeof told)[number]) =>
    [from, to].map(digitsIn).join() === own.join() && (per ?? salary.per) === salary.per
  const [first] = ranges
  if (!first || ranges.some(isOwn)) return []
  const [from, to = from] = [first.from, first.to].map((each) => each && digitsIn(each))
  const field = from !== own[0] ? 'from' : to !== own[1] ? 'to' : 'per'
  return [tell(['salary', field], String(salary[field]), first)]
}
