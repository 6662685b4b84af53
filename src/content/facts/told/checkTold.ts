import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { checkEnd, checkStart } from './checkToldDay.ts'
import { checkToldPrice, digitsOf } from './checkToldPrice.ts'
import { checkToldSaving } from './checkToldSaving.ts'
import { paysTold } from './paysTold.ts'
import { type Text, type ToldPage, tell, textsOf } from './toldTexts.ts'

/**
 * Finds fields of an event, an offer or a job that differ from the page's title, description, card or hero in price,
 * day, end or pay: one was changed and the other was not. A text is correct if it does not mention the fact, or
 * mentions the right value beside others. The texts of sections are only compared with the price.
 *
 * @param ofSections what visitors read in its sections
 */
export function checkTold(page: ToldPage, ofSections: readonly TextField[] = []): Mistake[] {
  const { price, salary, until, validThrough } = page
  if (price === undefined && salary === undefined && page.starts === undefined && !until && !validThrough) return []
  const texts = textsOf(page)
  // Two days or pays in the wrong order are reported as such. The span between them cannot be compared with a text.
  const isTurned = page.starts !== undefined && page.ends !== undefined && page.ends < page.starts
  const isPayTurned = salary?.to !== undefined && salary.to < salary.from
  return [
    checkToldPrice(page, texts, ofSections),
    checkToldSaving(page, texts),
    isPayTurned ? [] : checkPay(page, texts),
    isTurned ? [] : checkStart(page, texts),
    checkEnd(page, texts),
  ].flat()
}

const digitsIn = (written: string) => written.replace(/[.,]00$|\D/g, '')

function checkPay({ salary }: ToldPage, texts: readonly Text[]): Mistake[] {
  if (!salary) return []
  const own = [salary.from, salary.to ?? salary.from].map(digitsOf)
  const told = texts.flatMap((text) => paysTold(text.value).map((pay) => ({ ...text, ...pay })))
  const ranges = told.filter(({ to }) => (salary.to === undefined) === (to === undefined))
  const isOwn = ({ from, to = from, per }: (typeof told)[number]) =>
    [from, to].map(digitsIn).join() === own.join() && (per ?? salary.per) === salary.per
  const right = ranges.filter(isOwn).map(({ value }) => value)
  // If another text is right, only a wrong range is a mistake: a single amount may be the pay of an extra hour.
  const [first] = ranges.filter(
    (pay) => right.length === 0 || (pay.to !== undefined && pay.per === salary.per && !right.includes(pay.value)),
  )
  if (!first) return []
  const [from, to = from] = [first.from, first.to].map((each) => each && digitsIn(each))
  const field = from !== own[0] ? 'from' : to !== own[1] ? 'to' : 'per'
  return [tell(['salary', field], String(salary[field]), first)]
}
