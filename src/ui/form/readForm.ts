import type { RequestFormProps } from './formContext.ts'
import { openAnswers } from './keptAnswers.ts'
import { withScopes } from './scopeNotes.ts'

/**
 * Reads a prerendered form back from the page: the HTML is its data. What was typed before this code ran comes along
 * as `values`, kept from now on; React does not replay it. Where nothing was, it is what was typed before a reload or a
 * crash.
 */
export function readForm(element: Element): RequestFormProps {
  const form = element.querySelector('form')
  if (!form) throw new Error('Bug in the builder: an island of a form holds no form')
  const { endpoint = null, encoding, redirects, thanks, phone = '', tel = '', email = '', mailto = '' } = form.dataset
  const answers = openAnswers(form.dataset.form ?? '')
  const kept = answers.read()
  const boxes = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const values = Object.fromEntries(
    boxes.map((box) => [box.name, box.value === box.defaultValue ? (kept[box.name] ?? box.value) : box.value]),
  )
  if (values.message !== undefined && form.dataset.form === 'quote') values.message = withScopes(values.message)
  // Some of it nobody typed: a browser fills boxes in from its own memory.
  if (boxes.some((box) => box.value !== box.defaultValue)) answers.keep(values)
  return {
    endpoint,
    encoding: encoding === 'text' ? encoding : 'json',
    redirects: redirects === 'follow' ? redirects : 'refuse',
    thanks,
    phone: { label: phone, href: tel },
    email: { label: email, href: mailto },
    presets: Object.fromEntries(boxes.map((box) => [box.name, box.defaultValue])),
    values,
    suggestions: [...form.querySelectorAll('option')].map((option) => option.value),
    idPrefix: form.getAttribute('id') ?? '',
  }
}
