import { contentTypes, type Encoding } from '../../../schemas/parts/encoding.ts'
import { type Answer, type Answers, toNumber } from './answers.ts'
import { keyOfFile } from './chosenFiles.ts'
import type { RequestFormProps } from './formContext.ts'
import { openAnswers } from './state/keptAnswers.ts'
import { withScopes } from './state/scopeNotes.ts'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads the props of a prerendered form back from the page. Input that was typed before this code ran is returned as
 * `values` and stored from now on, because React does not replay it. If there is none, `values` is the input from
 * before a reload or a crash.
 *
 * @param scoped name of the field that receives the tasks which were ticked in a scope of work
 * @param scopeOf the line above those tasks
 */
export function readForm(element: Element, scoped?: string, scopeOf?: string): RequestFormProps {
  const form = element.querySelector('form')
  if (!form) throw new Error('Bug in the builder: an island of a form holds no form')
  const { endpoint = null, encoding = '', redirects, thanks, phone = '', tel = '', code, offices } = form.dataset
  const answers = openAnswers(form.dataset.form ?? '')
  const kept = answers.read()
  const byName = new Map<string, Box[]>()
  for (const box of form.querySelectorAll<Box>('input:not([type=hidden]),textarea,select'))
    byName.set(box.name, [...(byName.get(box.name) ?? []), box])
  const presets: Answers = {}
  const values: Record<string, unknown> = {}
  let isTouched = false
  for (const [name, boxes] of byName) {
    const now = readBoxes(boxes, false)
    presets[name] = readBoxes(boxes, true)
    const isAsMade = JSON.stringify(now) === JSON.stringify(presets[name])
    values[name] = isAsMade ? (kept[name] ?? now) : now
    if (!isAsMade) isTouched = true
    else if (kept[name] !== undefined) restoreBoxes(boxes, kept[name])
  }
  if (scoped !== undefined && scopeOf !== undefined) values[scoped] = withScopes(String(values[scoped] ?? ''), scopeOf)
  // Untouched values are not stored: a browser may have restored them from its own memory.
  if (isTouched) answers.keep(values as Answers)
  return {
    endpoint,
    encoding: isEncoding(encoding) ? encoding : 'json',
    redirects: redirects === 'follow' ? redirects : 'refuse',
    thanks,
    code,
    offices: offices === undefined ? undefined : JSON.parse(offices),
    phone: { label: phone, href: tel },
    presets,
    values,
    suggestions: Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input[list]')].map((box) => [
        box.name,
        [...(box.list?.options ?? [])].map(({ value }) => value),
      ]),
    ),
    idPrefix: form.getAttribute('id') ?? '',
  }
}

const isEncoding = (name: string): name is Encoding => Object.hasOwn(contentTypes, name)

/** Sets inputs to the answers from before a reload, because React does not change their values at hydration. */
function restoreBoxes(boxes: readonly Box[], answer: unknown): void {
  for (const box of boxes)
    if (box instanceof HTMLSelectElement) box.value = String(answer)
    else if (box.type === 'radio' || box.type === 'checkbox')
      (box as HTMLInputElement).checked = answer === true || [answer].flat().includes(box.value)
}

/** Returns the present answer of one field's inputs, or the one that the page was prerendered with. */
function readBoxes(boxes: readonly Box[], asMade: boolean): Answer {
  const [first] = boxes
  if (first instanceof HTMLSelectElement)
    return [...first.options].find((option) => (asMade ? option.defaultSelected : option.selected))?.value ?? ''
  if (!(first instanceof HTMLInputElement)) return first && (asMade ? first.defaultValue : first.value)
  const ticked = boxes.flatMap((box) =>
    box instanceof HTMLInputElement && (asMade ? box.defaultChecked : box.checked) ? [box.value] : [],
  )
  if (first.type === 'radio') return ticked[0] ?? ''
  if (first.type === 'checkbox') return first.dataset.several === undefined ? ticked.length > 0 : ticked
  if (first.type === 'file') return asMade ? [] : [...(first.files ?? [])].map(keyOfFile)
  const text = asMade ? first.defaultValue : first.value
  return first.dataset.number === undefined ? text : toNumber(text)
}
